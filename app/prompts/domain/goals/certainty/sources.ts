import type { Clause } from '#app/prompts/domain/goals/clauses/clause'
import { type Thing, thingAt } from '#app/prompts/domain/goals/things/thing'
import { ASK_VERBS } from '#app/prompts/domain/reading/words/verbs'
import { isMade, type GoalWork } from '#app/prompts/domain/goals/work'

const DEFINITE = '(?=(?:the|this|these|those|my|our|his|her|their) )'
const SOURCE = new RegExp(`\\b(?:from|out of|based on|using|given) ${DEFINITE}`, 'gi')
/** Behind these anything definite is a source, unless it is "the perspective of a child". */
const FROM = /^(?:from|out of|based on)/i
/** "Turn what I dictate into a note". */
const CLAUSE =
  /^(\S+) (?:what|whatever|everything|all) (?:i|we|he|she|they|you|people|my|our|the)\b/i
const ON_TEXTS = new Set(['rewrite', 'summarise', 'classify', 'extract'])
/** "The memories my family sent": the memories. */
const OTHER = / (?:the|an?|my|our|his|her|their) /i
const SEVERAL = /[^su]s$/i

/** Whether work takes something definite as its source that has no place: "from the memories that they sent". */
export function lacksSource({ clauses, work }: { clauses: Clause[]; work: GoalWork }): boolean {
  return clauses.some(
    ({ kind, text }) =>
      kind !== 'approval' &&
      ((work.inputs.brought.length === 0 && worksOnClause(text)) ||
        sourcesIn(text).some(isMissing(work)))
  )
}

const isMissing =
  (work: GoalWork) =>
  (thing: Thing): boolean =>
    work.inputs.named(thing.words) === null && !isMade(work, thing)

const worksOnClause = (text: string): boolean =>
  ON_TEXTS.has(ASK_VERBS.get(CLAUSE.exec(text)?.[1].toLowerCase() ?? '') ?? '')

const sourcesIn = (text: string): Thing[] =>
  [...text.matchAll(SOURCE)].flatMap(({ 0: marker, index }) => {
    const rest = text.slice(index + marker.length)
    const thing = thingAt(rest)
    return thing && isSource(thing, marker, rest) ? [thing] : []
  })

function isSource({ isMaterial, words }: Thing, marker: string, rest: string): boolean {
  const isKnown = isMaterial || /^(?:my|our)\b/i.test(rest) || SEVERAL.test(words.split(OTHER)[0])
  return isKnown || (FROM.test(marker) && !/ of /.test(words))
}
