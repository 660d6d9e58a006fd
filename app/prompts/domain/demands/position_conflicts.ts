import type { Clash } from '#app/prompts/domain/demands/conflicts'
import { CONDITION } from '#app/prompts/domain/demands/scopes'
import type { Spoken } from '#app/prompts/domain/demands/spoken'
import { stem } from '#app/prompts/domain/demands/words'
import { isContentWord } from '#app/prompts/domain/reading/content_words'
import type { Span } from '#app/prompts/domain/types'

interface Position extends Span {
  at: 'start' | 'end'
  /** The part that begins or ends with it ("each entry"), or null for the whole. */
  of: string | null
  words: string[]
  spoken: Spoken
}

const STARTS =
  /\b(?:(each|every|all) ([a-z]+)[a-z ]{0,12} )?(starts?|begins?|opens?|start|begin|open|lead|ends?|closes?|finish(?:es)?|conclude|wrap up)(?: (each|every|the|all|your|my) ([a-z]+)(?: [a-z]+)?)? (?:with|on|by (?:giving|naming|stating|asking)) ((?:an? |the |our |its )?(?:[^\s,.;:]+ ?){1,5})/g
const COMES =
  /\b(?:the|its|our) ([a-z]+) (?:comes?|stands?|goes|appears?|is|belongs|must (?:come|stand)) (?:only |right )?(first|last|at the (?:end|start|top|beginning|bottom)|in the (?:last|final|closing|first|opening) (?:sentence|line|paragraph))/g
const PLACED =
  /\b(?:the|its|our|his|her) ([a-z]+) (?:only |not |back )?(?:[a-z]+ ){0,2}?(?:in|for|until|to|at|into) (?:the )?(?:very )?(first|opening|beginning|start|top|last|final|closing|end|bottom)\b/g
const FIRST = /first|start|top|beginning|opening/
const MANY = /\b(?:then|or|alternat|vary|one|some|half|if|section|part|unless|except)\b/

/** Two things with which the same text is to begin, or one thing first and last. */
export function positionConflicts(spoken: Spoken[]): Clash[] {
  const found = spoken.flatMap(positionsOf)
  for (const [at, position] of found.entries()) {
    const earlier = found.slice(Math.max(0, at - 12), at).find((other) => exclude(other, position))
    if (earlier) {
      const plain = ({ start, end }: Span) => ({ start, end })
      return [{ kind: 'form', first: plain(earlier), second: plain(position) }]
    }
  }
  return []
}

function exclude(one: Position, other: Position): boolean {
  if (one.spoken === other.spoken) return false
  const shared = one.words.some((word) => other.words.includes(word))
  if (one.of === null && other.of === null && one.at !== other.at)
    return one.words.join() === other.words.join()
  const both = MANY.test(one.spoken.said) || MANY.test(other.spoken.said)
  return one.of !== null && one.of === other.of && one.at === other.at && !shared && !both
}

function positionsOf(spoken: Spoken): Position[] {
  const { said, start } = spoken
  if (
    !/\b(?:start|begin|open|lead|end|clos|finish|conclude|come|stand|goes|appear|first|last|final|top|bottom)/.test(
      said
    ) ||
    CONDITION.test(said)
  )
    return []
  const starts = [...said.matchAll(STARTS)].flatMap((match): Position[] => {
    const [told, every, subject, verb, lead, object, words] = match
    const of = every ? subject : /each|every|all/.test(lead ?? '') ? object : null
    if (
      /\b(?:not|never|no|don't)\s[^.;]{0,20}$/.test(said.slice(0, match.index + 1)) ||
      (!every && /s$/.test(verb))
    )
      return []
    const at = /^(?:start|begin|open|lead)/.test(verb) ? 'start' : 'end'
    return [
      {
        start: start + match.index,
        end: start + match.index + told.trimEnd().length,
        at,
        of: of ? stem(of) : null,
        words: contentOf(words),
        spoken,
      },
    ]
  })
  const comes = [...said.matchAll(COMES)].map((match): Position => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
    at: FIRST.test(match[2]) ? 'start' : 'end',
    of: null,
    words: contentOf(match[1]),
    spoken,
  }))
  const placed = [...said.matchAll(PLACED)].map((match): Position => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
    at: FIRST.test(match[2]) ? 'start' : 'end',
    of: null,
    words: contentOf(match[1]),
    spoken,
  }))
  return [...starts, ...comes, ...placed].filter(({ words }) => words.length > 0)
}

const contentOf = (said: string) =>
  (said.match(/[a-zà-ÿ]{3,}/g) ?? []).filter(isContentWord).map((word) => stem(word))
