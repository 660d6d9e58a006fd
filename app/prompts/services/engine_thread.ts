import { categoryOf, titleOf } from '#app/prompts/domain/category'
import { improve } from '#app/prompts/domain/improve'
import type { RewriteAnswer } from '#app/prompts/domain/model_rewrite/answer'
import { judgeRewrite, type Judged } from '#app/prompts/domain/model_rewrite/judge'
import {
  judgeRefinement,
  type JudgedRefinement,
} from '#app/prompts/domain/model_rewrite/refinement'
import { read } from '#app/prompts/domain/reading/read'
import type { Improvement, ImproveRequest, VariantId } from '#app/prompts/domain/types'
import { isEnglishWord } from '#app/prompts/services/english_words'

export interface Worked {
  improvement: Improvement
  title: string
  category: string
}

/** A rewrite that comes from a model, and what it was made from. */
export interface Rewritten {
  id: VariantId
  original: string
  answer: RewriteAnswer
}

/** What a model made of a prompt on instruction. */
export interface Instructed {
  original: string
  instruction: string
  answer: RewriteAnswer
}

/** What the engine's thread does with one request: the text is read once for all three answers. */
export default function work(request: ImproveRequest): Worked {
  const reading = read(request.text)
  const improvement = improve(request, reading)
  return { improvement, title: titleOf(reading), category: categoryOf(reading) }
}

/** What it says of the rewrite of a model. */
export function judge({ id, original, answer }: Rewritten): Judged {
  return judgeRewrite(id, original, answer, isEnglishWord)
}

/** What it says of a prompt that was changed on instruction. */
export function refine({ original, instruction, answer }: Instructed): JudgedRefinement {
  return judgeRefinement(original, instruction, answer, isEnglishWord)
}
