import { analyze } from '#app/prompts/domain/analyze'
import { fillTemplate } from '#app/prompts/domain/templating/variable_names'
import { sequencesOf, sharedShare } from '#app/templates/domain/library/shared_sequences'
import type { Template, TemplateCategory } from '#app/templates/domain/types'

/** Of a template whose variables have their examples, as the engine scores it. */
export const MIN_SCORE = 90
/** The share of 8-word sequences that two prompts may have in common. */
export const MAX_SHARED_SHARE = 0.1

export interface CheckedTemplate {
  id: string
  score: number
  /** What the engine finds, with the words that it means. */
  findings: string[]
  isGood: boolean
}

export interface CheckedPair {
  ids: [string, string]
  share: number
}

export interface CheckedLibrary {
  templates: CheckedTemplate[]
  /** Those with the most in common first. */
  pairs: CheckedPair[]
  counts: Partial<Record<TemplateCategory | 'all' | 'workflows', number>>
}

export const filledWithExamples = ({ content, variables }: Template): string =>
  fillTemplate(content, new Map(variables.map(({ name, example }) => [name, example])))

export function checkTemplate(template: Template): CheckedTemplate {
  const text = filledWithExamples(template)
  const { score, findings } = analyze(text)
  const found = findings.map(
    ({ rule, start, end }) => `${rule} "${text.slice(start, Math.min(end, start + 60))}"`
  )
  const isGood = score.filled >= MIN_SCORE && found.length === 0
  return { id: template.id, score: score.filled, findings: found, isGood }
}

export function checkLibrary(templates: Template[]): CheckedLibrary {
  const counts: CheckedLibrary['counts'] = {}
  const count = (name: keyof typeof counts) => (counts[name] = (counts[name] ?? 0) + 1)
  for (const { category, steps } of templates) {
    count('all')
    count(category)
    if (steps.length > 0) count('workflows')
  }
  return { templates: templates.map(checkTemplate), pairs: pairsOf(templates), counts }
}

function pairsOf(templates: Template[]): CheckedPair[] {
  const all = templates.map(({ id, content }) => ({ id, sequences: sequencesOf(content) }))
  const pairs = all.flatMap((one, at) =>
    all.slice(at + 1).map((other) => ({
      ids: [one.id, other.id] as [string, string],
      share: sharedShare(one.sequences, other.sequences),
    }))
  )
  return pairs.sort((one, other) => other.share - one.share)
}
