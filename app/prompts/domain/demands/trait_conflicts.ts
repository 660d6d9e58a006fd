import type { Clash } from '#app/prompts/domain/demands/conflicts'
import { demandsIn, type Demand } from '#app/prompts/domain/demands/demands_in'
import { EXCEPTED, FIRM, ofSameSubject, sameTerms } from '#app/prompts/domain/demands/scopes'
import type { Spoken } from '#app/prompts/domain/demands/spoken'
import type { Trait, TraitBook } from '#app/prompts/domain/demands/trait_book'
import type { Reading } from '#app/prompts/domain/reading/reading'

/** Text around an output is often asked to go into one of its fields. */
const INSIDE = /\b(?:fields?|keys?|columns?|property|properties|attribute)\b/

/** Where a demand holds for one part only. */
const SPLIT =
  /\b(?:body|above|below|under|beneath|then|followed|first|second|last|final|version|columns?|fields?|reason|rest|while|whereas)\b/
/** Behind the text to which a ban belongs, something else may stand. */
const APART =
  /\b(?:below|under|beneath|after|behind) (?:it|this|that|my name|the (?:text|body|letter|signature)) (?:comes|stands?|follows?|is|are)\b/
/** People who will look at a picture are not in it. */
const VIEWERS = /\b(?:buyers|readers|viewers|audience|newcomers|customers are|users)\b/

const FIELD =
  /\b(?:fields?|keys?|columns?|property|properties|attributes?)\b[^.]{0,90}\b(?:reason|explanation|comment|note|why|justification|confidence)\b/

const hasReasonField = (said: string) => FIELD.test(said)

/** Demands of one trait for and against, and demands of traits that exclude each other. */
export function traitConflicts(reading: Reading, spoken: Spoken[], book: TraitBook): Clash[] {
  const demands = demandsIn(reading, spoken, book)
  const hasField = spoken.some(({ wording }) => wording.once(hasReasonField))
  const family = familiesOf(book, demands)
  const found: Clash[] = []
  for (const [name, list] of demands) {
    const trait = book.traits.get(name)!
    const bans = trait.mute ? [] : list.filter(({ polarity }) => polarity === 'banned')
    const wishes = list.filter(({ polarity }) => polarity === 'wanted')
    const denied = bans.length ? pairOf(trait, bans, family(name), true, false) : null
    if (denied) found.push(denied)
    for (const rival of wishes.length ? trait.rivals : []) {
      const clash = pairOf(trait, wishes, family(rival), trait.throughout, hasField)
      if (clash) found.push(clash)
    }
  }
  return found
}

/** What is wanted of a trait or of one that stands under it. */
function familiesOf({ traits }: TraitBook, demands: Map<string, Demand[]>) {
  return (name: string): Demand[] =>
    [...demands].flatMap(([other, list]) =>
      other === name || traits.get(other)?.parents.includes(name)
        ? list.filter(({ polarity }) => polarity === 'wanted')
        : []
    )
}

function pairOf(
  trait: Trait,
  ones: Demand[],
  others: Demand[],
  hard: boolean,
  hasField: boolean
): Clash | null {
  for (const one of ones) {
    const other = others.find((demand) => excludes(trait, one, demand, hard, hasField))
    if (other) return conflictOf(trait.kind, one, other)
  }
  return null
}

/** "Brief and comprehensive" is said of one thing. */
function coordinated(one: Demand, other: Demand): boolean {
  const [first, second] = one.start < other.start ? [one, other] : [other, one]
  const { said, start } = first.spoken
  return /^[a-z ]{0,20} (?:and|but|yet) $/.test(
    said.slice(first.start - start, second.start - start)
  )
}

const ROLE = /^\W*(?:you are|you're|act as|imagine you|as an?)\b/
const NEAR = 40

/** What is said around a demand. */
const near = ({ spoken: { said, start: from }, start, end }: Demand) =>
  said.slice(Math.max(0, start - from - NEAR), end - from + NEAR)

function excludes(
  trait: Trait,
  one: Demand,
  other: Demand,
  hard: boolean,
  hasField: boolean
): boolean {
  if (one.narrow.length && !one.narrow.some((word) => near(other).includes(word))) return false
  if (trait.kind === 'audience' && [one, other].some(({ spoken }) => ROLE.test(spoken.said)))
    return false
  const firm = hard || FIRM.test(one.spoken.said) || FIRM.test(other.spoken.said)
  if (
    trait.name === 'only-output' &&
    (other.start < one.start || INSIDE.test(other.spoken.said) || hasField)
  )
    return false
  const together = /^(?:tone|audience)$/.test(trait.kind) || coordinated(one, other)
  if (!firm && one.spoken === other.spoken && !together) return false
  if (!firm && trait.kind === 'form' && [one, other].some(({ spoken }) => SPLIT.test(spoken.said)))
    return false
  if (trait.kind === 'form' && one.polarity === 'banned' && APART.test(other.spoken.said))
    return false
  if (trait.kind === 'picture' && VIEWERS.test(other.spoken.said)) return false
  if (trait.kind === 'picture' && one.spoken === other.spoken)
    return hard && !EXCEPTED.test(one.spoken.said)
  if (trait.kind === 'form' && trait.throughout && !ofSameSubject(one, other)) return false
  const anyPart = trait.kind === 'tone' || (trait.throughout && one.polarity === 'wanted')
  return sameTerms(one, other, firm, anyPart)
}

function conflictOf(kind: Clash['kind'], one: Demand, other: Demand): Clash {
  const plain = ({ start, end }: Demand) => ({ start, end })
  const [first, second] = one.start <= other.start ? [one, other] : [other, one]
  return { kind, first: plain(first), second: plain(second) }
}
