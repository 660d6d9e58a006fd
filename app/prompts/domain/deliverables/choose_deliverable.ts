import type { Deliverable } from '#app/prompts/domain/deliverables/deliverable'
import { recordOf } from '#app/prompts/domain/deliverables/record_store'
import { stem } from '#app/prompts/domain/english/stem'
import type { Family } from '#app/prompts/domain/reading/family/families'
import type { Reading } from '#app/prompts/domain/reading/reading'
import { ASK_VERBS, OPEN_VERBS } from '#app/prompts/domain/reading/words/verbs'
import { replyVerbOf } from '#app/prompts/domain/reading/words/reply_verbs'

/** The clause that says what is wanted, as stems: `object` of them stand before its first preposition. */
interface Asked {
  stems: string[]
  object: number
  /** The last place at which a name may begin. */
  lastStart: number
}

interface Name {
  stems: string[]
  /** Which of its words is the thing itself: the last one before a preposition. */
  head: number
  deliverable: Deliverable
}

const PREPOSITIONS = new Set(
  'about on for to from with by in at of that which who into so because via over per between'.split(
    ' '
  )
)
/** Words that may stand between the words of a name. */
const MAX_GAP_WORDS = 3
const MAX_CLAUSE_WORDS = 40
const CLAUSE_END = /[.,;:!?\n–—(]/

/**
 * The deliverable that the main request asks for by one of its names, or null. A name counts where its head is
 * among the words that the main verb governs, so that "minutes" in "session length in minutes" names nothing; the
 * longest name wins, then the one that ends the object.
 */
export function chooseDeliverable(reading: Reading): Deliverable | null {
  const words = wordsAsked(reading)
  return words && bestNamed(reading, askedIn(words, reading.family))
}

/** The clause that says what is wanted, as stems; null where the kind of work or the main request is not known. */
export function wordsAskedFor(reading: Reading): Pick<Asked, 'stems' | 'object'> | null {
  const words = wordsAsked(reading)
  return words && askedIn(words, reading.family)
}

/**
 * Whether the family may come from what is replied to alone: "answer this quiz" asks for no quiz, and "handle a crash"
 * may ask for anything. A reply is a message, so nothing is known of it in other families.
 */
export function isOnlyRepliedTo(reading: Reading): boolean {
  const words = wordsAsked(reading)
  const verb = words && replyVerb(words, 0)
  if (reading.family === 'message' || !verb || bestNamed(reading, askedIn(words, reading.family)))
    return false
  return verb.isVague || isNamed(reading, words.slice(verb.length))
}

const isNamed = (reading: Reading, object: string[]): boolean =>
  bestNamed(reading, plainly(['make', ...object])) !== null

function bestNamed({ family }: Reading, asked: Asked): Deliverable | null {
  let best: { deliverable: Deliverable; worth: number } | null = null
  for (const name of family === null ? [] : namesOf(family)) {
    const worth = worthOf(name, asked)
    if (worth > (best?.worth ?? 0)) best = { deliverable: name.deliverable, worth }
  }
  return best?.deliverable ?? null
}

/** The words of the clause that says what is wanted, from its verb on: "we have to respond to …" begins at "respond". */
function wordsAsked({ family, goal, sentences, tokens, masked }: Reading): string[] | null {
  if (family === null || goal === null) return null
  const { verb, from, to } = sentences[goal]
  const first = verb ?? from
  const last = Math.min(to, first + MAX_CLAUSE_WORDS)
  let end = first + 1
  while (end < last && !CLAUSE_END.test(masked.slice(tokens[end - 1].end, tokens[end].start))) end++
  const words = tokens.slice(first, end).flatMap(({ word }) => word.split('-'))
  const reply = isVerb(words[0]) ? 0 : words.findIndex((_, at) => replyVerb(words, at))
  return words.slice(Math.max(0, reply))
}

const isVerb = (word: string) => ASK_VERBS.has(word) || OPEN_VERBS.has(word)

function plainly(words: string[]): Asked {
  const object = words.findIndex((word, at) => at > 0 && PREPOSITIONS.has(word))
  const end = object < 0 ? words.length : object
  return { stems: words.map(stem), object: end, lastStart: end }
}

/** What is asked for, without what is replied to. */
function askedIn(words: string[], family: Family | null): Asked {
  const reply = replyAt(words)
  if (reply === 0) {
    const { length, isDecision } = replyVerb(words, 0)!
    const reworded = isDecision ? words : ['reply', 'to', ...words.slice(length)]
    return { ...plainly(reworded), lastStart: 0 }
  }
  const asked = plainly(words)
  const object = Math.min(asked.object, reply ?? asked.object)
  // "A short complaint reply" is a short reply to a complaint.
  if (family === 'message' && object > MIN_REPLY_WORDS && REPLY.test(words[object - 1]))
    return plainly([words[0], 'reply', 'to', ...words.slice(1, object - 1)])
  return { ...asked, object }
}

const REPLY = /^(?:reply|replies|answer|answers|response|responses)$/
const MIN_REPLY_WORDS = 2

/** Where the first verb of a reply stands: at the beginning, or as in "an email answering a complaint"; or null. */
function replyAt(words: string[]): number | null {
  const at = words.findIndex(
    (word, place) => (place === 0 || word.endsWith('ing')) && replyVerb(words, place)
  )
  return at < 0 ? null : at
}

const replyVerb = (words: string[], at: number) =>
  replyVerbOf(words.slice(at, at + MAX_VERB_WORDS).join(' '))
const MAX_VERB_WORDS = 6

const names = new Map<Family, Name[]>()

function namesOf(family: Family): Name[] {
  const known = names.get(family)
  if (known) return known
  const found = recordOf(family).deliverables.flatMap((deliverable) =>
    deliverable.names.map((name): Name => {
      const words = name.split(/[^\p{L}\p{N}']+/u)
      const preposition = words.findIndex((word, at) => at > 0 && PREPOSITIONS.has(word))
      return {
        stems: words.map(stem),
        head: (preposition < 0 ? words.length : preposition) - 1,
        deliverable,
      }
    })
  )
  names.set(family, found)
  return found
}

/** 0 where the name is not asked for; else more for more words, and for a head that ends the object. */
function worthOf(name: Name, { stems, object, lastStart }: Asked): number {
  for (let start = 0; start < object && start <= lastStart; start++) {
    if (stems[start] !== name.stems[0]) continue
    const places = placesFrom(name.stems, stems, start)
    const head = places?.[name.head]
    if (head !== undefined && head < object)
      return name.stems.length + (head === object - 1 ? 0.5 : 0)
  }
  return 0
}

/** Where the words of a name stand, in order and near each other, or null. */
function placesFrom(name: string[], stems: string[], start: number): number[] | null {
  const places = [start]
  for (const word of name.slice(1)) {
    const after = places.at(-1)! + 1
    const found = stems.indexOf(word, after)
    if (found < 0 || found - after > MAX_GAP_WORDS) return null
    places.push(found)
  }
  return places
}
