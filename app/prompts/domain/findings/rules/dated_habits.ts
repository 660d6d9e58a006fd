import { matchesOf } from '#app/prompts/domain/matches'
import type { Reading } from '#app/prompts/domain/reading/reading'
import { goalSpan, type Place, type Rule } from '#app/prompts/domain/findings/rule'

const PRESSURE =
  /\b(?:i(?:'ll| will) (?:tip|pay) you|you(?:'ll| will) (?:be (?:fired|punished|penali[sz]ed|rewarded|shut down)|get (?:a )?(?:tip|bonus|reward))|my (?:life|job|career) depends on|or (?:else|i(?:'ll| will) be fired)|take a deep breath|this is very important to my career)\b/gi
const EVERYONE =
  /\b(?:for|to|at) (?:everyone|everybody|anyone|anybody|all people|people of all (?:ages|kinds)|the general public|a general audience|a wide audience|all audiences)\b/gi
const GIBBERISH = /(\p{L})\1{4,}|\b[bcdfghjklmnpqrstvwxz]{7,}\b/giu
/** Letters of two units, and those that are another one in the other case. */
const BEYOND = /[\ud800-\udfff\u017f\u212a]/
const CONSONANTS = /\b[bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ]{7}/

const matches = ({ masked }: Reading, pattern: RegExp): Place[] =>
  matchesOf(masked, pattern)
    .slice(0, 3)
    .map(({ 0: words, index }) => ({ start: index, end: index + words.length }))

/** The expression is slow, and most texts hold nothing like it. */
const mayBeGibberish = (text: string) =>
  BEYOND.test(text) || CONSONANTS.test(text) || hasSignFiveTimes(text)

const FIRST_LETTER = 'a'.charCodeAt(0)

function hasSignFiveTimes(text: string): boolean {
  const lower = text.toLowerCase()
  let last = 0
  let times = 0
  for (let at = 0; at < lower.length; at++) {
    const sign = lower.charCodeAt(at)
    times = sign === last ? times + 1 : 1
    last = sign
    if (times === 5 && sign >= FIRST_LETTER) return true
  }
  return false
}

/** Advice of earlier years that changes nothing, and words that say nothing. */
export const DATED_HABIT_RULES: Rule[] = [
  {
    id: 'hygiene.pressure',
    why: 'Tips and threats do not improve the answer; a reason for a rule does.',
    find: (reading) => matches(reading, PRESSURE),
  },
  {
    id: 'hygiene.gibberish',
    why: 'This is not a word, so its meaning has to be guessed.',
    anyLanguage: true,
    find: (reading) => (mayBeGibberish(reading.masked) ? matches(reading, GIBBERISH) : []),
  },
  {
    id: 'audience.everyone',
    why: '"Everyone" is no reader; name the one whom the text has to convince first.',
    find: (reading) => {
      const { start, end } = goalSpan(reading)
      return matches(reading, EVERYONE).filter((place) => place.start >= start && place.end <= end)
    },
  },
]
