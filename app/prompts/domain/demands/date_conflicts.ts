import type { Clash } from '#app/prompts/domain/demands/conflicts'
import { foundIn, type Spoken } from '#app/prompts/domain/demands/spoken'
import { matchesOf } from '#app/prompts/domain/matches'
import type { Span } from '#app/prompts/domain/types'

const MONTHS =
  'january february march april may june july august september october november december'.split(' ')
const DAY = new RegExp(
  `\\b(?:(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTHS.join('|')})|(${MONTHS.join('|')}) (\\d{1,2}))\\b`,
  'g'
)
const SENT =
  /\b(?:sent|send|goes out|go out|mailed|published|posted|put up|appears|printed|read out|delivered|hung up|handed out)\b/
const OVER =
  /\b(?:thank(?:ing)?\b[^.;]{0,40}\b(?:for (?:having|coming|attending|joining|being|staying|the (?:lively|great|wonderful))|who came)|we enjoyed|(?:congratulate|congratulations)\b[^.;]{0,60}\b(?:won|winner|winning)|who won|look(?:ing)? back (?:at|on)|report (?:on )?how\b[^.;]{0,40}\bwent|how (?:it|the [a-z]+) went|was a (?:great )?success|as you saw|recap|applause)\b/
const CLOSES = /\b(?:deadline|closes?|due|no later than|at the latest|latest|ends? on|until|by)\b/
const DOES =
  /\b(?:hand in|submit|apply|register|send in|return|book|order|enter|sign up|pay|reply|respond|application|entries|registration)\b/

interface Dated extends Span {
  /** A number that grows with the day of the year. */
  day: number
  spoken: Spoken
}

/** Looking back at what lies ahead when the text is sent, and doing something after its deadline. */
export function dateConflicts(spoken: Spoken[]): Clash[] {
  const dates = foundIn(spoken, datesIn, datesIn)
  return dates.length
    ? [...tooEarly(spoken, dates), ...tooLate(dates), ...pastTheBound(spoken, dates)]
    : []
}

function datesIn(spoken: Spoken): Dated[] {
  return matchesOf(spoken.said, DAY).map((match) => {
    const month = MONTHS.indexOf(match[2] ?? match[3])
    const start = spoken.start + match.index
    return {
      start,
      end: start + match[0].length,
      day: month * 31 + Number(match[1] ?? match[4]),
      spoken,
    }
  })
}

const clash = (first: Span, second: Span): Clash[] => [
  {
    kind: 'content',
    first: { start: first.start, end: first.end },
    second: { start: second.start, end: second.end },
  },
]

function tooEarly(spoken: Spoken[], dates: Dated[]): Clash[] {
  const sent = dates.find(({ spoken: { said } }) => SENT.test(said))
  const ahead = sent && dates.some((date) => date.day > sent.day)
  for (const sentence of ahead ? spoken : []) {
    const over = OVER.exec(sentence.said)
    const start = sentence.start + (over?.index ?? 0)
    if (over && start > sent!.end) return clash(sent!, { start, end: start + over[0].length })
  }
  return []
}

function tooLate(dates: Dated[]): Clash[] {
  const before = ({ spoken, start }: Dated) =>
    spoken.said.slice(Math.max(0, start - spoken.start - 50), start - spoken.start)
  const last = dates.find((date) => CLOSES.test(before(date)) && DOES.test(date.spoken.said))
  const late =
    last &&
    dates.find(
      (date) =>
        date.spoken !== last.spoken &&
        date.day > last.day &&
        DOES.test(before(date)) &&
        !/\b(?:deliver|arriv|result|announce|inform)/.test(before(date))
    )
  return late ? clash(last!, late) : []
}

const BOUND = new RegExp(
  `\\b(?:no|nothing|none|not|never|cannot) (?:[a-z]+ )??([a-z]+)?[^.;]{0,40}?\\b(?:after|later than|beyond|past) (?:the )?(?:(\\d{1,2})(?:st|nd|rd|th)?(?: of)?(?: (${MONTHS.join('|')}))?\\b)(?!\\s?(?:words|minutes|%|:|o'clock|pm|am|hours|days|years|p\\.))`
)

/** "No mail leaves the house after the 14th", and a mail that is planned for the 19th. */
function pastTheBound(spoken: Spoken[], dates: Dated[]): Clash[] {
  for (const sentence of spoken) {
    const bound = /\b(?:after|later than|beyond|past)\b/.test(sentence.said)
      ? BOUND.exec(sentence.said)
      : null
    if (!bound || !bound[1]) continue
    const [day, month] = [Number(bound[2]), bound[3] ? MONTHS.indexOf(bound[3]) : null]
    const months = new Set(dates.map((date) => Math.floor((date.day - 1) / 31)))
    if (day > 31 || (month === null && months.size !== 1)) continue
    const last = (month ?? [...months][0]) * 31 + day
    const late = dates.find(
      (date) => date.spoken !== sentence && date.day > last && date.spoken.said.includes(bound[1])
    )
    const start = sentence.start + bound.index
    if (late) return clash({ start, end: start + bound[0].length }, late)
  }
  return []
}
