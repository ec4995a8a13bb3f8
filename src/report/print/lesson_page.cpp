// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/print/lesson_page.h"

#include "base/number_text.h"
#include "report/language/make_message.h"

#include <algorithm>

namespace atlas {
namespace {

constexpr std::size_t nameColumns = 30;
constexpr std::size_t answerColumns = 24;

class LessonWriter {
public:
    LessonWriter(LessonPageKind kind, const LessonOnVolume& given) : m_kind(kind), m_given(given) {}

    Result<PrintedPage> page() {
        const auto lesson = adapted(m_given.lesson, m_given.volume);
        head(lesson);
        for (const auto& wanted : lesson.steps) {
            const auto step = give(wanted, m_given.volume);
            if (!step)
                return std::unexpected(step.error());
            take(wanted, *step);
        }
        if (m_kind == LessonPageKind::Instructor)
            discuss(lesson);
        return std::move(m_page);
    }

private:
    void add(PageForm form, std::string text) { m_page.parts.push_back({.form = form, .text = std::move(text)}); }
    void addMarkdown(PageForm form, std::string text) {
        m_page.parts.push_back({.form = form, .text = std::move(text), .isMarkdown = true});
    }
    void add(PageForm form, const Message& message) { add(form, format(message)); }

    void head(const Lesson& lesson) {
        using enum MessageId;
        m_page.title = lesson.title;
        switch (m_kind) {
        case LessonPageKind::Worksheet: add(PageForm::Title, message<PageWorksheet>(lesson.title)); break;
        case LessonPageKind::Solution: add(PageForm::Title, message<PageSolution>(lesson.title)); break;
        case LessonPageKind::Instructor: add(PageForm::Title, message<PageInstructor>(lesson.title)); break;
        case LessonPageKind::Slides: add(PageForm::Title, lesson.title); break;
        }
        if (m_kind == LessonPageKind::Worksheet)
            add(PageForm::Line, message<PageName>(roomToWrite(nameColumns)));
        if (m_kind == LessonPageKind::Slides || m_kind == LessonPageKind::Instructor)
            aim(lesson);
        const auto& fs = m_given.volume.filesystem();
        add(PageForm::Paragraph, message<PageImage>(m_given.image, Size{{fs.blockCount.value * fs.blockSize.value}}));
        picture();
    }
    void aim(const Lesson& lesson) {
        if (!lesson.aim.empty())
            addMarkdown(PageForm::Paragraph, format(message<MessageId::PageAim>(filled(lesson.aim))));
        if (m_kind == LessonPageKind::Instructor) {
            constexpr std::size_t perStep = 3; // reading, looking and answering, as tried in class
            const auto minutes = lesson.minutes != 0 ? lesson.minutes : perStep * lesson.steps.size();
            add(PageForm::Paragraph, message<MessageId::PageTime>(Count{minutes}));
        }
    }
    void picture() {
        if (m_kind == LessonPageKind::Instructor)
            return;
        const auto numbers = m_kind == LessonPageKind::Worksheet ? PictureNumbers::ToBeFilledIn : PictureNumbers::Shown;
        if (m_kind == LessonPageKind::Slides)
            add(PageForm::NewPage, std::string());
        m_page.parts.push_back({.form = PageForm::Picture,
                                .text = format(message<MessageId::PictureCaption>()),
                                .picture = pictureOf(*m_given.volume.layout, numbers)});
        add(PageForm::Paragraph, numbers == PictureNumbers::Shown ? message<MessageId::PictureCaption>()
                                                                  : message<MessageId::PictureToFillIn>());
    }
    [[nodiscard]] std::string filled(const std::string& text) const {
        return fill(text, figuresOf(m_given.volume), m_given.volume.numbers).value_or(text);
    }

    void take(const LessonStep& wanted, const GivenStep& step) {
        if (m_kind == LessonPageKind::Slides)
            add(PageForm::NewPage, std::string());
        addMarkdown(PageForm::Heading, step.heading);
        if (m_kind == LessonPageKind::Instructor)
            place(wanted);
        else
            for (const auto& paragraph : step.paragraphs)
                addMarkdown(PageForm::Paragraph, paragraph);
        if (step.question)
            question(step, *step.question);
    }
    void place(const LessonStep& wanted) {
        const std::string view(name(wanted.view));
        const auto& where = wanted.select.text;
        if (!view.empty() || !where.empty())
            add(PageForm::Paragraph, message<MessageId::PageShows>(view, filled(where)));
    }
    void question(const GivenStep& step, const GivenQuestion& asked) {
        const bool isSlide = m_kind == LessonPageKind::Slides;
        if (isSlide) {
            add(PageForm::NewPage, std::string());
            addMarkdown(PageForm::Heading, step.heading);
        }
        addMarkdown(PageForm::Question, asked.ask);
        for (const auto& choice : asked.choices)
            if (m_kind != LessonPageKind::Instructor)
                addMarkdown(PageForm::Choice, choice);
        if (m_kind == LessonPageKind::Worksheet) {
            if (asked.number)
                add(PageForm::Answer, message<MessageId::PageAnswer>(roomToWrite(answerColumns)));
            add(PageForm::Working, std::string());
            return;
        }
        if (isSlide) {
            add(PageForm::NewPage, std::string());
            addMarkdown(PageForm::Heading, asked.ask);
        }
        answer(asked);
    }
    void answer(const GivenQuestion& asked) {
        addMarkdown(PageForm::Answer, format(message<MessageId::PageAnswer>("**" + asked.answer + "**")));
        if (!asked.reveal.empty())
            addMarkdown(PageForm::Answer, asked.reveal);
        if (m_kind == LessonPageKind::Slides || asked.wrong.empty())
            return;
        add(PageForm::Answer, message<MessageId::PageMisconceptions>());
        for (const auto& wrong : asked.wrong)
            addMarkdown(PageForm::Item, format(message<MessageId::PageWrong>(wrong.answer, wrong.reason)));
    }
    void discuss(const Lesson& lesson) {
        if (lesson.discuss.empty())
            return;
        add(PageForm::Heading, message<MessageId::PageDiscuss>());
        for (const auto& question : lesson.discuss)
            addMarkdown(PageForm::Item, filled(question));
    }

    LessonPageKind m_kind;
    const LessonOnVolume& m_given;
    PrintedPage m_page{};
};

} // namespace

Result<PrintedPage> lessonPage(LessonPageKind kind, const LessonOnVolume& given) {
    return LessonWriter(kind, given).page();
}

} // namespace atlas
