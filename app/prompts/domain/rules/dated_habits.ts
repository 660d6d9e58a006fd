import type { Reading } from '#app/prompts/domain/reading/reading'
import type { Place, Rule } from '#app/prompts/domain/rules/rule'

const PRESSURE =
  /\b(?:i(?:'ll| will) (?:tip|pay) you|you(?:'ll| will) (?:be (?:fired|punished|penali[sz]ed|rewarded|shut down)|get (?:a )?(?:tip|bonus|reward))|my (?:life|job|career) depends on|or (?:else|i(?:'ll| will) be fired)|take a deep breath|this is very important to my career)\b/gi
const EVERYONE =
  /\b(?:for|to|at) (?:everyone|everybody|anyone|anybody|all people|people of all (?:ages|kinds)|the general public|a general audience|a wide audience|all audiences)\b/gi
const GIBBERISH = /(\p{L})\1{4,}|\b[bcdfghjklmnpqrstvwxz]{7,}\b/giu

const matches = ({ masked }: Reading, pattern: RegExp): Place[] =>
  [...masked.matchAll(pattern)]
    .slice(0, 3)
    .map(({ 0: words, index }) => ({ start: index, end: index + words.length }))

/** Advice of earlier years that changes nothing, and words that say nothing. */
export const DATED_HABIT_RULES: Rule[] = [
  {
    id: 'hygiene.pressure',
    why: 'Tips and threats change nothing in the answer; a reason for a rule does.',
    find: (reading) => matches(reading, PRESSURE),
  },
  {
    id: 'hygiene.gibberish',
    why: 'This is no word; what it stands for has to be guessed.',
    anyLanguage: true,
    find: (reading) => matches(reading, GIBBERISH),
  },
  {
    id: 'audience.everyone',
    why: '"Everyone" is no reader; name the one whom the text has to convince first.',
    find: (reading) => matches(reading, EVERYONE),
  },
]
