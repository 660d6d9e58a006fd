import type { Clash } from '#app/prompts/domain/demands/conflicts'
import { counts, countsIn, type Count } from '#app/prompts/domain/demands/counts'
import { NUMBER, numberOf } from '#app/prompts/domain/demands/numbers'
import type { Spoken } from '#app/prompts/domain/demands/spoken'
import { stem } from '#app/prompts/domain/demands/words'
import type { Reading } from '#app/prompts/domain/reading/reading'
import type { Span } from '#app/prompts/domain/types'

/** Numbers of things that do not fit together: rows, groups, subsets, and places in an order. */
export function countConflicts(reading: Reading, spoken: Spoken[]): Clash[] {
  const numbered = spoken.filter(counts)
  const found = countsIn(numbered)
  return [
    ...found.flatMap((count) => [
      ...wrongRow(reading, count),
      ...wrongParts(reading, spoken, count),
    ]),
    ...pointers(found),
    ...groups(reading, found),
    ...places(spoken, found),
    ...numberings(spoken, found),
  ].slice(0, 2)
}

const clash = (first: Span, second: Span): Clash[] => [
  {
    kind: 'size',
    first: { start: first.start, end: first.end },
    second: { start: second.start, end: second.end },
  },
]

const ROW =
  /^(?:\s?[:(]\s?|,? (?:named|called|namely)[: ]+)((?:[^\s,.;:()\n]+(?: [^\s,.;:()\n]+){0,3}(?:, (?:and |or )?| and | or )){1,14}[^\s,.;:()\n]+(?: [^\s,.;:()\n]+){0,3})(?=[.;)\n]|$)/

/** "Three columns: name, city, phone, mail": the row is longer or shorter than it says. */
function wrongRow(
  { masked }: Reading,
  { start, end, least, most, noun, definite }: Count
): Clash[] {
  const row = ROW.exec(masked.slice(end, end + 240).toLowerCase())
  if (
    !row ||
    definite ||
    most < 2 ||
    most > 14 ||
    /^(?:sentenc|paragraph|line|bullet|word)$/.test(noun)
  )
    return []
  const items = row[1].split(/, (?:and |or )?| and | or /).length
  const commas = row[1].split(', ').length
  const wrong = (items > most && commas > most) || (items < least && / (?:and|or) /.test(row[1]))
  const from = end + row[0].length - row[1].length
  return wrong ? clash({ start, end }, { start: from, end: from + row[1].length }) : []
}

const SOME_OF = new RegExp(
  `\\b(${NUMBER}) (?:of them |of which |more )?(?:[a-z]+ ){0,2}?(?:on|about|for|from|in|with|to|as|are|go|over|under|per|contain|[a-z]+s)\\b`,
  'g'
)

/** "Ten questions: six on rivers, four on lakes and three on seas": the parts are more than the whole. */
function wrongParts(reading: Reading, all: Spoken[], count: Count): Clash[] {
  const { spoken, start, end, most, least, each } = count
  if (most === Infinity || most < 3 || each !== null || least !== most) return []
  const from = end - spoken.start
  const rest = spoken.said.slice(from)
  if (/^[^a-z]*$/.test(rest)) return wrongLines(reading, all, count)
  if (
    !/^(?:\s?[:(,–—]|,? of which)/.test(rest) ||
    /\d\s?(?:words|minutes|%)|\beach\b|words|minutes|characters/.test(rest)
  )
    return []
  const parts = [...rest.matchAll(SOME_OF)]
  const sum = parts.reduce((total, [, said]) => total + numberOf(said), 0)
  const every = parts.length > 1 && parts.every(([, said]) => numberOf(said) < most)
  if (!every || sum <= most || !/,| and /.test(rest)) return []
  const last = parts.at(-1)!
  const at = end + parts[0].index
  return clash({ start, end }, { start: at, end: end + last.index + last[0].length })
}

const LEADING = new RegExp(
  `^(${NUMBER}) (?:of them )?(?:on|about|for|from|in|with|to|as|at|are|[a-z]+s)\\b`
)

/** The same in a list: each of its lines begins with a part. */
function wrongLines({ sentences }: Reading, all: Spoken[], count: Count): Clash[] {
  const at = all.indexOf(count.spoken)
  const lines = all.slice(at + 1, at + 10)
  const stop = lines.findIndex(
    ({ sentence, said }) => !sentences[sentence].listed || !LEADING.test(said)
  )
  const parts = stop < 0 ? lines : lines.slice(0, stop)
  const sum = parts.reduce((total, { said }) => total + numberOf(LEADING.exec(said)![1]), 0)
  if (parts.length < 2 || sum <= count.most) return []
  const last = parts.at(-1)!
  return clash(count, { start: parts[0].start, end: last.start + last.said.length })
}

const SELECTS =
  /\b(?:best|favou?rite|top|strongest|pick|choose|first|last|remaining|other|rest|of them|following|select|shortlist|weakest)\b/
/** Ten are asked for and "all fifteen" are spoken of. */
function pointers(found: Count[]): Clash[] {
  for (const whole of found) {
    if (whole.definite || whole.each !== null || whole.least !== whole.most) continue
    for (const count of found) {
      const points = count.definite && count.start > whole.end && count.noun === whole.noun
      if (points && count.least > whole.most && !SELECTS.test(count.spoken.said))
        return clash(whole, count)
    }
  }
  return []
}

const GROUPS = new RegExp(
  `\\b(${NUMBER}) (?:[a-z]+ )?(?:groups|pairs|teams|sets|rows|columns|blocks|clusters|tables|batches) (?:of|with) (${NUMBER})\\b`
)

/** So many for each of so many is another number than is asked for. */
function groups(reading: Reading, found: Count[]): Clash[] {
  const whole = found.find(
    ({ definite, each, least, most }) => !definite && each === null && least === most && most > 1
  )
  for (const count of found) {
    if (!count.each || count.least !== count.most) continue
    const total = found.find(
      ({ noun, each, definite, least, start }) =>
        noun === count.noun && each === null && !definite && least > 0 && start !== count.start
    )
    const many = total ? groupCount(reading, found, count) : 0
    if (total && many > 1 && many * count.most > total.most) return clash(total, count)
  }
  for (const { spoken } of whole ? found : []) {
    const match = GROUPS.exec(spoken.said)
    if (!match || spoken === whole!.spoken) continue
    const start = spoken.start + match.index
    const product = numberOf(match[1]) * numberOf(match[2])
    const same = spoken.said.includes(whole!.noun) || /\b(?:them|these)\b/.test(spoken.said)
    if (same && product !== whole!.most)
      return clash(whole!, { start, end: start + match[0].length })
  }
  return []
}

/** How many there are of what a number holds for: counted, or listed behind its name. */
function groupCount({ masked }: Reading, found: Count[], { each, start }: Count): number {
  const counted = found.find(({ noun, each: other }) => noun === each && other === null)
  if (counted) return counted.most
  const named = new RegExp(
    `\\b${each}[a-z]*:? ((?:[^\\s,.;:]+(?: [^\\s,.;:]+)?, ){1,9}[^\\s,.;:]+(?: [^\\s,.;:]+)? and )`
  ).exec(masked.slice(Math.max(0, start - 200), start).toLowerCase())
  return named ? named[1].split(/, | and /).length : 0
}

const ORDINALS = 'second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
const PLACE = new RegExp(
  `\\b(?:(${ORDINALS.join('|')}) ([a-z]+)|(day|week|step|slide|question|chapter|section|part|round|page) (${NUMBER}))\\b`,
  'g'
)

/** A fourth day of a trip of three days, a second sentence where one is allowed. */
function places(spoken: Spoken[], found: Count[]): Clash[] {
  const limits = [...found, ...singles(spoken)].filter(
    ({ most, definite, each }) => most < 10 && !definite && each === null
  )
  if (!limits.length) return []
  for (const sentence of spoken) {
    for (const match of sentence.said.matchAll(PLACE)) {
      const place = match[1] ? ORDINALS.indexOf(match[1]) + 2 : numberOf(match[4])
      const noun = stem(match[2] ?? match[3])
      const limit = limits.find(
        (count) => count.noun === noun && count.most < place && count.spoken !== sentence
      )
      const others = limits.filter((count) => count.noun === noun).length
      const start = sentence.start + match.index
      if (limit && others === 1) return clash(limit, { start, end: start + match[0].length })
    }
  }
  return []
}

const SINGLE =
  /\b(?:exactly|only|just|in|as) (?:one|a single) (sentence|paragraph|line|day|slide|page|bullet)\b|\b(?:one|two|three|four|five|six|seven|[2-9])-(day|week|page|slide|chapter|step)\b/g

function singles(spoken: Spoken[]): Count[] {
  return spoken.flatMap((sentence) =>
    [...sentence.said.matchAll(SINGLE)].map((match) => {
      const most = match[1] ? 1 : numberOf(match[0].split('-')[0])
      const start = sentence.start + match.index
      return {
        start,
        end: start + match[0].length,
        noun: stem(match[1] ?? match[2]),
        least: most,
        most,
        definite: false,
        each: null,
        spoken: sentence,
      }
    })
  )
}

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const FROM_TO = new RegExp(
  `\\b(?:(?:number|numbered|label|letter|mark) (?:them|it|each|the [a-z]+)? ?(?:from )?(1|a) (?:to|through) (${NUMBER}|[b-h])|(${DAYS.join('|')}) (?:to|through) (${DAYS.join('|')}))\\b`
)

/** "Number them 1 to 10" where six are asked for; Monday to Friday where a trip has three days. */
function numberings(spoken: Spoken[], found: Count[]): Clash[] {
  const asked = found.filter(
    ({ definite, each, least, most }) => !definite && each === null && least === most && most > 1
  )
  const days = [...asked, ...singles(spoken)].filter(({ noun }) => noun === 'day')
  for (const sentence of asked.length + days.length ? spoken : []) {
    const match = FROM_TO.exec(sentence.said)
    if (!match) continue
    const [, , to, monday, friday] = match
    const many = monday
      ? ((DAYS.indexOf(friday) - DAYS.indexOf(monday) + 7) % 7) + 1
      : /^[b-h]$/.test(to)
        ? to.charCodeAt(0) - 96
        : numberOf(to)
    const whole = monday
      ? /\beach|every|day\b/.test(sentence.said)
        ? days[0]
        : undefined
      : asked[0]
    const start = sentence.start + match.index
    if (whole && whole.spoken !== sentence && whole.most !== many && asked.length < 3)
      return clash(whole, { start, end: start + match[0].length })
  }
  return []
}
