import type { Deliverable } from '#app/prompts/domain/deliverables/deliverable'
import { recordOf } from '#app/prompts/domain/deliverables/record_store'
import { stem } from '#app/prompts/domain/english/stem'
import type { Family } from '#app/prompts/domain/reading/family/families'
import type { Reading } from '#app/prompts/domain/reading/reading'

/** The clause that says what is wanted, as stems: `object` of them stand before its first preposition. */
interface Asked {
  stems: string[]
  object: number
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
  const { family } = reading
  const asked = family === null ? null : askedIn(reading)
  if (family === null || !asked) return null
  let best: { deliverable: Deliverable; worth: number } | null = null
  for (const name of namesOf(family)) {
    const worth = worthOf(name, asked)
    if (worth > (best?.worth ?? 0)) best = { deliverable: name.deliverable, worth }
  }
  return best?.deliverable ?? null
}

function askedIn({ goal, sentences, tokens, masked }: Reading): Asked | null {
  if (goal === null) return null
  const { verb, from, to } = sentences[goal]
  const first = verb ?? from
  const last = Math.min(to, first + MAX_CLAUSE_WORDS)
  let end = first + 1
  while (end < last && !CLAUSE_END.test(masked.slice(tokens[end - 1].end, tokens[end].start))) end++
  const words = tokens.slice(first, end).flatMap(({ word }) => word.split('-'))
  const object = words.findIndex((word, at) => at > 0 && PREPOSITIONS.has(word))
  return { stems: words.map(stem), object: object < 0 ? words.length : object }
}

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
function worthOf(name: Name, { stems, object }: Asked): number {
  for (let start = 0; start < object; start++) {
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
