import { NUMBER, numberOf } from '#app/prompts/domain/demands/numbers'
import { placed, type Spoken } from '#app/prompts/domain/demands/spoken'
import type { Span } from '#app/prompts/domain/types'

/** How much fits into a form that has a set size; with `exact`, how much it must have. */
export interface Room extends Span {
  unit: string
  least: number
  most: number
  exact: boolean
}

/** Verse forms by their lines, texts by their words or signs. Generous, so that only what cannot fit is told. */
const FORMS: [RegExp, string, number, boolean?][] = [
  [/\bhaikus?\b/, 'line', 3, true],
  [/\blimericks?\b/, 'line', 5, true],
  [/\bsonnets?\b/, 'line', 14, true],
  [/\bquatrains?\b/, 'line', 4, true],
  [/\btanka\b/, 'line', 5, true],
  [/\bvillanelle\b/, 'line', 19, true],
  [/\bhaikus?\b/, 'word', 17],
  [/\blimericks?\b/, 'word', 60],
  [/\b(?:tweet|tweets|x post)\b(?! thread)/, 'word', 70],
  [/\b(?:sms|text message|push notification|push message)\b/, 'word', 80],
  [/\bmeta description\b/, 'word', 45],
  [/\b(?:one|a single|single) (?:a4 )?page\b|\bone-page\b|\bone-pager\b/, 'word', 900],
  [/\b(?:exactly|just|only) (?:one|a single) line\b(?! (?:each|per|for))/, 'word', 60],
  [
    /\b(?:exactly|just|only) (?:one|a single) sentence\b(?! (?:each|per|for|on|about|that|to|at|of))/,
    'word',
    100,
  ],
]
const SPOKEN_A_MINUTE = 260
const TIME = new RegExp(
  `\\b(?:(?:talk|speech|script|video|read(?:ing)?|podcast|clip|announcement|toast|spot|slot|presentation|spoken|rep has|recording|voiceover|pitch)\\b[^.;\\n]{0,60}?\\b(${NUMBER})[ -](second|minute)s?|(${NUMBER})[ -](second|minute)s?[ -](?:[a-z]+ )?(?:talk|speech|script|video|read|podcast|clip|announcement|toast|spot|slot|presentation|recording|voiceover|pitch))\\b`
)

/** The forms and speaking times that a text names, with what fits into them. */
export function roomsIn(spoken: Spoken[]): Room[] {
  return placed(spoken, (wording) => wording.once(roomsOf))
}

function roomsOf(said: string): Room[] {
  const forms = FORMS.flatMap(([pattern, unit, most, exact = false]): Room[] => {
    const match = pattern.exec(said)
    return match
      ? [
          {
            start: match.index,
            end: match.index + match[0].length,
            unit,
            least: exact ? most : 0,
            most,
            exact,
          },
        ]
      : []
  })
  return [...forms, ...timed(said)]
}

function timed(said: string): Room[] {
  const match = /\b(?:second|minute)s?\b/.test(said) ? TIME.exec(said) : null
  if (!match) return []
  const many = numberOf(match[1] ?? match[3])
  const minutes = (match[2] ?? match[4]) === 'second' ? many / 60 : many
  const most = minutes * SPOKEN_A_MINUTE
  return [
    {
      start: match.index,
      end: match.index + match[0].length,
      unit: 'word',
      least: 0,
      most,
      exact: false,
    },
  ]
}
