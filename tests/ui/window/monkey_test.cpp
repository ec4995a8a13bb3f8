// SPDX-License-Identifier: GPL-3.0-or-later
// A monkey at the window: it opens, clicks, types, undoes and chooses from menus, in windows of all languages and themes.
// Nothing may complain, block, grow or stay behind. ATLAS_MONKEY_SEED repeats a run, as far as timing allows;
// ATLAS_MONKEY_SECONDS sets its length.
#include "tests/support/paths.h"
#include "tests/support/run.h"
#include "tests/ui/window/memory_in_use.h"
#include "tests/ui/window/speaking.h"
#include "tests/ui/window/window_fixture.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMutex>
#include <QPointer>
#include <QTimer>
#include <QWheelEvent>
#include <algorithm>
#include <csignal>
#include <cstdio>
#include <fmt/format.h>
#include <random>
#include <sys/resource.h>

namespace atlas::ui {
namespace {

int numberIn(const char* variable, int otherwise) {
    bool isNumber = false;
    const int number = qEnvironmentVariable(variable).toInt(&isNumber);
    return isNumber ? number : otherwise;
}

/// Complaints of Qt while the monkey is at work.
QStringList complaints;
QMutex complaintsLock;

void hear(QtMsgType type, const QMessageLogContext&, const QString& text) {
    // The platform of the tests: it has neither a clipboard of other programs nor a place to propagate sizes to.
    static const QStringList ofPlatform{"XDG_RUNTIME_DIR", "propagateSizeHints", "This plugin does not support"};
    const bool isKnown =
        std::any_of(ofPlatform.begin(), ofPlatform.end(), [&](const QString& known) { return text.contains(known); });
    if (type == QtDebugMsg || type == QtInfoMsg || isKnown) {
        return;
    }
    const QMutexLocker lock(&complaintsLock);
    complaints << text;
}

QStringList done; ///< what the monkey did

std::string lastDone(qsizetype most) {
    return done.last(std::min<qsizetype>(done.size(), most)).join("; ").toStdString();
}

/// A crash is a finding, too, of which the backtrace alone does not say what led to it.
void complainOfCrash(int signal) {
    std::fprintf(stderr, "The monkey ended the program by signal %d, after: %s\n", signal, lastDone(12).c_str());
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

constexpr rlim_t mostMemory = rlim_t{8} << 30U;

/// What grows without end is to end the test, and not the machine. AddressSanitizer reserves more.
void limitMemory(rlim_t bytes) {
#ifndef __SANITIZE_ADDRESS__
    rlimit limit{};
    getrlimit(RLIMIT_AS, &limit);
    limit.rlim_cur = std::min(bytes, limit.rlim_max);
    setrlimit(RLIMIT_AS, &limit);
#else
    (void)bytes;
#endif
}

class Monkey : public WindowTest {
protected:
    void SetUp() override {
        before = qInstallMessageHandler(hear);
        for (const int signal : {SIGABRT, SIGSEGV, SIGFPE}) {
            std::signal(signal, complainOfCrash);
        }
        complaints.clear();
        limitMemory(mostMemory);
        qputenv("TMPDIR", temporary.path().c_str());
        int number = 0;
        for (const auto* options :
             {"-t ext4 -b 4096", "-t ext4 -b 1024 -L label", "-t ext2 -b 2048", "-t ext4 -b 1024 -G 1 -O bigalloc"}) {
            images.push_back(fake.file("image" + std::to_string(number++)));
            test::mustRun(fmt::format("mke2fs -q -F {} {} 24M 2>/dev/null", options, images.back().toStdString()));
        }
        images.push_back(misaligned());
        images.push_back(fake.file("damaged"));
        test::mustRun(fmt::format("cp {} {} && printf XXXXXXXX | dd of={} bs=1 seek=4100 conv=notrunc 2>/dev/null",
                                  images[1].toStdString(), images.back().toStdString(), images.back().toStdString()));
        fake.write("noise", std::string(5000, 'n'));
        images.push_back(fake.file("noise"));
        // Modal dialogs run loops of their own, and so do menus that were popped up: nobody else would end them.
        unblock.setInterval(40);
        QObject::connect(&unblock, &QTimer::timeout, &unblock, [this] { leaveLoops(); });
        unblock.start();
    }

    void TearDown() override {
        unblock.stop();
        closeOthers();
        qunsetenv("TMPDIR");
        limitMemory(RLIM_INFINITY);
        qInstallMessageHandler(before);
        for (const int signal : {SIGABRT, SIGSEGV, SIGFPE}) {
            std::signal(signal, SIG_DFL);
        }
    }

    /// A random number below `end`.
    int upTo(int end) { return static_cast<int>(random() % static_cast<unsigned>(std::max(end, 1))); }
    template <class List>
    auto& oneOf(List& list) {
        return list[static_cast<typename List::size_type>(upTo(static_cast<int>(list.size())))];
    }

    void leaveLoops() {
        if (auto* popup = QApplication::activePopupWidget()) {
            popup->close();
        }
        auto* modal = QApplication::activeModalWidget();
        if (auto* dialog = qobject_cast<QDialog*>(modal)) {
            dialog->reject();
        } else if (modal != nullptr) {
            modal->close();
        }
    }

    /// Windows that the monkey opened.
    void closeOthers() {
        for (auto* widget : QApplication::topLevelWidgets()) {
            if (widget != window.get() && widget != used &&
                (qobject_cast<MainWindow*>(widget) || qobject_cast<QDialog*>(widget))) {
                widget->close();
            }
        }
        QTest::qWait(1);
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    /// Choices that leave the program, start others, or print.
    static bool isTaboo(const QAction& action) {
        static const QStringList taboo{"Quit", "Print", "Samples", "device", "Device"};
        const auto menu = qobject_cast<const QMenu*>(action.parent());
        return std::any_of(taboo.begin(), taboo.end(), [&](const QString& word) {
            return action.property("english").toString().contains(word) ||
                   (menu != nullptr && menu->property("english").toString().contains(word));
        });
    }

    /// The words of the other window of the test, which is English, are those of the same actions.
    void nameInEnglish(MainWindow& spoken) {
        const auto english = window->findChildren<QAction*>();
        const auto own = spoken.findChildren<QAction*>();
        for (qsizetype n = 0; n < std::min(english.size(), own.size()); ++n) {
            own[n]->setProperty("english", english[n]->text().remove('&'));
        }
        const auto menus = window->findChildren<QMenu*>();
        const auto ownMenus = spoken.findChildren<QMenu*>();
        for (qsizetype n = 0; n < std::min(menus.size(), ownMenus.size()); ++n) {
            ownMenus[n]->setProperty("english", menus[n]->title().remove('&'));
        }
    }

    void choose() {
        auto actions = used->findChildren<QAction*>();
        actions.removeIf([](QAction* action) {
            return !action->isEnabled() || action->isSeparator() || action->menu() != nullptr || isTaboo(*action);
        });
        if (actions.isEmpty()) {
            return;
        }
        auto* action = oneOf(actions);
        done << "choose " + action->text();
        action->trigger();
    }

    QWidget* anyWidget() {
        auto widgets = used->findChildren<QWidget*>();
        widgets.removeIf([](QWidget* widget) {
            return !widget->isVisible() || !widget->isEnabled() || qobject_cast<QMenuBar*>(widget) ||
                   qobject_cast<QMenu*>(widget) || widget->window()->isModal();
        });
        return widgets.isEmpty() ? nullptr : oneOf(widgets);
    }

    void click() {
        auto* widget = anyWidget();
        if (widget == nullptr) {
            return;
        }
        const QPoint at(upTo(widget->width()), upTo(widget->height()));
        static const std::array buttons{Qt::LeftButton, Qt::LeftButton, Qt::LeftButton, Qt::RightButton,
                                        Qt::BackButton};
        static const std::array<Qt::KeyboardModifiers, 4> keys{Qt::NoModifier, Qt::NoModifier, Qt::ShiftModifier,
                                                               Qt::ControlModifier};
        done << fmt::format("click {} {} {},{}", widget->metaObject()->className(), widget->objectName().toStdString(),
                            at.x(), at.y())
                    .c_str();
        const QPointer<QWidget> alive(widget);
        const auto button = oneOf(buttons);
        if (upTo(4) == 0) {
            QTest::mouseDClick(widget, Qt::LeftButton, {}, at);
        } else {
            QTest::mouseClick(widget, button, oneOf(keys), at);
        }
        if (alive) {
            QTest::mouseMove(alive, {upTo(alive->width()), upTo(alive->height())});
        }
    }

    void turnWheel() {
        auto* widget = anyWidget();
        if (widget == nullptr) {
            return;
        }
        const QPointF at(upTo(widget->width()), upTo(widget->height()));
        QWheelEvent turned(at, widget->mapToGlobal(at), {}, {0, upTo(2) == 0 ? 120 : -120}, Qt::NoButton,
                           upTo(2) == 0 ? Qt::ControlModifier : Qt::NoModifier, Qt::NoScrollPhase, false);
        done << "wheel";
        QApplication::sendEvent(widget, &turned);
    }

    void press() {
        static const std::array keys{Qt::Key_Escape, Qt::Key_Return,   Qt::Key_Tab,    Qt::Key_Backtab,  Qt::Key_Left,
                                     Qt::Key_Right,  Qt::Key_Up,       Qt::Key_Down,   Qt::Key_PageDown, Qt::Key_Home,
                                     Qt::Key_End,    Qt::Key_Space,    Qt::Key_Delete, Qt::Key_F1,       Qt::Key_F8,
                                     Qt::Key_F11,    Qt::Key_Backspace};
        static const std::array withControl{Qt::Key_Z, Qt::Key_G, Qt::Key_F, Qt::Key_D, Qt::Key_C,
                                            Qt::Key_V, Qt::Key_A, Qt::Key_1, Qt::Key_2, Qt::Key_3,
                                            Qt::Key_4, Qt::Key_M, Qt::Key_0, Qt::Key_R};
        auto* focus = used->focusWidget() != nullptr ? used->focusWidget() : static_cast<QWidget*>(used);
        done << "press";
        if (upTo(3) == 0) {
            QTest::keyClick(focus, oneOf(withControl), Qt::ControlModifier);
        } else {
            QTest::keyClick(focus, oneOf(keys));
        }
    }

    void type() {
        auto fields = used->findChildren<QLineEdit*>();
        fields.removeIf(
            [](QLineEdit* field) { return !field->isVisible() || !field->isEnabled() || field->isReadOnly(); });
        if (fields.isEmpty()) {
            return;
        }
        static const std::array<const char*, 16> words{"5000",
                                                       "0x1000",
                                                       "group 3",
                                                       "/lost+found",
                                                       "inode 11",
                                                       "1 MiB",
                                                       "63s",
                                                       "2048",
                                                       "512n",
                                                       "-G 64",
                                                       "mke2fs -t ext4 -b 1024",
                                                       "53 ef",
                                                       "",
                                                       "99999999999999999999",
                                                       "32 Ki",
                                                       "superblock"};
        auto* field = oneOf(fields);
        done << "type into " + field->objectName();
        const QPointer<QLineEdit> alive(field);
        field->selectAll();
        QTest::keyClicks(field, oneOf(words));
        if (alive && upTo(2) == 0) {
            QTest::keyClick(field, Qt::Key_Return);
        }
    }

    void open() {
        const auto image = oneOf(images);
        done << "open " + image;
        used->open(image);
    }

    void act() {
        const int kind = upTo(20);
        if (kind < 7) {
            click();
        } else if (kind < 11) {
            choose();
        } else if (kind < 13) {
            turnWheel();
        } else if (kind < 16) {
            press();
        } else if (kind < 18) {
            type();
        } else {
            open();
        }
        QTest::qWait(upTo(10) == 0 ? 60 : 1);
    }

    /// The longest that the window took for one act, in milliseconds.
    qint64 play(Language language, int milliseconds) {
        const Speaking speaking(language);
        QSettings own(fake.file(fmt::format("settings{}.ini", round++)), QSettings::IniFormat);
        static const std::array<const char*, 3> themes{"system", "light", "dark"};
        own.setValue("theme", oneOf(themes));
        const auto spoken = std::make_unique<MainWindow>(own);
        spoken->resize(900 + upTo(700), 600 + upTo(500));
        spoken->show();
        EXPECT_TRUE(QTest::qWaitForWindowExposed(spoken.get()));
        spoken->workspace().session.reader().setProgram(QString::fromStdString(test::built("ext4atlas-cli")));
        used = spoken.get();
        nameInEnglish(*spoken);
        qint64 longest = 0;
        QElapsedTimer all;
        all.start();
        while (all.elapsed() < milliseconds && complaints.isEmpty()) {
            QElapsedTimer one;
            one.start();
            act();
            ++acts;
            longest = std::max(longest, one.elapsed());
            if (!spoken->isVisible()) {
                spoken->show(); // the monkey closed it
            }
        }
        QTest::qWait(300);
        closeOthers();
        used = nullptr;
        return longest;
    }

    test::TempDir temporary;
    QtMessageHandler before = nullptr;
    std::vector<QString> images;
    QTimer unblock;
    std::minstd_rand random;
    MainWindow* used = nullptr;
    int round = 0;
    int acts = 0;
};

TEST_F(Monkey, FindsNothing) {
    constexpr int usualSeed = 600; // one that is repeated tells a change that breaks something from bad luck
    const int seconds = numberIn("ATLAS_MONKEY_SECONDS", 60);
    const auto seed = static_cast<unsigned>(numberIn("ATLAS_MONKEY_SEED", usualSeed));
    std::printf("The monkey plays for %d s; ATLAS_MONKEY_SEED=%u repeats it.\n", seconds, seed);
    std::fflush(stdout);
    random.seed(seed + 1);
    constexpr int rounds = 12; // three in each language
    constexpr int warm = 4; // rounds until caches are full: one in each language
    static const std::array languages{Language::English, Language::German, Language::French, Language::Chinese};
    std::uint64_t memory = 0;
    qsizetype widgets = 0;
    for (int n = 0; n < rounds && complaints.isEmpty(); ++n) {
        if (n == warm) {
            memory = memoryInUse();
            widgets = QApplication::allWidgets().size();
        }
        const auto longest = play(languages[static_cast<std::size_t>(n) % languages.size()], seconds * 1000 / rounds);
        EXPECT_LT(longest, 20'000) << "a window that blocks, after: " << lastDone(5);
    }
    ASSERT_TRUE(complaints.isEmpty()) << complaints.join('\n').toStdString() << "\nafter: " << lastDone(12);
    EXPECT_LE(QApplication::allWidgets().size(), widgets + 40) << "widgets pile up";
    EXPECT_LE(memoryInUse(), memory + memory / 3) << "memory grows";
    std::printf("The monkey did %d things; %llu MiB are in use, %llu after the first rounds.\n", acts,
                static_cast<unsigned long long>(memoryInUse() >> 20U), static_cast<unsigned long long>(memory >> 20U));
}

} // namespace
} // namespace atlas::ui
