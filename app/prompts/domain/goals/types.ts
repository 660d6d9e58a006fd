import type { Label } from '#app/prompts/domain/goals/labeling/labels'
import type { GoalFormat } from '#app/prompts/domain/goals/formats'

/** What a step needs to be given: something that only the person knows. */
export interface GoalInput {
  /** One to a few words, unique within a goal whatever the case. */
  name: string
  /** What the person is asked. */
  question: string
  kind: 'text' | 'long' | 'number' | 'date' | 'choice' | 'list' | 'file' | 'link'
  choices: string[]
  /** Whether the work can do without it. */
  isOptional?: boolean
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
  /** What the person is asked. */
  question: string
}

/** A web page that is read. */
export interface GoalFetch {
  kind: 'fetch'
  name: string
  from: string
  /** An address, or the variable of one. */
  address: string
}

/** A text that is put together without a model, with variables. */
export interface GoalText {
  kind: 'text'
  name: string
  from: string
  text: string
  /** What it is there for. */
  use: 'passed' | 'nothing' | 'entry'
}

/** Work that is done once for each entry of a list. */
export interface GoalEach {
  kind: 'each'
  name: string
  from: string
  /** The input that is the list. */
  list: string
  steps: GoalStep[]
  /** The inner step whose results are gathered. */
  gather: string
}

/** One way out of a branch. */
export interface GoalWay {
  label: string
  description: string
  /** Never empty. */
  steps: GoalStep[]
}

export interface GoalCondition {
  value: string
  test: 'contains' | 'more-than' | 'less-than'
  other: string
}

/** How a branch is taken: by a model, by a rule, or by what a text is to keep to. */
export type GoalTest =
  | { by: 'sort'; about: string }
  | { by: 'rule'; condition: GoalCondition }
  | {
      by: 'check'
      /** What is checked, with variables. */
      text: string
      minWords: number | null
      maxWords: number | null
      criteria: string | null
    }

/** Work that depends on a text. One of the ways is taken, and its result goes on by the name of the join. */
export interface GoalBranch {
  kind: 'branch'
  name: string
  from: string
  test: GoalTest
  /** Of a rule, and of a check, the first is where it holds and the second where it does not. */
  ways: GoalWay[]
  join: string
}

export type GoalStep = GoalJob | GoalApproval | GoalFetch | GoalText | GoalEach | GoalBranch

/** What a person says that a stretch of their goal asks for. */
export interface GoalChoice extends Label {
  /** Where the stretch begins in the goal as it was read, in UTF-16 units. */
  start: number
  /** The kinds that it sorts into, where it sorts and was asked for them; none where the person leaves that open. */
  kinds?: string[]
}

/** What Hone is not sure of: which step a stretch of a goal asks for, or which kinds it sorts into. */
export interface GoalQuestion {
  asks: 'step' | 'kinds'
  text: string
  /**
   * The likeliest answers, which lead to different steps; the likeliest comes first. Asked for kinds, it is the one answer
   * to send with them.
   */
  answers: GoalChoice[]
}

/** A goal taken apart. */
export interface GoalReading {
  title: string
  steps: GoalStep[]
  /** In the order in which the steps use them. */
  inputs: GoalInput[]
  /** The results that the goal wants, by their names. */
  results: string[]
  /** The files in which it wants them, the first the most. */
  formats: GoalFormat[]
  /** What the goal wants done outside, such as "send it": no step does this. */
  outside: string[]
  /** When it wants to be done by itself, such as "every Monday": a flow does not start by itself. */
  schedule: string | null
  /** The sources that do about the same, the nearest first. */
  near: { id: string; fit: number; shared: string[] }[]
  /** Whether some job has work of its own kind that the engine knows. */
  isKnown: boolean
  /** Whether all of it was understood, is kept as one job, or asks for no work. */
  understood: 'all' | 'whole' | 'nothing'
  /** What to ask before the steps are sure; null where they are. */
  question: GoalQuestion | null
}

/** UTF-16 units of a goal. */
export const MAX_GOAL_LENGTH = 2_000
/** Jobs and approvals of a goal; what comes after them stays with the last job. */
export const MAX_GOAL_STEPS = 10
/** Kinds that a person names when asked, and UTF-16 units of each. */
export const MAX_NAMED_KINDS = 10
export const MAX_KIND_LENGTH = 60
/** Questions about one goal: what is not sure after that is taken as it seems. */
export const MAX_GOAL_QUESTIONS = 2
