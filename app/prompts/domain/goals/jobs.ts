import { chooseDeliverable } from '#app/prompts/domain/deliverables/choose_deliverable'
import { isUnclear } from '#app/prompts/domain/goals/certainty/unclear_work'
import { GOAL_VERBS } from '#app/prompts/domain/goals/clauses/work_verbs'
import type { Deliverable } from '#app/prompts/domain/deliverables/deliverable'
import { asOrder } from '#app/prompts/domain/goals/as_order'
import { forOne } from '#app/prompts/domain/goals/things/for_one'
import { kindOfResult, OTHERWISE, resultName, verbOf } from '#app/prompts/domain/goals/names'
import type { GoalJob } from '#app/prompts/domain/goals/types'
import { capital, firstWord } from '#app/prompts/domain/goals/words'
import { type GoalWork, isInLoop } from '#app/prompts/domain/goals/work'
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
const MAX_NAME = 55
export const ONLY = 'Give only the result, without an introduction or a closing remark.'

/** One job with its prompt, improved by the engine, and what it is to the others. */
export function writeJob(text: string, work: GoalWork, category?: string): WrittenJob {
  const { inputs, material, isAlone } = work
  const words = wordsFor(text, work, category)
  const reading = read(words)
  const { group } = verbOf(reading)
  const deliverable = chooseDeliverable(reading)
  const wanted = resultName(words, reading, deliverable)
  const name = nameFor(wanted + (category ? ` for ${category}` : ''), reading, work)
  const asked = material.length === 0 ? words : `${words}.\n\n${material.map(marked).join('\n\n')}`
  const whole = promptFor(asked, reading, work)
  const isPart = !isAlone || (material.length > 0 && !work.asWritten)
  const prompt = isPart ? `${whole}\n\n${ONLY}` : whole
  if (reading.family !== null) work.isKnown = true
  if (wanted === OTHERWISE || !isKnown(text, reading, deliverable)) work.unknown.push(text)
  if (isUnclear(text, reading, deliverable)) work.unclear.push(text)
  return {
    job: { kind: 'job', name, from: text, prompt: inputs.fill(prompt) },
    role: roleOf(group, work),
  }
}

/** What the prompt begins with: an order, and where the work is done for each, one for one of them. */
function wordsFor(text: string, work: GoalWork, category?: string): string {
  const words = category !== undefined || isInLoop(work) ? forOne(text) : text
  if (work.asWritten) return capital(words)
  return capital(asOrder(words, chooseDeliverable(read(capital(words)))))
}

function roleOf(group: string, { made }: GoalWork): WrittenJob['role'] {
  if (CHANGES.has(group) && made.length > 0) return 'changed'
  return NOTES.has(group) ? 'notes' : 'new'
}

/** Verbs of any work. */
const VAGUE = new Set([
  'do',
  'take',
  'help',
  'perform',
  'complete',
  'put',
  'fill',
  'go',
  'handle',
  'deal',
  'address',
])

const isWorkVerb = (verb: string): boolean => GOAL_VERBS.has(verb) && !VAGUE.has(verb)

const isKnown = (text: string, { family }: Reading, made: Deliverable | null): boolean =>
  family !== null || made !== null || isWorkVerb(firstWord(text))

/** What the result is called; not the same as what it is made of. */
function nameFor(called: string, reading: Reading, { names, inputs }: GoalWork): string {
  const wanted = called.slice(0, MAX_NAME).trim()
  const isInput = inputs.named(wanted)?.name.toLowerCase() === wanted.toLowerCase()
  return isInput ? names.takeFirst(kindOfResult(reading), wanted) : names.take(wanted)
}

const NO_FAMILY = { family: null, confidence: 0 }

/** The engine adds what fits the words, with marks for the material and without: a mark tells nothing about the work. */
function promptFor(asked: string, { family }: Reading, work: GoalWork): string {
  const { material, asWritten, isAlone, goal } = work
  if (asWritten) return isAlone && material.length === 0 ? work.whole : withEnd(asked)
  const alike = read(asked)
  const sure = alike.family === family ? alike : read(asked, undefined, NO_FAMILY)
  const { variants } = improve({ text: asked, settings: DEFAULT_SETTINGS }, sure)
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
