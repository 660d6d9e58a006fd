import { clashOf, placeOf } from '#app/prompts/domain/demands/clashes'
import type { Clash } from '#app/prompts/domain/demands/conflicts'
import { matchesOf } from '#app/prompts/domain/matches'
import type { Spoken } from '#app/prompts/domain/demands/spoken'

const PLACED =
  /\b(?:(?:start|begin|open|end|close|finish)s? with (?:the|its|our|your|my|their) ([a-z]+)|(?:first|opening|last|final|closing) (?:line|sentence|paragraph|word|row|slide|section|part|page)(?: is| are| holds| gives| states| names| contains| has| must be| should be)?(?: =|:)? (?:the|its|our|your|my|his|her|their) ([a-z]+)|(?:the|its|our|your|my|their|his|her) ([a-z]+) (?:only |not |back )?(?:[a-z]+ ){0,2}?(?:(?:in|for|until|to|at|into) (?:the )?(?:very )?(first|opening|beginning|start|top|last|final|closing|end|bottom)|(first|last)))\b/g
const FIRST = /first|start|top|begin|open/
const ANY = /\b(?:start|begin|open|end|clos|finish|first|last|final|top|bottom)/

const AGAIN =
  /\b(?:again|repeat|repeats|repeated|once more|also|too|both|echo|echoes|second time)\b/
const placedIn = (said: string) =>
  ANY.test(said) && !AGAIN.test(said) ? matchesOf(said, PLACED) : []

/** One thing that is to stand both at the beginning and at the end. */
export function positionConflicts(spoken: Spoken[]): Clash[] {
  const known = new Map<string, { first: boolean; sentence: Spoken; match: RegExpMatchArray }>()
  for (const sentence of spoken) {
    for (const match of sentence.wording.once(placedIn)) {
      const noun = match[1] ?? match[2] ?? match[3]
      const first = FIRST.test(match[3] ? (match[4] ?? match[5]) : match[0])
      const other = known.get(noun)
      if (other && other.first !== first && other.sentence !== sentence)
        return [clashOf('form', placeOf(other.sentence, other.match), placeOf(sentence, match))]
      known.set(noun, { first, sentence, match })
    }
  }
  return []
}
