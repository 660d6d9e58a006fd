import { blanksAmong } from '#app/prompts/domain/blanks/blanks'
import { guard, type Lost } from '#app/prompts/domain/guard'
import type { IsWord } from '#app/prompts/domain/guard/unknown_words'
import type { RewriteAnswer } from '#app/prompts/domain/model_rewrite/answer'
import { editsBetween } from '#app/prompts/domain/model_rewrite/edits_between'
import { readAs } from '#app/prompts/domain/kinds/read_request'
import { read } from '#app/prompts/domain/reading/read'
import type { Reading } from '#app/prompts/domain/reading/reading'
import { stillAsks } from '#app/prompts/domain/model_rewrite/still_asks'
import { rewriteScores } from '#app/prompts/domain/score'
import { TITLES } from '#app/prompts/domain/variants/account'
import type { Variant, VariantId } from '#app/prompts/domain/types'

/** Why a rewrite is not shown to anybody. */
export type Problem =
  | { kind: 'lost'; lost: Lost[] }
  | { kind: 'language' }
  | { kind: 'too_long' }
  | { kind: 'too_short' }
  | { kind: 'answered' }
  | { kind: 'unchanged' }

/** What a rewrite was asked for. */
export interface RewriteTask {
  id: VariantId
  original: string
  /** What should come back, as the person chose it, or null. */
  kind: string | null
}

export type CheckedRewrite = { ok: true; variant: Variant } | { ok: false; problems: Problem[] }

/** A rewrite may be so many times as long as the original, and so many characters besides. */
const TIMES = 4
const BESIDES = 3_000
const MIN_LENGTH_SHARE = 0.3

/**
 * Looks at a rewrite that comes from elsewhere as at our own: everything that must survive did, the language is the same,
 * the size is sensible, and it still asks for the work instead of doing it. Its score decides nothing.
 */
export function checkRewrite(
  { id, original, kind }: RewriteTask,
  answer: RewriteAnswer,
  isWord?: IsWord
): CheckedRewrite {
  const text = answer.text.trim()
  const before = readAs(original, kind)
  const { family, confidence, isChosen } = before
  const after = read(text, undefined, { family, confidence, isChosen })
  const problems = problemsOf(original, text, before, after, isWord)
  if (problems.length) return { ok: false, problems }
  const scores = rewriteScores(isChosen ? after : read(text), after)
  const edits = editsBetween(original, text, answer.changes)
  return {
    ok: true,
    variant: {
      id,
      title: TITLES[id],
      content: text,
      improvements: [...new Set(edits.map(({ reason }) => reason))],
      reasoning: REASONING[id],
      qualityScore: scores.scoreFilled,
      ...scores,
      edits,
      blanks: blanksAmong(text, after.opaque),
      engine: 'model',
      assumptions: answer.assumptions,
      questions: answer.questions,
    },
  }
}

const REASONING: Record<VariantId, string> = {
  structured:
    'A model put each requirement on a line of its own; Hone checked that nothing was lost.',
  contextual: 'A model told the situation first; Hone checked that nothing was lost.',
  optimized: 'A model wrote one compact brief; Hone checked that nothing was lost.',
}

export const isTooLong = (original: string, text: string) =>
  text.length > original.length * TIMES + BESIDES

function problemsOf(
  original: string,
  text: string,
  before: Reading,
  after: Reading,
  isWord?: IsWord
): Problem[] {
  const problems: Problem[] = []
  if (text === original.trim()) return [{ kind: 'unchanged' }]
  const guarded = guard(original, text, before.language === 'english' ? isWord : undefined)
  if (!guarded.ok) problems.push({ kind: 'lost', lost: guarded.lost })
  if (before.language !== 'unknown' && after.language !== before.language)
    problems.push({ kind: 'language' })
  if (isTooLong(original, text)) problems.push({ kind: 'too_long' })
  if (text.length < original.length * MIN_LENGTH_SHARE) problems.push({ kind: 'too_short' })
  if (!stillAsks(before, after)) problems.push({ kind: 'answered' })
  return problems
}

/** What is wrong with a rewrite, for the model that is asked to put it right. */
export function wordsOf(problems: Problem[]): string[] {
  return problems.map((problem) => {
    switch (problem.kind) {
      case 'lost':
        return `These parts of the original are missing and must be there exactly as they were: ${problem.lost
          .slice(0, 20)
          .map(({ kind, text }) => `${kind} “${text}”`)
          .join(', ')}.`
      case 'language':
        return 'The rewritten prompt must be in the language of the original.'
      case 'too_long':
        return 'It is much longer than the task calls for.'
      case 'too_short':
        return 'It is so short that parts of the original must be missing.'
      case 'answered':
        return 'It does the work instead of asking for it. Return a prompt.'
      case 'unchanged':
        return 'It is the original, unchanged.'
    }
  })
}
