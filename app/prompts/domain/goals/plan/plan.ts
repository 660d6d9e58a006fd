import type { LabeledStretch } from '#app/prompts/domain/goals/labeling/label_goal'

/** Words of a goal that ask for one step, with what says more about it. */
export interface PlannedWords extends Pick<LabeledStretch, 'text' | 'sentence'> {
  /** Those of them that only say more, such as where the material comes from. */
  parts: string[]
  /** The kind that they are done for, of work that depends on a kind. */
  category?: string
}

/** One way that is taken after a condition, or for one kind of several. */
export interface PlannedWay {
  /** The kind, or what holds; null where it is taken if no other way is. */
  label: string | null
  steps: PlannedStep[]
}

/** Steps of which some are taken, by the kind of what is looked at or by a condition. */
export interface PlannedChoice {
  kind: 'choice'
  by: 'kind' | 'condition'
  words: PlannedWords
  /** The kinds that its words list or a person has named, also those that nothing is done for. */
  kinds: string[]
  ways: PlannedWay[]
}

/** A step as the words of a goal ask for it. */
export type PlannedStep =
  | { kind: 'write' | 'fetch' | 'approve'; words: PlannedWords }
  | { kind: 'check'; words: PlannedWords; passed: PlannedStep[]; failed: PlannedStep[] }
  | PlannedChoice
  | { kind: 'each'; words: PlannedWords; steps: PlannedStep[] }

export interface GoalPlan {
  steps: PlannedStep[]
  /** What sorts into kinds that nobody has named, although work differs by them. */
  unnamed: LabeledStretch[]
  /** What is done with the results outside of a flow: "send it". */
  outside: string[]
}
