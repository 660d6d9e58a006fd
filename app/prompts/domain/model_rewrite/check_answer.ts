import type { IsWord } from '#app/prompts/domain/guard/unknown_words'
import { readRewrite } from '#app/prompts/domain/model_rewrite/answer'
import {
  checkRewrite,
  type CheckedRewrite,
  type RewriteTask,
} from '#app/prompts/domain/model_rewrite/check_rewrite'
import { NOT_JSON, unmasked, wrongIn } from '#app/prompts/domain/model_rewrite/masked_rewrites'
import {
  checkRefinement,
  type CheckedRefinement,
} from '#app/prompts/domain/model_rewrite/refinement'

/** The answer of a model, and what the marks in it stand for. */
export interface MarkedAnswer {
  answer: string
  marks: ReadonlyMap<string, string>
}

/** `original` is as its writer knows it. */
export interface RewriteToCheck extends MarkedAnswer, RewriteTask {
  /** As the model does: with marks. */
  seen: string
}

/** What a rewrite is worth, or null where the answer cannot be read; `wrong` in words that a provider may read. */
export interface CheckedRewriteAnswer {
  checked: CheckedRewrite | null
  wrong: string[]
}

/** Checks the answer of a model that was asked for a variant, with private parts back in their places. */
export function checkRewriteAnswer(
  { seen, answer, marks, ...task }: RewriteToCheck,
  isWord?: IsWord
): CheckedRewriteAnswer {
  const parsed = readRewrite(answer)
  if (!parsed) return { checked: null, wrong: [NOT_JSON] }
  const checked = checkRewrite(task, unmasked(parsed, marks), isWord)
  if (checked.ok) return { checked, wrong: [] }
  const masked = checkRewrite({ ...task, original: seen }, parsed, isWord)
  const problems = masked.ok ? [] : masked.problems
  return { checked, wrong: wrongIn(problems, { original: seen, marks }, parsed) }
}

/** A text and what is said of it. */
export interface Instructed {
  original: string
  instruction: string
}

export interface RefinementToCheck extends MarkedAnswer {
  /** As their writer knows both. */
  instructed: Instructed
  /** As the model does: with marks. */
  seen: Instructed
}

/** `checked` is null where the answer cannot be read; `wrong` is empty where nothing is. */
export interface CheckedRefinementAnswer {
  checked: CheckedRefinement | null
  wrong: string[]
}

/** Checks the answer of a model that was asked to change a prompt, with private parts back in their places. */
export function checkRefinementAnswer(
  { instructed, seen, answer, marks }: RefinementToCheck,
  isWord?: IsWord
): CheckedRefinementAnswer {
  const read = readRewrite(answer)
  if (!read) return { checked: null, wrong: [NOT_JSON] }
  const open = unmasked(read, marks)
  const checked = checkRefinement(instructed.original, instructed.instruction, open, isWord)
  if (checked.problems.length === 0) return { checked, wrong: [] }
  const { problems } = checkRefinement(seen.original, seen.instruction, read, isWord)
  return { checked, wrong: wrongIn(problems, { original: seen.original, marks }, read) }
}
