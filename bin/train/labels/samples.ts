import { featuresOfWords } from '#app/prompts/domain/goals/labeling/features'
import { type GoalWord, goalWords } from '#app/prompts/domain/goals/labeling/goal_words'
import {
  labelIndex,
  type LabelKind,
  type LabelRelation,
} from '#app/prompts/domain/goals/labeling/labels'
import type { ClauseKind, ClauseRelation, LabeledClause, LabeledGoal } from '../goals.js'

/** A goal as the trainer sees it: the buckets of each word, and its state. */
export interface LabelSample {
  buckets: Int32Array[]
  states: number[]
}

const PARTS: ReadonlySet<ClauseKind> = new Set(['source', 'limit', 'none'] as const)

/** What the classifier is to say of a clause. */
export function labelOf({ kind, relation }: LabeledClause): number {
  if (kind === 'none' && relation === 'otherwise') return labelIndex('leave', 'otherwise')
  if (PARTS.has(kind)) return labelIndex('part', 'next')
  return labelIndex(kind as LabelKind, relationOf(relation))
}

const NEXT: ReadonlySet<ClauseRelation> = new Set(['first', 'then', 'part', 'none'] as const)
const relationOf = (relation: ClauseRelation): LabelRelation =>
  NEXT.has(relation) ? 'next' : (relation as LabelRelation)

/** Two samples of a goal: as it was written, and without its commas. */
export const samplesOfGoal = (goal: LabeledGoal): LabelSample[] => {
  const words = goalWords(goal.goal)
  return [words, withoutCommas(words)].map((some) => sampleOf(goal, some))
}

const withoutCommas = (words: GoalWord[]): GoalWord[] =>
  words.map((word) => (word.gap === 'comma' ? { ...word, gap: '' } : word))

/** Words between two clauses belong to the one that follows. */
function sampleOf({ goal, clauses }: LabeledGoal, words: GoalWord[]): LabelSample {
  const labeled = placed(goal, clauses)
  let last = -1
  const states = words.map(({ start }) => {
    const found = labeled.findIndex(({ end }) => start < end)
    const at = found < 0 ? labeled.length - 1 : found
    const isFirst = at !== last
    last = at
    return labeled[at].label * 2 + (isFirst ? 0 : 1)
  })
  return { buckets: featuresOfWords(words), states }
}

function placed(goal: string, clauses: LabeledClause[]) {
  let end = 0
  return clauses.map((clause) => {
    end = goal.indexOf(clause.text, end) + clause.text.length
    return { label: labelOf(clause), end }
  })
}
