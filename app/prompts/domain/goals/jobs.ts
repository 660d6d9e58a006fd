import { chooseDeliverable } from '#app/prompts/domain/deliverables/choose_deliverable'
import { capital, type Clause } from '#app/prompts/domain/goals/clauses'
import type { Inputs } from '#app/prompts/domain/goals/inputs'
import { resultName, verbOf, type Names } from '#app/prompts/domain/goals/names'
import type { GoalJob } from '#app/prompts/domain/goals/types'
import { improve } from '#app/prompts/domain/improve'
import { recommendedOf } from '#app/prompts/domain/recommended'
import { read } from '#app/prompts/domain/reading/read'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'

/** What is known of a goal when one of its jobs is written. */
export interface GoalWork {
  goal: string
  /** All of it as it was written. */
  whole: string
  names: Names
  inputs: Inputs
  /** What the next job works on: results of earlier steps and what the person brings along. */
  material: string[]
  /** What would be handed over if the work ended here. */
  results: string[]
  /** Results that serve the work after them more than the reader. */
  notes: Set<string>
  isAlone: boolean
  /** Whether the words stay as they are. */
  asWritten: boolean
}

interface WrittenJob {
  job: GoalJob
  isKnown: boolean
  role: 'new' | 'changed' | 'notes'
}

const CHANGES = new Set(['rewrite'])
const NOTES = new Set(['summarise', 'extract', 'analyse', 'classify', ''])
const ONLY = 'Give only the result, without an introduction or a closing remark.'

/** One job with its prompt, improved by the engine, and what it is to the others. */
export function writeJob({ text }: Clause, work: GoalWork): WrittenJob {
  const { names, inputs, material, isAlone } = work
  const isFirst = material.length === 0
  const words = capital(text)
  const reading = read(words)
  const { group } = verbOf(reading)
  const name = names.take(resultName(text, reading, chooseDeliverable(reading)))
  const asked = isFirst ? words : `${words}.\n\n${material.map(marked).join('\n\n')}`
  const whole = promptFor(asked, work)
  const prompt = isAlone ? whole : `${whole}\n\n${ONLY}`
  return {
    job: { kind: 'job', name, from: text, prompt: inputs.fill(prompt) },
    isKnown: reading.family !== null,
    role: CHANGES.has(group) && !isFirst ? 'changed' : NOTES.has(group) ? 'notes' : 'new',
  }
}

function promptFor(asked: string, work: GoalWork): string {
  const { material, asWritten, isAlone, goal } = work
  if (asWritten) return isAlone && material.length === 0 ? work.whole : withEnd(asked)
  const { variants } = improve({ text: asked, settings: DEFAULT_SETTINGS })
  const improved = recommendedOf(variants)?.content ?? withEnd(asked)
  const whole = material.length === 0 ? improved : withoutQuestions(improved)
  if (isAlone) return whole
  return `${whole}\n\nThis is one step of a larger task: "${goal}". Do this step only.`
}

/** A result of an earlier step, marked as what this one works on. */
function marked(name: string): string {
  const tag = name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '_')
  return `<${tag}>\n{{${name}}}\n</${tag}>`
}

const withEnd = (text: string) => (/[.!?>]$/.test(text) ? text : `${text}.`)

/** A step in the middle asks nobody: it works on what the steps before it made. */
const withoutQuestions = (prompt: string): string =>
  prompt
    .replace(/^(?:[-*] )?[^\n:[\]]{1,40}: \[[^\]\n]*\]\n?/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
