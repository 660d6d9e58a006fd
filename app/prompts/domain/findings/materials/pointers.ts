import { matchesOf } from '#app/prompts/domain/matches'
import { isMaterialNoun, OWNED, WORKS_ON } from '#app/prompts/domain/findings/materials/words'
import type { Span } from '#app/prompts/domain/types'

/** Where a phrase says that its thing is: with the prompt, behind it, before it, or nowhere in particular. */
export type Side = 'attached' | 'after' | 'before' | 'anywhere'

/** A phrase that names something as given. */
export interface Pointer extends Span {
  noun: string
  side: Side
}

const PHRASE = "((?:[a-z'’-]+ ){0,2}[a-z-]+)"
const ATTACHED = new RegExp(
  `\\b(?:the|this|these|that|my|our|two|three|four|five) (?:attached|enclosed|uploaded|pasted) ${PHRASE}`,
  'g'
)
const GIVEN = new RegExp(
  `\\b(?:the|this|these|my|our|her|his|their) ((?:[a-z'’-]+ ){0,2}?[a-z-]+)(?: that| which)? (?:i|we)(?:'ve|'m| have| am)? (?:just )?(?:pasted|attached|attaching|uploaded|shared|provided|sent(?: you)?|gave you|enclosed|linked to|recorded|wrote|made|scanned|exported|copied)\\b`,
  'g'
)
const END =
  '(?=\\s*(?:[.,;:?!)\\n]|$)|\\s(?:and|in|into|by|so|against|to|for|on|with|as|from|is|are|was|were|using|carefully|then|that|which|whose|has|have|without|but|while|because)\\b)'
const BELOW = new RegExp(
  `\\b(?:the|this|these|my|our|two|three|four|five) ((?:[a-z'’-]+ ){0,3}?[a-z-]+) (below|underneath|above)${END}`,
  'g'
)
const FOLLOWING = new RegExp(`\\b(?:the|this) following ((?:[a-z-]+ ){0,2}?[a-z-]+)${END}`, 'g')
const THIS = /\b(?:this|these) ((?:[a-z-]+ ){0,2}[a-z-]+)/g
const OWN = /\b(?:my|our) ([a-z- é]{2,40})/g

const BASED = /(?:based on|using|use|from|in|according to|against|read|see)(?: the)?\s$/
/** "A reply to this complaint" cannot be written without it. */
const ANSWERS =
  /\b(?:repl(?:y|ies)|respon[ds]e?s?|answers?|based on|reaction|feedback|tests?) (?:to |on |for )?$/
/** What is to be made may be about things that are attached. */
const MAKES = /^(?:write|draft|create|design|plan|explain|describe|compose|generate|how)$/
const REACH = 24

/** The phrases of a request in lower case that name something as given; `verb` is what it asks for. */
export function pointersIn(wording: string, verb: string): Pointer[] {
  const works = WORKS_ON.test(verb)
  const before = ({ start }: Pointer) => wording.slice(Math.max(0, start - REACH), start)
  const sure = matchesOf(wording, GIVEN).flatMap((match) => pointerOf(match, 'attached'))
  const placed = [
    ...matchesOf(wording, ATTACHED).flatMap((match) => pointerOf(match, 'attached')),
    ...matchesOf(wording, BELOW).flatMap((match) =>
      pointerOf(match, match[2] === 'above' ? 'before' : 'after')
    ),
    ...matchesOf(wording, FOLLOWING).flatMap((match) => pointerOf(match, 'after')),
  ].filter(
    (pointer) => !MAKES.test(verb) || BASED.test(before(pointer)) || ANSWERS.test(before(pointer))
  )
  const named = matchesOf(wording, THIS)
    .flatMap((match) => pointerOf(match, 'anywhere'))
    .filter((pointer) => works || ANSWERS.test(before(pointer)))
  const own =
    works || /\bfeedback on my\b/.test(wording)
      ? matchesOf(wording, OWN).flatMap((match) => ownedOf(wording, match))
      : []
  return [...sure, ...placed, ...named, ...own]
}

/** The noun is the last word of the phrase that names material; what somebody sent may be anything. */
function pointerOf({ 0: words, 1: phrase, index }: RegExpExecArray, side: Side): Pointer[] {
  const named = phrase.split(' ')
  const found = named.findIndex(
    (word, place) => isMaterialNoun(word) && !isMaterialNoun(named[place + 1] ?? '')
  )
  const isSent = !words.endsWith(phrase) && side === 'attached'
  const at = found < 0 && isSent ? named.length - 1 : found
  if (at < 0 || (side === 'anywhere' && at > 1)) return []
  const rest = words.endsWith(phrase) ? named.slice(at + 1).join(' ').length : 0
  const end = index + words.length - (rest ? rest + 1 : 0)
  return [{ noun: named[at], side, start: index, end }]
}

/** "My cover letter" where it is what the verb works on: it stands at the beginning of the request. */
function ownedOf(wording: string, { 0: words, 1: phrase, index }: RegExpExecArray): Pointer[] {
  const owned = OWNED.exec(phrase)
  if (!owned || wording.slice(0, index).trim().split(/\s+/).length > 5) return []
  const end = index + words.length - phrase.length + owned[0].length
  return [{ noun: owned[0].split(' ').at(-1)!, side: 'anywhere', start: index, end }]
}
