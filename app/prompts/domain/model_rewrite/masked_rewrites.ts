import type { RewriteAnswer } from '#app/prompts/domain/model_rewrite/answer'
import { wordsOf, type Problem } from '#app/prompts/domain/model_rewrite/check_rewrite'
import { unmask } from '#app/prompts/domain/privacy/mask_private'

/** A text as the model knows it, and what the marks in it stand for. */
export interface MaskedText {
  original: string
  marks: ReadonlyMap<string, string>
}

export const NOT_JSON = 'It was not JSON of the form that was asked for.'

/** What is wrong with a rewrite, in words that a provider may read: `problems` are those of the texts with marks. */
export function wrongIn(
  problems: Problem[],
  { original, marks }: MaskedText,
  { text }: RewriteAnswer
): string[] {
  const lost = [...marks.keys()].filter((mark) => original.includes(mark) && !text.includes(mark))
  const wrong = wordsOf(problems)
  if (lost.length > 0) wrong.push(`It must hold these exactly as they were: ${lost.join(', ')}.`)
  return wrong.length > 0 ? wrong : ['Something of the original is missing or was changed.']
}

/** An answer with private parts back in their places. */
export function unmasked(answer: RewriteAnswer, marks: ReadonlyMap<string, string>): RewriteAnswer {
  const open = (text: string) => unmask(text, marks)
  return {
    ...answer,
    text: open(answer.text),
    changes: answer.changes.map(({ before, after, reason }) => ({
      before: open(before),
      after: open(after),
      reason: open(reason),
    })),
    assumptions: answer.assumptions.map(open),
    questions: answer.questions.map(open),
  }
}
