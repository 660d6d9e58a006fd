import { featuresOfWords } from '#app/prompts/domain/goals/labeling/features'
import { type GoalWord, goalWords } from '#app/prompts/domain/goals/labeling/goal_words'
import { ASPECTS, type Label, LABELS } from '#app/prompts/domain/goals/labeling/labels'
import {
  likeliestStates,
  type Scores,
  STATES,
  stateScores,
  type Ways,
  waysThrough,
} from '#app/prompts/domain/goals/labeling/sequence'
import { ORDER, ROWS, STEP, WEIGHTS } from '#app/prompts/domain/goals/labeling/weights'
import type { GoalChoice } from '#app/prompts/domain/goals/types'
import { distinctKinds } from '#app/prompts/domain/goals/plan/kinds_in'
import { RangeDecoder } from '#app/prompts/domain/reading/family/range_code'
import {
  addUp,
  codeTable,
  emptyTable,
  type WeightTable,
} from '#app/prompts/domain/reading/family/weight_table'

/** A stretch of a goal that asks for one thing; the end exclusive. */
export interface LabeledStretch extends Label {
  text: string
  start: number
  end: number
  /** The number of its sentence or line. */
  sentence: number
  /** The kinds that a person says it sorts into; none of them where they leave that open. */
  kinds?: string[]
  /** Its likeliest labels with how probable each is, 0 to 1; the one that it has comes first. */
  ranked: (Label & { share: number })[]
}

/** Weights of words, and by the order of labels. */
export interface LabelWeights {
  table: WeightTable
  /** What one step of the table is worth. */
  step: number
  order: Float64Array
}

let decoded: LabelWeights | null = null

/** The weights that `bin/train` wrote, decoded at the first call. */
function labelWeights(): LabelWeights {
  if (decoded) return decoded
  const table = emptyTable(ROWS, ASPECTS)
  codeTable(new RangeDecoder(WEIGHTS), table)
  decoded = { table, step: STEP, order: Float64Array.from(ORDER, (weight) => weight * STEP) }
  return decoded
}

/**
 * Divides a goal into stretches and names what each asks for: a linear model over hashed words, trained on labeled goals
 * by `bin/train`. Any text is fine, and the same text always gets the same answer.
 */
export function labelGoal(text: string, weights = labelWeights()): LabeledStretch[] {
  const words = goalWords(text)
  if (words.length === 0) return []
  const scores = scoresOf(words, weights)
  const states = likeliestStates(scores)
  const ways = waysThrough(scores)
  const starts = states.flatMap((state, at) => (state % 2 === 0 ? at : []))
  const sentences = sentenceNumbers(words)
  return starts.map((from, index) => {
    const to = starts[index + 1] ?? words.length
    const { start } = words[from]
    const { end } = words[to - 1]
    const label = states[from] >> 1
    return {
      ...LABELS[label],
      ...{ text: text.slice(start, end), start, end, sentence: sentences[from] },
      ranked: rankedLabels(ways, label, { from, to }),
    }
  })
}

/** What a person says about a stretch is sure. */
export const withChoices = (stretches: LabeledStretch[], choices: GoalChoice[]): LabeledStretch[] =>
  stretches.map((stretch) => {
    const chosen = choices.findLast(({ start }) => start === stretch.start)
    if (!chosen) return stretch
    const { kind, relation, kinds } = chosen
    const sure = { kind, relation, ranked: [{ kind, relation, share: 1 }] }
    return { ...stretch, ...sure, ...(kinds && { kinds: distinctKinds(kinds) }) }
  })

export function scoresOf(words: GoalWord[], { table, step, order }: LabelWeights): Scores {
  const sums = featuresOfWords(words).map((buckets) =>
    addUp(
      table,
      Array.from(buckets, (index) => ({ index, value: step }))
    )
  )
  return { words: sums.map(stateScores), order }
}

function sentenceNumbers(words: GoalWord[]): number[] {
  let number = 0
  return words.map(({ gap }) => (gap === 'stop' || gap === 'line' ? ++number : number))
}

const RANKED = 4

/** How probable each label of a stretch is, on average over its words. */
function rankedLabels({ before, after, all }: Ways, label: number, { from, to }: Stretch) {
  const shares = new Float64Array(LABELS.length)
  for (let at = from; at < to; at++)
    for (let state = 0; state < STATES; state++)
      shares[state >> 1] += Math.exp(before[at][state] + after[at][state] - all) / (to - from)
  const order = Array.from(LABELS.keys()).sort((one, other) => shares[other] - shares[one])
  return [label, ...order.filter((one) => one !== label)]
    .slice(0, RANKED)
    .map((one) => ({ ...LABELS[one], share: shares[one] }))
}

/** Words from one place to another, the end exclusive. */
interface Stretch {
  from: number
  to: number
}
