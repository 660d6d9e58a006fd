import type { RewriteAnswer } from '#app/prompts/domain/model_rewrite/answer'
import { wordsOf, type Judged } from '#app/prompts/domain/model_rewrite/judge'
import { unmask } from '#app/prompts/domain/privacy/mask_private'
import type { VariantId } from '#app/prompts/domain/types'
import { judgeApart } from '#app/prompts/services/engine_pool'

/** A text as its writer knows it, as the model knows it, and what the marks in it stand for. */
export interface MaskedText {
  original: string
  material: { original: string }
  marks: ReadonlyMap<string, string>
}

/** How a rewrite holds with private parts back in their places; null where it cannot be read. */
export async function judgeOpen(
  { original, marks }: MaskedText,
  id: VariantId,
  answer: RewriteAnswer | null
): Promise<Judged | null> {
  return answer && judgeApart({ id, original, answer: unmasked(answer, marks) })
}

/** What is wrong with a rewrite, in words that a provider may read: seen as the model sees it, with marks. */
export async function wrongIn(
  { material: { original }, marks }: MaskedText,
  id: VariantId,
  answer: RewriteAnswer | null
): Promise<string[]> {
  if (!answer) return ['It was not JSON of the form that was asked for.']
  const judged = await judgeApart({ id, original, answer })
  const lost = [...marks.keys()].filter(
    (mark) => original.includes(mark) && !answer.text.includes(mark)
  )
  const wrong = judged.ok ? [] : wordsOf(judged.problems)
  if (lost.length > 0) wrong.push(`It must hold these exactly as they were: ${lost.join(', ')}.`)
  return wrong.length > 0 ? wrong : ['Something of the original is missing or was changed.']
}

function unmasked(answer: RewriteAnswer, marks: ReadonlyMap<string, string>): RewriteAnswer {
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
