import type { Inputs } from '#app/prompts/domain/goals/things/inputs'
import type { Names } from '#app/prompts/domain/goals/names'
import { isSameThing, type Thing } from '#app/prompts/domain/goals/things/thing'

/** What is known of a goal when one of its steps is written. */
export interface GoalWork {
  goal: string
  /** All of it as it was written. */
  whole: string
  names: Names
  inputs: Inputs
  /** What the next job works on: results of earlier steps and what the person brings along. */
  material: string[]
  /** What the last job worked on, for those that are done beside it. */
  shared: string[]
  /** What the last job of its own was made from. */
  source: string[]
  /** What would be handed over if the work ended here. */
  results: string[]
  /** Results that serve the work after them more than the reader. */
  notes: Set<string>
  /** What the steps so far have made, by all its names. */
  made: string[]
  /** Whether a web page is read on the way. */
  hasPage: boolean
  /** The words of the last job. */
  lastJob: string
  /** The list that is gone through, and the sentence that says so. */
  each: { list: string; sentence: number } | null
  isAlone: boolean
  /** Whether the words stay as they are. */
  asWritten: boolean
  /** Whether some job has work of its own kind that the engine knows. */
  isKnown: boolean
  /** The jobs whose kind of work the engine does not know, by their words. */
  unknown: string[]
  /** Those that may ask for something else than what was read. */
  unclear: string[]
}

/** The variable that stands for the entry of a list. */
export const ENTRY = 'item'

/** Whether the work is done for one entry of a list. */
export const isInLoop = ({ material, made }: GoalWork): boolean =>
  material.includes(ENTRY) || made.includes(ENTRY)

/** Whether a thing comes from a step before. */
export const isMade = ({ made }: GoalWork, { words }: Pick<Thing, 'words'>): boolean =>
  made.some((one) => isSameThing(words, one))

/** What was made takes the place of what it was made from. */
export function handOn(work: GoalWork, name: string): void {
  work.results = [name]
  work.material = [name]
  work.made.push(name)
}
