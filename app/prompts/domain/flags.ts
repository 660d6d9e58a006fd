import type { Reading } from '#app/prompts/domain/reading/reading'
import type { Analysis } from '#app/prompts/domain/types'

type Flags = Pick<
  Analysis,
  'hasRole' | 'hasContext' | 'hasFormat' | 'hasConstraints' | 'suggestions'
>

const ENOUGH = 0.5

/**
 * The four markers and the advice for those that are absent, from what the text really says. In a language whose words
 * are not known nothing is found, and no advice is given.
 */
export function flagsOf({ evidence, language }: Reading): Flags {
  const has = (...jobs: (keyof Reading['evidence'])[]) =>
    jobs.some((job) => evidence[job].reduce((all, { strength }) => all + strength, 0) >= ENOUGH)
  const flags = {
    hasRole: has('role'),
    hasContext: has('facts', 'audience', 'purpose', 'input'),
    hasFormat: has('form'),
    hasConstraints: has('length', 'tone', 'rule', 'edge'),
  }
  return { ...flags, suggestions: language === 'other' ? [] : suggestionsFor(flags) }
}

function suggestionsFor({
  hasRole,
  hasContext,
  hasFormat,
  hasConstraints,
}: Omit<Flags, 'suggestions'>): string[] {
  return [
    hasRole ? '' : "Add a role specification (e.g., 'As an expert marketer...')",
    hasContext ? '' : 'Include context about your audience and goals',
    hasFormat ? '' : 'Specify the desired output format',
    hasConstraints ? '' : 'Add constraints for length, tone, and style',
  ].filter(Boolean)
}
