import type { Analysis, Finding } from '#app/prompts/domain/types'

type Flag = 'hasContext' | 'hasFormat' | 'hasConstraints'

/** The rules that say the same as the suggestion for an absent part. */
const REPEATED: Record<Flag, string[]> = {
  hasContext: ['context.background_missing', 'audience.missing'],
  hasFormat: ['format.missing'],
  hasConstraints: ['constraints.missing', 'length.missing', 'tone.missing'],
}
const FLAGS = Object.keys(REPEATED) as Flag[]

/** The findings that no suggestion of the same analysis repeats. */
export function furtherFindings(analysis: Analysis): Finding[] {
  if (analysis.suggestions.length === 0) return analysis.findings
  const repeated = FLAGS.filter((flag) => !analysis[flag]).flatMap((flag) => REPEATED[flag])
  return analysis.findings.filter(({ rule }) => !repeated.includes(rule))
}
