import type { IsWord } from '#app/prompts/domain/guard/unknown_words'
import { readRewrite } from '#app/prompts/domain/model_rewrite/answer'
import { judgeRewrite, type Judged } from '#app/prompts/domain/model_rewrite/judge'
import { NOT_JSON, unmasked, wrongIn } from '#app/prompts/domain/model_rewrite/masked_rewrites'
import {
  judgeRefinement,
  type JudgedRefinement,
} from '#app/prompts/domain/model_rewrite/refinement'
import type { VariantId } from '#app/prompts/domain/types'

/** The answer of a model, and what the marks in it stand for. */
export interface MarkedAnswer {
  answer: string
  marks: ReadonlyMap<string, string>
}

export interface RewriteToJudge extends MarkedAnswer {
  id: VariantId
  /** As its writer knows it. */
  original: string
  /** As the model does: with marks. */
  seen: string
}

/** What a rewrite is worth, or null where the answer cannot be read; `wrong` in words that a provider may read. */
export interface JudgedAnswer {
  judged: Judged | null
  wrong: string[]
}

/** Judges the answer of a model that was asked for a variant, with private parts back in their places. */
export function judgeRewriteAnswer(
  { id, original, seen, answer, marks }: RewriteToJudge,
  isWord?: IsWord
): JudgedAnswer {
  const parsed = readRewrite(answer)
  if (!parsed) return { judged: null, wrong: [NOT_JSON] }
  const judged = judgeRewrite(id, original, unmasked(parsed, marks), isWord)
  if (judged.ok) return { judged, wrong: [] }
  const masked = judgeRewrite(id, seen, parsed, isWord)
  const problems = masked.ok ? [] : masked.problems
  return { judged, wrong: wrongIn(problems, { original: seen, marks }, parsed) }
}

/** A text and what is said of it. */
export interface Instructed {
  original: string
  instruction: string
}

export interface RefinementToJudge extends MarkedAnswer {
  /** As their writer knows both. */
  instructed: Instructed
  /** As the model does: with marks. */
  seen: Instructed
}

/** `judged` is null where the answer cannot be read; `wrong` is empty where nothing is. */
export interface JudgedRefinementAnswer {
  judged: JudgedRefinement | null
  wrong: string[]
}

/** Judges the answer of a model that was asked to change a prompt, with private parts back in their places. */
export function judgeRefinementAnswer(
  { instructed, seen, answer, marks }: RefinementToJudge,
  isWord?: IsWord
): JudgedRefinementAnswer {
  const read = readRewrite(answer)
  if (!read) return { judged: null, wrong: [NOT_JSON] }
  const open = unmasked(read, marks)
  const judged = judgeRefinement(instructed.original, instructed.instruction, open, isWord)
  if (judged.problems.length === 0) return { judged, wrong: [] }
  const { problems } = judgeRefinement(seen.original, seen.instruction, read, isWord)
  return { judged, wrong: wrongIn(problems, { original: seen.original, marks }, read) }
}
