/** What a step needs to be given: something that only the person knows. */
export interface GoalInput {
  /** One to a few words, unique within a goal whatever the case. */
  name: string
  /** What the person is asked. */
  question: string
  kind: 'text' | 'long' | 'number' | 'date' | 'choice'
  choices: string[]
}

/** One job of a goal, to be done by a model. */
export interface GoalJob {
  kind: 'job'
  /** What its result is called, unique within a goal whatever the case. */
  name: string
  /** The words of the goal that ask for it. */
  from: string
  /** A complete prompt, in which `{{name}}` stands for an input or the result of an earlier step. */
  prompt: string
}

/** A place where a person decides before the work goes on. */
export interface GoalApproval {
  kind: 'approval'
  /** What its result, the approved text, is called. */
  name: string
  from: string
  /** The results that are to be approved. */
  about: string[]
}

export type GoalStep = GoalJob | GoalApproval

/** A goal taken apart. */
export interface GoalReading {
  title: string
  steps: GoalStep[]
  /** In the order in which the steps use them. */
  inputs: GoalInput[]
  /** The results that the goal wants, by their names. */
  results: string[]
  /** What the goal wants done outside, such as "send it": no step does this. */
  outside: string[]
  /** When it wants to be done by itself, such as "every Monday": a flow does not start by itself. */
  schedule: string | null
  /** The sources that do about the same, the nearest first. */
  near: { id: string; fit: number; shared: string[] }[]
  /** Whether some job has work of its own kind that the engine knows. */
  isKnown: boolean
}

/** UTF-16 units of a goal. */
export const MAX_GOAL_LENGTH = 2_000
/** Jobs and approvals of a goal; what comes after them stays with the last job. */
export const MAX_GOAL_STEPS = 10
