import { chooseDeliverable } from '#app/prompts/domain/deliverables/choose_deliverable'
import { kindOfResult, resultName, verbOf } from '#app/prompts/domain/goals/names'
import type { GoalJob } from '#app/prompts/domain/goals/types'
import { capital } from '#app/prompts/domain/goals/words'
import type { GoalWork } from '#app/prompts/domain/goals/work'
import { improve } from '#app/prompts/domain/improve'
import { recommendedOf } from '#app/prompts/domain/recommended'
import { read } from '#app/prompts/domain/reading/read'
import type { Reading } from '#app/prompts/domain/reading/reading'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'

interface WrittenJob {
  job: GoalJob
  role: 'new' | 'changed' | 'notes'
}

const CHANGES = new Set(['rewrite'])
const NOTES = new Set(['summarise', 'extract', 'analyse', 'classify', ''])
const ONLY = 'Give only the result, without an introduction or a closing remark.'

/** One job with its prompt, improved by the engine, and what it is to the others. */
export function writeJob(text: string, work: GoalWork): WrittenJob {
  const { inputs, material, isAlone, made } = work
  const words = capital(text)
  const reading = read(words)
  const { group } = verbOf(reading)
  const name = nameFor(text, reading, work)
  const asked = material.length === 0 ? words : `${words}.\n\n${material.map(marked).join('\n\n')}`
  const whole = promptFor(asked, work)
  const isPart = !isAlone || (material.length > 0 && !work.asWritten)
  const prompt = isPart ? `${whole}\n\n${ONLY}` : whole
  if (reading.family !== null) work.isKnown = true
  return {
    job: { kind: 'job', name, from: text, prompt: inputs.fill(prompt) },
    role: CHANGES.has(group) && made.length > 0 ? 'changed' : NOTES.has(group) ? 'notes' : 'new',
  }
}

/** What the result is called; not the same as what it is made of. */
function nameFor(text: string, reading: Reading, { names, inputs }: GoalWork): string {
  const wanted = resultName(text, reading, chooseDeliverable(reading))
  const isInput = inputs.named(wanted)?.name.toLowerCase() === wanted.toLowerCase()
  return isInput ? names.takeFirst(kindOfResult(reading), wanted) : names.take(wanted)
}

function promptFor(asked: string, work: GoalWork): string {
  const { material, asWritten, isAlone, goal } = work
  if (asWritten) return isAlone && material.length === 0 ? work.whole : withEnd(asked)
  const { variants } = improve({ text: asked, settings: DEFAULT_SETTINGS })
  const improved = recommendedOf(variants)?.content ?? kept(withEnd(asked), work)
  const whole = material.length === 0 ? improved : withoutQuestions(improved)
  if (isAlone) return whole
  return `${whole}\n\nThis is one step of a larger task: "${goal}". Do this step only.`
}

/** Where the engine has nothing to add to work on a text, the text is still to be kept to. */
const kept = (asked: string, { material }: GoalWork): string =>
  material.length > 0 && CHANGES_TEXT.test(asked) ? `${asked}\n\n${KEEP}` : asked
const CHANGES_TEXT =
  /^(?:turn|convert|transform|rewrite|rephrase|summari[sz]e|condense|shorten|translate|extract|pull|list|clean)\b/i
const KEEP =
  'Keep names, dates, numbers and quotes exactly as they are, and add nothing that the material does not say.'

/** A result of an earlier step, or an input, marked as what this one works on. */
export function marked(name: string): string {
  const tag = name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '_')
  return `<${tag}>\n{{${name}}}\n</${tag}>`
}

const withEnd = (text: string) => (/[.!?>]$/.test(text) ? text : `${text}.`)

/** What works on a text that is there asks nobody: what it needs stands in the text. */
const withoutQuestions = (prompt: string): string =>
  prompt
    .replace(/^(?:[-*] )?[^\n:[\]]{1,40}: \[[^\]\n]*\]\n?/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
