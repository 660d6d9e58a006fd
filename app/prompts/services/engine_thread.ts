import { threadId } from 'node:worker_threads'
import type { Shape } from '#app/ai/domain/answer_shape'
import { readJson } from '#app/ai/domain/read_json'
import { readCsv } from '#app/core/read_csv'
import { blankKey } from '#app/prompts/domain/blanks/blank_fields'
import { readBlanks } from '#app/prompts/domain/blanks/blanks'
import { categoryOf, titleOf } from '#app/prompts/domain/category'
import { readGoal, type Goal } from '#app/prompts/domain/goals/read_goal'
import type { GoalReading } from '#app/prompts/domain/goals/types'
import { improve } from '#app/prompts/domain/improve'
import { readCheck, type CheckAnswer } from '#app/prompts/domain/model_rewrite/answer'
import {
  checkRefinementAnswer,
  checkRewriteAnswer,
  type CheckedRefinementAnswer,
  type MarkedAnswer,
  type RefinementToCheck,
  type RewriteToCheck,
} from '#app/prompts/domain/model_rewrite/check_answer'
import { materialOf } from '#app/prompts/domain/model_rewrite/material'
import { maskTogether, unmask } from '#app/prompts/domain/privacy/mask_private'
import { readAs, readRequest } from '#app/prompts/domain/kinds/read_request'
import { read } from '#app/prompts/domain/reading/read'
import type { Reading } from '#app/prompts/domain/reading/reading'
import { scoresOf } from '#app/prompts/domain/score'
import { readOpinion, type Opinion } from '#app/prompts/domain/tryout/judging'
import { filledToRead } from '#app/prompts/domain/tryout/places'
import type { Analysis, Blank, Improvement, ImproveRequest } from '#app/prompts/domain/types'
import { isEnglishWord } from '#app/prompts/services/english_words'

/** How the history names a text. */
export interface Introduction {
  title: string
  category: string
}

export interface Worked extends Introduction {
  improvement: Improvement
}

/** A text with what should come back of it, as its writer chose it, or null. */
interface Assessed {
  text: string
  kind: string | null
}

/** What a version says of its text. */
export interface Assessment {
  text: string
  score: number
  scoreFilled: number
  blanks: Blank[]
}

/** Texts for a model: those to fill, then those to send as they are. */
interface Outgoing {
  fill: string[]
  asTheyAre?: string[]
  /** What blanks and variables stand for, by label or name. */
  values: Record<string, string>
}

/** All work that takes longer the longer a text is, by name. */
export const WORKS = {
  /** The text is read once for all three answers. */
  improve(request: ImproveRequest): Worked {
    const reading = readRequest(request)
    return { improvement: improve(request, reading), ...introductionOf(reading) }
  },

  readGoal: (goal: Goal): GoalReading => readGoal(goal),

  introduce: (text: string): Introduction => introductionOf(read(text)),

  assess,

  gatherMaterial: ({ request, analysis }: { request: ImproveRequest; analysis: Analysis }) =>
    materialOf(request, analysis),

  mask: (texts: string[]) => maskTogether(texts),

  fillAndMask({ fill, asTheyAre = [], values }: Outgoing) {
    const answers = new Map(
      Object.entries(values).map(([label, value]) => [blankKey(label), value])
    )
    return maskTogether([...fill.map((text) => filledToRead(text, answers)), ...asTheyAre])
  },

  readNotes: (answer: string): CheckAnswer['notes'] => readCheck(answer)?.notes ?? [],

  readOpinion({ answer, marks }: MarkedAnswer): Opinion | null {
    const opinion = readOpinion(answer)
    return opinion && { ...opinion, reason: unmask(opinion.reason, marks) }
  },

  /** The object of a shape that an answer holds, with private parts back in its texts, or null. */
  readObject({
    answer,
    marks,
    shape,
  }: MarkedAnswer & { shape: Shape }): Record<string, unknown> | null {
    const object = readJson(answer, shape)
    return (
      object &&
      JSON.parse(JSON.stringify(object), (_, value: unknown) =>
        typeof value === 'string' ? unmask(value, marks) : value
      )
    )
  },

  readCsv,

  checkRewrite: (rewrite: RewriteToCheck) => checkRewriteAnswer(rewrite, isEnglishWord),

  /** With the assessment of the refined text, as its version needs it. */
  checkRefinement(
    refinement: RefinementToCheck & Pick<Assessed, 'kind'>
  ): CheckedRefinementAnswer & { assessment: Assessment | null } {
    const answer = checkRefinementAnswer(refinement, isEnglishWord)
    return {
      ...answer,
      assessment:
        answer.checked && assess({ text: answer.checked.refined.text, kind: refinement.kind }),
    }
  },
}

export type Works = typeof WORKS

/** One piece of work. In `begun` the thread notes its id, and the CPU time in milliseconds that it had used before. */
export interface Errand<Name extends keyof Works = keyof Works> {
  work: Name
  input: Parameters<Works[Name]>[0]
  begun: Int32Array
}

/** What a thread of the engine does with an errand. */
export default function run({ work, input, begun }: Errand): unknown {
  noteBeginning(begun)
  return (WORKS[work] as (input: unknown) => unknown)(input)
}

export function noteBeginning(begun: Int32Array): void {
  const { user, system } = process.threadCpuUsage()
  Atomics.store(begun, 1, Math.floor((user + system) / 1_000))
  Atomics.store(begun, 0, threadId)
}

function assess({ text, kind }: Assessed): Assessment {
  return { text, ...scoresOf(readAs(text, kind)), blanks: readBlanks(text) }
}

const introductionOf = (reading: Reading): Introduction => ({
  title: titleOf(reading),
  category: categoryOf(reading),
})
