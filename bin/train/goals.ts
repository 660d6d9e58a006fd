import { readdirSync, readFileSync } from 'node:fs'

export const CLAUSE_KINDS = [
  ...(['write', 'sort', 'check', 'decide', 'approve', 'fetch', 'each'] as const),
  ...(['source', 'deliver', 'schedule', 'limit', 'none'] as const),
] as const
export type ClauseKind = (typeof CLAUSE_KINDS)[number]

/** How a clause goes on from what was before it. A `part` is no step of its own. */
export const CLAUSE_RELATIONS = [
  ...(['first', 'then', 'each', 'if', 'otherwise', 'until', 'part', 'none'] as const),
] as const
export type ClauseRelation = (typeof CLAUSE_RELATIONS)[number]

export interface LabeledClause {
  /** As it stands in the goal. */
  text: string
  kind: ClauseKind
  relation: ClauseRelation
}

/** A step that a careful person would draw. */
export type LabeledStep =
  | { kind: 'write' | 'fetch' | 'approve'; does: string }
  | { kind: 'check'; does: string; passed: LabeledStep[]; failed: LabeledStep[] }
  | { kind: 'decide' | 'sort'; does: string; ways: { label: string; steps: LabeledStep[] }[] }
  | { kind: 'each'; of: string; steps: LabeledStep[] }

export interface LabeledGoal {
  id: string
  goal: string
  /** A name for the flow. */
  title: string
  inputs: { name: string; type: string }[]
  /** In the order of the goal, without overlaps. */
  clauses: LabeledClause[]
  steps: LabeledStep[]
  /** Whether a careful person would ask first, and what. */
  unsure?: boolean
  question?: string
}

export interface GoalSet {
  name: string
  goals: LabeledGoal[]
}

const folder = new URL('goals/', import.meta.url)

/** All sets of labeled goals, each written independently of the others. Each is left out in turn to measure. */
export const goalSets = (): GoalSet[] =>
  readdirSync(folder)
    .sort()
    .map((file) => ({
      name: file.replace(/^set_|\.json$/g, ''),
      goals: JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
    }))
