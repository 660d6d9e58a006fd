import { blankKey } from '#app/prompts/domain/blanks/blank_fields'
import { readBlanks } from '#app/prompts/domain/blanks/blanks'
import type { Mark, Verdict } from '#app/prompts/domain/decisions'
import { isAnswer, type Answers } from '#app/prompts/domain/blanks/fill_blanks'

/** Marks whose blanks are answered, wherever a blank stands within one stretch of the text that remains. */
export function filledMarks(marks: Mark[], verdicts: (Verdict | null)[], answers: Answers): Mark[] {
  if (answers.size === 0) return marks
  const words = marks.map((mark) => wordsOf(mark, verdicts))
  const content = words.join('')
  const blanks = readBlanks(content)
  let at = 0
  return marks.map((mark, index) => {
    const from = at
    at += words[index].length
    let text = ''
    let copied = from
    for (const { start, end, label } of blanks) {
      if (start < from || end > at) continue
      const answer = answers.get(blankKey(label))
      text += content.slice(copied, start) + (isAnswer(answer) ? answer : content.slice(start, end))
      copied = end
    }
    return withWords(mark, verdicts, text + content.slice(copied, at))
  })
}

const isRejected = (edit: number, verdicts: (Verdict | null)[]) => verdicts[edit] === 'rejected'

function wordsOf(mark: Mark, verdicts: (Verdict | null)[]): string {
  if (mark.edit === null) return mark.text
  return isRejected(mark.edit, verdicts) ? mark.removed : mark.added
}

function withWords(mark: Mark, verdicts: (Verdict | null)[], words: string): Mark {
  if (mark.edit === null) return { ...mark, text: words }
  return isRejected(mark.edit, verdicts) ? { ...mark, removed: words } : { ...mark, added: words }
}
