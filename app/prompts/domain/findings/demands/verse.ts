import type { Clause } from '#app/prompts/domain/findings/demands/clauses'
import type { Size } from '#app/prompts/domain/findings/demands/sizes'

/** Forms that have a set length, with its unit. */
const SET_FORMS: Record<string, [unit: string, least: number, most: number]> = {
  haiku: ['line', 1, 3],
  limerick: ['line', 5, 5],
  couplet: ['line', 2, 2],
  sonnet: ['line', 14, 14],
  tweet: ['character', 0, 280],
}
const NAMED = new RegExp(`\\b(?:an?|one|the) (?:[a-z]+ )?(${Object.keys(SET_FORMS).join('|')})\\b`)

/** The length that the main request sets by naming a form ("a haiku"). */
export function setLength(clauses: Clause[]): Size[] {
  return clauses.flatMap((clause) => {
    const match = clause.main ? NAMED.exec(clause.wording) : null
    if (!match) return []
    const [unit, least, most] = SET_FORMS[match[1]]
    const start = clause.start + match.index
    const span = { start, end: start + match[0].length }
    return [{ ...span, clause, key: '', owner: '', loose: true, unit, least, most }]
  })
}
