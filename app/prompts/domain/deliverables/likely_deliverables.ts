import { wordingOf, type Deliverable } from '#app/prompts/domain/deliverables/deliverable'
import { recordOf } from '#app/prompts/domain/deliverables/record_store'
import { stem } from '#app/prompts/domain/english/stem'
import type { Family } from '#app/prompts/domain/reading/family/families'
import { isContentWord } from '#app/prompts/domain/reading/words/content_words'

const MAX_OFFERED = 2
const READ_LENGTH = 600
/** Fewer points come from words that stand in any such request. */
const MIN_POINTS = 8
/** A deliverable with less than this share of the best one's points is not worth offering. */
const MIN_SHARE = 0.6

/** What a word says for a deliverable, by where its record has it. */
const POINTS = { name: 4, cue: 2, part: 1, line: 0.5 }

interface WordList {
  deliverable: Deliverable
  /** Points by stem. */
  points: Map<string, number>
}

interface FamilyWords {
  lists: WordList[]
  /** In how many of the lists a stem stands. */
  spread: Map<string, number>
}

/**
 * The deliverables of a family whose records share most with the words of a text, at most two, the likeliest first.
 * None where they share too little. Words that few of the family's records have say more (Spärck Jones 1972).
 */
export function likelyDeliverables(family: Family, text: string): Deliverable[] {
  const { lists, spread } = wordsOfFamily(family)
  const stems = new Set(stemsOf(text.slice(0, READ_LENGTH)))
  const weigh = (points: Map<string, number>) =>
    [...stems].reduce((sum, one) => {
      const worth = points.get(one)
      return worth ? sum + worth * Math.log(1 + lists.length / spread.get(one)!) : sum
    }, 0)
  const weighed = lists
    .map(({ deliverable, points }) => ({ deliverable, weight: weigh(points) }))
    .sort((one, other) => other.weight - one.weight)
  const least = Math.max(MIN_POINTS, weighed[0].weight * MIN_SHARE)
  return weighed
    .filter(({ weight }) => weight >= least)
    .slice(0, MAX_OFFERED)
    .map(({ deliverable }) => deliverable)
}

const known = new Map<Family, FamilyWords>()

function wordsOfFamily(family: Family): FamilyWords {
  const found = known.get(family)
  if (found) return found
  const lists = recordOf(family).deliverables.map((deliverable) => ({
    deliverable,
    points: pointsOf(deliverable),
  }))
  const spread = new Map<string, number>()
  for (const { points } of lists)
    for (const one of points.keys()) spread.set(one, (spread.get(one) ?? 0) + 1)
  const words = { lists, spread }
  known.set(family, words)
  return words
}

function pointsOf(deliverable: Deliverable): Map<string, number> {
  const { names, contains = [], form, limits = [], gaps, test, asks = [] } = deliverable
  const lines = [form, ...limits, gaps, test].filter((line) => line !== null && line !== undefined)
  const texts: [worth: number, texts: string[]][] = [
    [POINTS.name, [...names]],
    [POINTS.cue, asks.flatMap(({ cues = [] }) => cues)],
    [POINTS.part, [...contains, ...asks.map(({ label, question }) => `${label} ${question}`)]],
    [POINTS.line, lines.map(wordingOf)],
  ]
  const points = new Map<string, number>()
  for (const [worth, some] of texts)
    for (const one of stemsOf(some.join(' ')))
      points.set(one, Math.max(points.get(one) ?? 0, worth))
  return points
}

const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter(isContentWord).map(stem)
