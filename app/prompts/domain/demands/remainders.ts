import type { Clash } from '#app/prompts/domain/demands/conflicts'
import { countsIn } from '#app/prompts/domain/demands/counts'
import { NUMBER, numberOf } from '#app/prompts/domain/demands/numbers'
import type { Spoken } from '#app/prompts/domain/demands/spoken'
import type { Span } from '#app/prompts/domain/types'

/** What does not go in: people into equal groups, runs into free days, an item over its limit. */
export function remainders(spoken: Spoken[]): Clash[] {
  return [...groupsLeft(spoken), ...freeDays(spoken), ...overLimit(spoken)]
}

const clash = (one: Span, other: Span): Clash[] => {
  const [first, second] = one.start <= other.start ? [one, other] : [other, one]
  const plain = ({ start, end }: Span) => ({ start, end })
  return [{ kind: 'size', first: plain(first), second: plain(second) }]
}

const found = (pattern: RegExp, spoken: Spoken[]) =>
  spoken.flatMap((sentence) => {
    const match = pattern.exec(sentence.said)
    return match
      ? [
          {
            match,
            sentence,
            start: sentence.start + match.index,
            end: sentence.start + match.index + match[0].length,
          },
        ]
      : []
  })

const EQUAL = new RegExp(
  `\\b(?:groups?|teams?|rows?|tables?|pairs?|boxes|packs?) (?:has|have|of|with|holds?|consists? of|seats?|gets?) exactly (${NUMBER}) ([a-z]+)`
)
const NO_REST =
  /\b(?:nobody|no one|none|nothing) (?:is |may be |must be |remains? )?(?:left|out)\b|\bleft over\b|\ball (?:of them )?(?:take part|included|used)\b|\bevery(?:one|body)\b/

function groupsLeft(spoken: Spoken[]): Clash[] {
  const [equal] = found(EQUAL, spoken)
  if (!equal || !spoken.some(({ said }) => NO_REST.test(said))) return []
  const size = numberOf(equal.match[1])
  const whole = countsIn(spoken).find(
    ({ most, least, spoken: { said } }) =>
      most === least &&
      most > size * 2 &&
      /\b(?:divide|split|sort|form|put|seat|arrange|distribute)\b/.test(said)
  )
  return whole && whole.most % size > 0 ? clash(whole, equal) : []
}

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const TABOO = /\b(?:taboo|not|never|no\b|off limits|belongs? to|closed|free of|except|without)/
const A_WEEK = new RegExp(
  `\\b(${NUMBER}) (?:days|times|runs|sessions|trainings|workouts|evenings) (?:a|per|each|every) week\\b`
)

function freeDays(spoken: Spoken[]): Clash[] {
  const [wish] = found(A_WEEK, spoken)
  if (!wish) return []
  const shut = new Set<string>()
  let first: Span | null = null
  for (const { said, start } of spoken) {
    if (!TABOO.test(said) || wish.sentence.said === said) continue
    const days = DAYS.filter((day) => said.includes(day))
    for (const day of /\bweekends?\b/.test(said) ? [...days, 'saturday', 'sunday'] : days)
      shut.add(day)
    if (days.length && !first) first = { start, end: start + said.length }
  }
  return first && numberOf(wish.match[1]) > DAYS.length - shut.size ? clash(first, wish) : []
}

const LIMIT =
  /\b(?:nothing|no [a-z]+|none|not)\b[^.;]{0,24}\b(?:above|over|more than|exceeds?|higher than|longer than|heavier than)\s([€£$])?\s?(\d+)\s?([a-z]+)?/
const ITEM = /^([a-z][a-z ]{2,24}?),?:? ([€£$])?\s?(\d+)\s?([a-z]+)?\b/

/** "Nothing above 500 kcal", and a named dish of 780 that must be served. */
function overLimit(spoken: Spoken[]): Clash[] {
  const [limit] = found(LIMIT, spoken)
  if (!limit) return []
  const [, sign, most, unit = ''] = limit.match
  for (const sentence of spoken) {
    const item = ITEM.exec(sentence.said)
    if (!item || Number(item[3]) <= Number(most) || (sign ?? unit) !== (item[2] ?? item[4] ?? ''))
      continue
    const other = spoken.find(
      ({ said }) =>
        said !== sentence.said &&
        new RegExp(`\\b${item[1]}\\b`).test(said) &&
        !TABOO.test(said) &&
        said.split(' ').length > 3
    )
    if (other) return clash(limit, { start: other.start, end: other.start + other.said.length })
  }
  return []
}
