import { bannedIn, wantedIn } from '#app/prompts/domain/demands/bans'
import { ANY_LANGUAGE, IN_LANGUAGE, TWO_LANGUAGES } from '#app/prompts/domain/demands/languages'
import { OPPOSITES } from '#app/prompts/domain/demands/opposites'
import { beginning, type Opposites, type Side } from '#app/prompts/domain/demands/sides'
import { sizeConflicts } from '#app/prompts/domain/demands/size_conflicts'
import { spokenOf, type Spoken } from '#app/prompts/domain/demands/spoken'
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
const SPLIT =
  /\b(?:body|above|below|under|beneath|then|followed|first|second|last|final|version|columns?|fields?|reason|rest|while|whereas|unless|except)\b/

/** Pairs of demands that cannot both be met, in order of their second place. Linear in the text. */
export function conflictsIn(reading: Reading): Conflict[] {
  if (reading.language === 'other') return []
  const spoken = spokenOf(reading)
  const where = placesOfWords(reading, spoken)
  const found = [
    ...OPPOSITES.filter(({ kind }) => kind !== 'picture' || reading.task === 'image').flatMap(
      (opposites) => clashOf(where, opposites)
    ),
    ...sizeConflicts(reading, spoken),
    ...banConflicts(spoken),
    ...languageConflicts(spoken),
  ]
  return found.sort((a, b) => a.second.start - b.second.start)
}

function clashOf(
  where: Map<string, Spoken[]>,
  { kind, one, other, why, ordered, whole }: Opposites
): Conflict[] {
  const firsts = demandsOf(where, one)
  if (!firsts.length) return []
  const seconds = demandsOf(where, other)
  for (const first of firsts) {
    const second = seconds.find(
      (demand) =>
        apart(first, demand) &&
        (!ordered || demand.start > first.start) &&
        !(whole && (SPLIT.test(first.spoken.said) || SPLIT.test(demand.spoken.said)))
    )
    if (second) return [conflictOf(kind, first, second, why)]
  }
  return []
}

/** The sentences in which words with a beginning stand; beginnings of three letters also stand for longer words. */
function placesOfWords({ tokens, sentences }: Reading, spoken: Spoken[]): Map<string, Spoken[]> {
  const places = new Map<string, Spoken[]>()
  const note = (key: string, sentence: Spoken) => {
    const known = places.get(key)
    if (!known) places.set(key, [sentence])
    else if (known.at(-1) !== sentence) known.push(sentence)
  }
  for (const sentence of spoken) {
    const { from, to } = sentences[sentence.sentence]
    for (let at = from; at < to; at++) {
      const { word, opaque } = tokens[at]
      if (opaque || word.length < 3) continue
      note(beginning(word), sentence)
      if (word.length > 3) note(word.slice(0, 3), sentence)
      const inner = word.indexOf('-')
      if (inner > 0) note(beginning(word.slice(inner + 1)), sentence)
    }
  }
  return places
}

function demandsOf(where: Map<string, Spoken[]>, { pattern, keys }: Side): Demand[] {
  const candidates = new Set(keys.flatMap((key) => where.get(key) ?? []))
  return [...candidates].flatMap((sentence) =>
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

function banConflicts(spoken: Spoken[]): Conflict[] {
  const banned = bannedIn(spoken)
  if (!banned.length) return []
  const wanted = wantedIn(spoken)
  for (const ban of banned) {
    const want = wanted.find((thing) => thing.noun === ban.noun && apart(thing, ban))
    if (want) {
      return [
        conflictOf(
          'content',
          ban,
          want,
          'It rules something out and asks for it elsewhere; choose one.'
        ),
      ]
    }
  }
  return []
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
