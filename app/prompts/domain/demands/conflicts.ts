import {
  askedByVerb,
  bannedIn,
  forbiddenAndAsked,
  wantedIn,
  type Thing,
} from '#app/prompts/domain/demands/bans'
import { ANY_LANGUAGE, IN_LANGUAGE, TWO_LANGUAGES } from '#app/prompts/domain/demands/languages'
import { OPPOSITES } from '#app/prompts/domain/demands/opposites'
import {
  LONGEST_KEY,
  SHORTEST_KEY,
  type Opposites,
  type Side,
} from '#app/prompts/domain/demands/sides'
import { sizeConflicts } from '#app/prompts/domain/demands/size_conflicts'
import { spokenOf, type Spoken } from '#app/prompts/domain/demands/spoken'
import { listsBy } from '#app/prompts/domain/reading/lists_by'
import type { Reading } from '#app/prompts/domain/reading/reading'
import type { Span } from '#app/prompts/domain/types'

export interface Conflict {
  kind: Opposites['kind'] | 'size'
  first: Span
  second: Span
  why: string
}

interface Demand extends Span {
  spoken: Spoken
}

/** Where it only holds for a part, or a thing that it is set against, the demand is no demand on the whole. */
const NEGATED =
  /(?:\b(?:not|no|avoid|without|never|less|rather than|instead of|nor|than|or)|n't)\s(?:\S+\s){0,3}$/
/** People who will look at a picture are not in it. */
const VIEWERS = /\b(?:buyers|readers|viewers|audience|newcomers|customers are|users)\b/
const SPLIT =
  /\b(?:body|above|below|under|beneath|then|followed|first|second|last|final|version|columns?|fields?|reason|rest|while|whereas|unless|except)\b/

/** Pairs of demands that cannot both be met, in order of their second place. Linear in the text. */
export function conflictsIn(reading: Reading): Conflict[] {
  if (reading.language === 'other') return []
  const spoken = spokenOf(reading)
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

/** Which sides a beginning of a word may belong to, by their place in `SIDES`. */
const SIDES = OPPOSITES.flatMap(({ one, other }) => [one, other])
const KEYED = listsBy(SIDES.flatMap(({ keys }, index) => keys.map((key) => [key, index] as const)))

/** For each side, the sentences in which one of its phrases may stand. */
function candidatesFor({ tokens, sentences }: Reading, spoken: Spoken[]): Spoken[][] {
  const found: Spoken[][] = SIDES.map(() => [])
  const note = (key: string, sentence: Spoken) => {
    for (const index of KEYED.get(key) ?? []) {
      if (found[index].at(-1) !== sentence) found[index].push(sentence)
    }
  }
  for (const sentence of spoken) {
    const { from, to } = sentences[sentence.sentence]
    for (let at = from; at < to; at++) {
      if (tokens[at].opaque) continue
      for (const word of tokens[at].word.split('-')) {
        for (let size = SHORTEST_KEY; size <= Math.min(LONGEST_KEY, word.length); size++) {
          note(word.slice(0, size), sentence)
        }
      }
    }
  }
  return found
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
        !(kind === 'picture' && VIEWERS.test(demand.spoken.said)) &&
        (!ordered || demand.start > first.start) &&
        !(whole && (SPLIT.test(first.spoken.said) || SPLIT.test(demand.spoken.said)))
    )
    if (second) return [conflictOf(kind, first, second, why)]
  }
  return []
}

function demandsOf(candidates: Spoken[], { pattern }: Side): Demand[] {
  return candidates.flatMap((sentence) =>
    [...sentence.said.matchAll(pattern)].flatMap(({ 0: whole, 1: phrase, index }) => {
      const at = index + whole.length - phrase.length
      const denied = NEGATED.test(sentence.said.slice(Math.max(0, at - 40), at))
      const start = sentence.start + at
      return denied ? [] : [{ start, end: start + phrase.length, spoken: sentence }]
    })
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

function languageConflicts(spoken: Spoken[]): Conflict[] {
  const demands = spoken
    .filter(
      ({ said }) =>
        ANY_LANGUAGE.test(said) &&
        !TWO_LANGUAGES.test(said) &&
        !/\b(?:may|might|can|could|sometimes)\b/.test(said)
    )
    .flatMap(({ start, said }) =>
      [...said.matchAll(IN_LANGUAGE)].map(({ 0: whole, index, ...match }) => ({
        start: start + index,
        end: start + index + whole.length,
        name: [match[1], match[2], match[3], match[4], match[5]].find(Boolean),
      }))
    )
  const second = demands.find(({ name }) => name !== demands[0].name)
  return second
    ? [
        conflictOf(
          'content',
          demands[0],
          second,
          'It asks for two languages; choose one, or say where each applies.'
        ),
      ]
    : []
}
