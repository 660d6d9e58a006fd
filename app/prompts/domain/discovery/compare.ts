import { align } from '#app/prompts/domain/discovery/align'
import { clashingUnits, isSameAmount, type Amount } from '#app/prompts/domain/discovery/amounts'
import { askForOther, isKind } from '#app/prompts/domain/discovery/kinds'
import { haveOtherReaders, sameMatter } from '#app/prompts/domain/discovery/compare_requests'
import type { Profile, Vocabulary } from '#app/prompts/domain/discovery/profile'
import { baseWeight, FUNCTION_WORDS } from '#app/prompts/domain/discovery/word_weights'

/** How much a meaning tells about a prompt, among those it is compared with. */
export type WeightOf = (meaning: string) => number

const MEASURE = 0.8
const COUNT = 0.5
const SAME = 0.5
/** The same where the engine reads the same request in both. */
const SAME_OF_MATTER = 0.4
const OF_LONGER = 0.4
/** Weight below which chance meets too often, and by how much more must be shared for each point that lacks. */
const ENOUGH = 7
const MORE = 0.05
const COPIED = 0.5
const NEGATION =
  /^(?:not|no|never|without|nothing|none|neither|nor|cannot|skip|exclud|omit|avoid|leave out|\w+n't)$/

/**
 * How far two prompts ask for the same, 0 to 1; 0 where a name, a number, the kind of result or, in what is
 * otherwise a copy, the subject differs. From the weight of what they share, on the average of both sides:
 * a terse prompt may be held by a wordy one, but must hold a good part of it too.
 */
export function similarity(
  one: Profile,
  other: Profile,
  weightOf: WeightOf,
  vocabulary: Vocabulary
): number {
  const matter = matterOf(one, other)
  if (matter === null) return 0
  const { score, longer } = compareWords(one, other, weightOf)
  if (score < (matter > 0 ? SAME_OF_MATTER : SAME) || clash(one, other)) return 0
  const copy = copyOf(one, other, vocabulary)
  const needed = SAME + MORE * Math.max(0, ENOUGH - longer)
  if (copy === 'changed' || (copy === 'none' && matter === 0 && score < needed)) return 0
  return Math.min(1, Math.max(score, (score + matter) / 2))
}

/** How far the engine reads the same request in both, or null where it is for other readers. */
function matterOf({ request: one }: Profile, { request: other }: Profile): number | null {
  if (!one || !other) return 0
  const matter = sameMatter(one, other)
  return matter > 0 && haveOtherReaders(one, other) ? null : matter
}

/** The weight of the words that both share, on the average of both, and the weight of the longer one. */
function compareWords(one: Profile, other: Profile, weightOf: WeightOf) {
  const shared = sharedWeight(one, other, weightOf)
  const [shorter, longer] = [totalWeight(one, weightOf), totalWeight(other, weightOf)].sort(
    (a, b) => a - b
  )
  const isFar = shorter === 0 || shared / longer < OF_LONGER
  return { score: isFar ? 0 : (shared / shorter + shared / longer) / 2, longer }
}

const weightOfAmount = ({ measures }: Amount) => (measures ? MEASURE : COUNT)

function totalWeight({ meanings, amounts }: Profile, weightOf: WeightOf): number {
  let sum = 0
  for (const meaning of meanings.keys()) sum += weightOf(meaning)
  for (const amount of amounts) sum += weightOfAmount(amount)
  return sum
}

function sharedWeight(one: Profile, other: Profile, weightOf: WeightOf): number {
  let sum = 0
  for (const meaning of one.meanings.keys())
    if (other.meanings.has(meaning)) sum += weightOf(meaning)
  for (const amount of one.amounts)
    if (other.amounts.some((same) => isSameAmount(same, amount))) sum += weightOfAmount(amount)
  return sum
}

function clash(one: Profile, other: Profile): boolean {
  return (
    clashingUnits(one.amounts, other.amounts).length > 0 ||
    namesClash(one, other) ||
    askForOther(one.kinds, other.kinds)
  )
}

/** Each has a name that the other lacks. */
function namesClash(one: Profile, other: Profile): boolean {
  const hasAlone = (a: Profile, b: Profile) => [...a.names].some((name) => !b.meanings.has(name))
  return hasAlone(one, other) && hasAlone(other, one)
}

/** Words that may be left over between copies; of longer texts with more of them nobody would say the same anew. */
const MAX_UNALIGNED_WORDS = 160

/** Whether one is a copy of the other, or one in which somebody put in another subject or turned a demand round. */
function copyOf(
  { sequence: first }: Profile,
  { sequence: second }: Profile,
  { words }: Vocabulary
): 'none' | 'same' | 'changed' {
  const longer = Math.max(first.length, second.length)
  const left = first.length + second.length - 2 * Math.ceil(longer * COPIED)
  if (left < 0) return 'none'
  const aligned = align(first, second, Math.min(left, MAX_UNALIGNED_WORDS))
  if (!aligned) return left > MAX_UNALIGNED_WORDS ? 'changed' : 'none'
  const textOf = (row: Int32Array, [from, to]: [number, number]) =>
    [...row.subarray(from, to)].map((word) => words[word])
  return aligned.gaps.some((gap) =>
    changesMatter(textOf(first, gap.first), textOf(second, gap.second))
  )
    ? 'changed'
    : 'same'
}

function changesMatter(before: string[], after: string[]): boolean {
  if (before.some(denies) !== after.some(denies)) return true
  const [lost, gained] = [without(before, after), without(after, before)]
  return tells(lost) && tells(gained)
}

const denies = (word: string) => NEGATION.test(word)

const without = (words: string[], others: string[]) =>
  words.filter((word) => !FUNCTION_WORDS.has(word) && !others.includes(word))

/** Whether words name a matter, and not only a manner. */
const tells = (words: string[]) =>
  words.some(isKind) || words.reduce((sum, word) => sum + baseWeight(word), 0) >= 1
