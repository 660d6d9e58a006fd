import {
  askedByVerb,
  bannedIn,
  forbiddenAndAsked,
  wantedIn,
  type Thing,
} from '#app/prompts/domain/demands/bans'
import { languagesIn } from '#app/prompts/domain/demands/languages'
import { OPPOSITES } from '#app/prompts/domain/demands/opposites'
import { SHORTEST_KEY, type Opposites, type Side } from '#app/prompts/domain/demands/sides'
import { sizeConflicts } from '#app/prompts/domain/demands/size_conflicts'
import { placed, type Spoken } from '#app/prompts/domain/demands/spoken'
import { listsBy } from '#app/prompts/domain/reading/lists_by'
import type { Reading, Token } from '#app/prompts/domain/reading/reading'
import type { Span } from '#app/prompts/domain/types'

export interface Conflict {
  kind: Opposites['kind'] | 'size'
  first: Span
  second: Span
  why: string
}

interface Demand extends Span {
  /** The sentence in which it stands. */
  said: string
}

/** People who will look at a picture are not in it. */
const VIEWERS = /\b(?:buyers|readers|viewers|audience|newcomers|customers are|users)\b/
const SPLIT =
  /\b(?:body|above|below|under|beneath|then|followed|first|second|last|final|version|columns?|fields?|reason|rest|while|whereas|unless|except)\b/

/** Pairs of demands that cannot both be met, in order of their second place. Linear in the text. */
export function conflictsIn(reading: Reading): Conflict[] {
  if (reading.language === 'other') return []
  const { spoken } = reading
  const candidates = candidatesFor(reading, spoken)
  const found = [
    ...OPPOSITES.flatMap((opposites, at) =>
      opposites.kind === 'picture' && reading.task !== 'image'
        ? []
        : clashOf(candidates, opposites, at)
    ),
    ...sizeConflicts(reading, spoken),
    ...banConflicts(spoken),
    ...languageConflicts(spoken),
  ]
  const inOrder = found.sort((a, b) => a.second.start - b.second.start)
  return inOrder.filter(({ second }, at) => at === 0 || apart(second, inOrder[at - 1].second))
}

/** The sides and where they are known by, by the first letters of a word. */
const SIDES = OPPOSITES.flatMap(({ one, other }) => [one, other])
const KEYED = listsBy(
  SIDES.flatMap(({ keys }, side) =>
    keys.map((key) => [key.slice(0, SHORTEST_KEY), { key, side }] as const)
  )
)

/** For each side, the sentences in which one of its phrases may stand. */
function candidatesFor({ tokens, sentences }: Reading, spoken: Spoken[]): Spoken[][] {
  const found: Spoken[][] = SIDES.map(() => [])
  for (const sentence of spoken) {
    const { from, to } = sentences[sentence.sentence]
    for (let at = from; at < to; at++) {
      for (const side of sidesOf(tokens[at])) {
        if (found[side].at(-1) !== sentence) found[side].push(sentence)
      }
    }
  }
  return found
}

function sidesOf({ word, opaque }: Token): number[] {
  if (opaque) return []
  if (word.includes('-')) return word.split('-').flatMap(sidesOfWord)
  return sidesOfWord(word)
}

function sidesOfWord(word: string): number[] {
  const near = KEYED.get(word.slice(0, SHORTEST_KEY))
  return near ? near.filter(({ key }) => word.startsWith(key)).map(({ side }) => side) : []
}

function clashOf(
  candidates: Spoken[][],
  { kind, one, other, why, ordered, whole }: Opposites,
  at: number
): Conflict[] {
  const [here, there] = [candidates[at * 2], candidates[at * 2 + 1]]
  if (!here.length || !there.length) return []
  const firsts = demandsOf(here, one)
  if (!firsts.length) return []
  const seconds = demandsOf(there, other)
  for (const first of firsts) {
    const second = seconds.find(
      (demand) =>
        apart(first, demand) &&
        !(kind === 'picture' && VIEWERS.test(demand.said)) &&
        (!ordered || demand.start > first.start) &&
        !(whole && (SPLIT.test(first.said) || SPLIT.test(demand.said)))
    )
    if (second) return [conflictOf(kind, first, second, why)]
  }
  return []
}

function demandsOf(candidates: Spoken[], { find }: Side): Demand[] {
  return placed(candidates, (wording) =>
    wording.once(find).map((span) => ({ ...span, said: wording.said }))
  )
}

const apart = (one: Span, other: Span) => one.end <= other.start || other.end <= one.start

function conflictOf(kind: Conflict['kind'], one: Span, other: Span, why: string): Conflict {
  const [first, second] = one.start <= other.start ? [one, other] : [other, one]
  const plain = ({ start, end }: Span) => ({ start, end })
  return { kind, first: plain(first), second: plain(second), why }
}

const RULED_OUT = 'It rules something out and asks for it elsewhere; choose one.'

const isSame = (want: Thing, ban: Thing) =>
  want.noun === ban.noun && (ban.kind === null || ban.kind === want.kind)

function banConflicts(spoken: Spoken[]): Conflict[] {
  const banned = bannedIn(spoken)
  const wanted = banned.length ? wantedIn(spoken) : []
  for (const ban of banned) {
    const want = wanted.find((thing) => isSame(thing, ban) && apart(thing, ban))
    const asked = want ?? askedByVerb(spoken, ban)
    if (asked) return [conflictOf('content', ban, asked, RULED_OUT)]
  }
  const [pair] = forbiddenAndAsked(spoken)
  return pair ? [conflictOf('content', pair[0], pair[1], RULED_OUT)] : []
}

const TWO_ASKED = 'It asks for two languages; choose one, or say where each applies.'

function languageConflicts(spoken: Spoken[]): Conflict[] {
  const demands = languagesIn(spoken)
  const second = demands.find(({ name }) => name !== demands[0].name)
  return second ? [conflictOf('content', demands[0], second, TWO_ASKED)] : []
}
