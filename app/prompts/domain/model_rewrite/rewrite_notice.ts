import { FAILURE_WORDS, type ModelFailure } from '#app/ai/domain/model_failure'
import type { Problem } from '#app/prompts/domain/model_rewrite/check_rewrite'
import { listOf, describeProblems } from '#app/prompts/domain/model_rewrite/describe_problems'
import type { VariantId } from '#app/prompts/domain/types'

/** Why a model gave no variant: its call failed, for a reason that is known or not, or its rewrite did not hold. */
export type NoVariant =
  { kind: 'failed'; failure: ModelFailure | null } | { kind: 'refused'; problems: Problem[] }

interface Outcome {
  /** What became of each variant that the model did not give. */
  missing: { id: VariantId; why: NoVariant }[]
  /** Whether another variant is the model's. */
  byModel: boolean
  /** Private parts of the prompt, which the notice does not repeat. */
  secrets: string[]
}

const ADVICE: Partial<Record<ModelFailure, string>> = {
  unreadable: ' An administrator can check the base URL of the provider.',
}

/** What the person should know of how an improvement by a model came about; null where all went well. */
export function rewriteNotice({ missing, byModel, secrets }: Outcome): string | null {
  if (missing.length === 0) return null
  const isRefused = missing.some(({ why }) => why.kind === 'refused')
  const beginning = byModel
    ? 'The offline engine filled in where the model’s answer could not be used.'
    : isRefused
      ? 'The offline engine answered, because the model’s answer could not be used.'
      : 'The offline engine answered, because the model could not.'
  return [beginning, ...failuresOf(missing), ...refusalsOf(missing, secrets)].join(' ')
}

function failuresOf(missing: Outcome['missing']): string[] {
  const reasons = missing.flatMap(({ why }) =>
    why.kind === 'failed' ? [wordsFor(why.failure)] : []
  )
  return [...new Set(reasons)]
}

const wordsFor = (failure: ModelFailure | null) =>
  failure ? FAILURE_WORDS[failure] + (ADVICE[failure] ?? '') : 'Its answer could not be used.'

/** One sentence for all variants that were refused for the same reason. */
function refusalsOf(missing: Outcome['missing'], secrets: string[]): string[] {
  const refused = new Map<string, VariantId[]>()
  for (const { id, why } of missing) {
    if (why.kind !== 'refused') continue
    const description = describeProblems(why.problems, secrets)
    refused.set(description, [...(refused.get(description) ?? []), id])
  }
  return [...refused].map(([sentence, ids]) => {
    const which = ids.length > 1 ? 'variants were' : 'variant was'
    return `The ${listOf(ids)} ${which} not used: ${sentence}.`
  })
}
