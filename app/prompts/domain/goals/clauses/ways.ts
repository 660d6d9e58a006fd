import type { GoalCondition } from '#app/prompts/domain/goals/types'
import { capital } from '#app/prompts/domain/goals/words'

const SORTED =
  /^(?:sort|categori[sz]e|classify|triage|route|group|label|assign|split) (?<about>.{2,80}?) (?<how>by|as|into|in|between|to|under) (?:whether (?:it|they|this) (?:is|are) )?(?:either )?(?<list>.{3,160})$/i
const ASKED =
  /^(?:decide|determine|detect|figure out|find out|check|see|tell|identify|establish) (?:whether|if) (?<about>.{2,60}?) (?:is|are|comes?|belongs?|concerns?|reports?|asks?(?: for)?)(?: to)? (?:either )?(?<list>.{3,160})$/i
const SMALL = /^(?:either|about|a|an|the|for|from|of|as|to|with|or|and|by)\s+/i
const MAX_LABEL_WORDS = 4
const MAX_LABELS = 10

export interface Choice {
  /** What is sorted, in words. */
  about: string
  labels: string[]
}

/** "Sort the emails by billing, bug or question": what is chosen from; null where there are no such things. */
export function choiceIn(text: string): Choice | null {
  const found = SORTED.exec(text)?.groups ?? ASKED.exec(text)?.groups
  if (!found) return null
  const { about, how = 'by', list } = found
  // "By date and by name" is an order.
  const isChoice = how.toLowerCase() !== 'by' || / or /i.test(list)
  const labels = isChoice ? labelsIn(list) : []
  return areLabels(labels) ? { about, labels: labels.map(capital) } : null
}

const labelsIn = (list: string): string[] =>
  list
    .split(/, (?:or |and )?| or | and |\//i)
    .map(bareLabel)
    .filter((label) => label !== '')

function areLabels(labels: string[]): boolean {
  const different = new Set(labels.map((label) => label.toLowerCase()))
  const areShort = labels.every((label) => label.split(' ').length <= MAX_LABEL_WORDS)
  return (
    areShort &&
    labels.length >= 2 &&
    labels.length <= MAX_LABELS &&
    different.size === labels.length
  )
}

function bareLabel(words: string): string {
  let label = words.replace(/[.;:!?]+.*$/, '').trim()
  for (let turns = 0; turns < 3; turns++) label = label.replace(SMALL, '')
  return label.replace(/["“”'{}[\]]/g, '').trim()
}

const CONDITION =
  /^if ((?:it|they|this|that|the|a|an|my|our|one|each|any)(?: [\p{L}\d'’-]+){0,5}?) (is|are|isn['’]t|was|contains?|mentions?|includes?|asks?|complains?|sounds?|seems?|looks?|has|have|wants?|concerns?|comes?|needs?|says?|reports?|does(?: not|n['’]t)|do(?: not|n['’]t)|exceeds?|refers?|requests?|shows?|belongs?)\b ?(.{0,160})$/iu
const OPTIONAL =
  /^(?:possible|needed|necessary|available|required|appropriate|missing|unclear|unsure|empty|unknown|relevant|helpful|not sure|too long|too short|in doubt)\b/i

export interface Condition {
  /** What it is about, in words. */
  about: string
  /** What holds, as a category: "A complaint". */
  label: string
  description: string
  /** Where no model is needed to see whether it holds: all but the value. */
  rule: Omit<GoalCondition, 'value'> | null
}

/** "If possible", "if you are not sure": it says how the work is done, and no other work depends on it. */
export const isOptional = (text: string): boolean =>
  OPTIONAL.test(
    text.replace(
      /^(?:if|when|where) (?:(?:it|you|they|this|that)(?: (?:is|are)|['’](?:s|re)) )?/i,
      ''
    )
  )

const NUMBER =
  /^(?:than )?[$€£]? ?(\d[\d.,]*)(?!\S*\d)(?! ?(?:words?|characters?|sentences?|pages?|%))/i
const COMPARES =
  /^(?:(more|greater|higher|larger|bigger|over|above)|(less|fewer|lower|smaller|under|below))\b(?: than)? (.*)$/i
const SAYS =
  /^(?:the (?:words?|phrase|term) )?["“'‘]([^"”'’]{1,80})["”'’]|^the (?:word|phrase|term) (\S+)/i
const MAX_LABEL = 60

/** The condition of "if a message is a complaint"; null where no text can be sorted by it. */
export function conditionIn(text: string): Condition | null {
  const found = CONDITION.exec(text)
  if (!found) return null
  const [, about, verb, rest] = found
  const is = /^(?:is|are|was)$/i.test(verb)
  if (is && OPTIONAL.test(rest)) return null
  const holds = is ? rest : `${verb} ${rest}`
  const label = bareLabel(holds).slice(0, MAX_LABEL).trim()
  if (label === '') return null
  const description = capital(`${about} ${verb} ${rest}`.trim())
  return { about, label: capital(label), description, rule: ruleIn(verb, rest) }
}

function ruleIn(verb: string, rest: string): Condition['rule'] {
  if (/^(?:contains?|mentions?|includes?|says?)$/i.test(verb)) {
    const phrase = SAYS.exec(rest)
    const other = phrase?.[1] ?? phrase?.[2]
    return other ? { test: 'contains', other } : null
  }
  return /^exceeds?$/i.test(verb) ? numberRule('more-than', rest) : compared(rest)
}

function compared(rest: string): Condition['rule'] {
  const [, more, less, after = ''] = COMPARES.exec(rest) ?? []
  if (more) return numberRule('more-than', after)
  return less ? numberRule('less-than', after) : null
}

function numberRule(test: 'more-than' | 'less-than', words: string): Condition['rule'] {
  const number = NUMBER.exec(words)?.[1]
  const other = number?.replaceAll(',', '').replace(/\.$/, '')
  return other ? { test, other } : null
}

const PER_KIND =
  /\b(?:each|every|both|either|the (?:right|matching|respective|fitting|suitable|corresponding)|depending on|according to) (?:of (?:them|these|the|those) ?)?(?:kinds?|cases?|categor(?:y|ies)|types?|groups?|class(?:es)?|labels?|topics?|ones?|it|them|bucket|[\p{L}]+ for each [\p{L}]+)?\b|\baccordingly\b/iu

/** Whether work is to be done for each of the categories. */
export const isPerKind = (text: string): boolean => PER_KIND.test(text)
