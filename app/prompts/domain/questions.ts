import type { Ask } from '#app/prompts/domain/deliverables/deliverable'
import { isExcellent } from '#app/prompts/domain/left_alone'
import { readRequest } from '#app/prompts/domain/kinds/read_request'
import { read } from '#app/prompts/domain/reading/read'
import type { Reading } from '#app/prompts/domain/reading/reading'
import { grade } from '#app/prompts/domain/score'
import { DEFAULT_SETTINGS, type ImproveRequest } from '#app/prompts/domain/types'
import { openAsks } from '#app/prompts/domain/variants/asks'
import { briefFor } from '#app/prompts/domain/variants/brief'
import { materialName } from '#app/prompts/domain/variants/material'

/** Something that only the person knows and that would make the prompt more complete. */
export interface Question {
  ask: string
  /** Under which name the answer stands in the prompt; different for each question of a request. */
  label: string
  /** Whether the answer is material to work on, which stands between tags. */
  isMaterial: boolean
  /** The points by which an answer raises the score, with blanks counted as filled. */
  gain: number
}

const MAX_QUESTIONS = 3
/** Stands for an answer that is not there yet. */
const ANY_ANSWER = '[the answer]'

/**
 * At most three questions whose answers would raise the score, the best first. What the request tells is not
 * asked, and neither is anything of an excellent prompt. The record of the text's family must be loaded.
 */
export function questionsFor(request: ImproveRequest, reading = readRequest(request)): Question[] {
  if (reading.goal === null || reading.language === 'other') return []
  const settings = { ...DEFAULT_SETTINGS, kind: request.settings.kind }
  const brief = briefFor(reading, { ...request, settings }, false)
  const before = grade(reading).filled
  if (isExcellent(reading, before)) return []
  const name = materialName(reading)
  const material: Omit<Question, 'gain'>[] = brief.requestTraits.lacksMaterial()
    ? [{ ask: `Which ${name} should it work on?`, label: name, isMaterial: true }]
    : []
  return [...material, ...openAsks(brief).map(questionOf)]
    .map((asked) => ({ ...asked, gain: gainOf(asked, reading, before) }))
    .filter(({ gain }) => gain >= 1)
    .sort((one, other) => other.gain - one.gain)
    .slice(0, MAX_QUESTIONS)
}

const questionOf = ({ label, question }: Ask) => ({ ask: question, label, isMaterial: false })

function gainOf(
  asked: Omit<Question, 'gain'>,
  { text, family, confidence }: Reading,
  before: number
): number {
  const answered = withAnswer(text, asked, ANY_ANSWER)
  return Math.round(grade(read(answered, undefined, { family, confidence })).filled - before)
}

/**
 * The text with an answer in it, on a line of its own under its label; material stands between
 * tags. Nothing else of the text changes but white space at its end. An empty answer changes
 * nothing. Where pasted material ends the text, the answer stands before everything.
 */
export function withAnswer(
  text: string,
  { isMaterial, label }: Pick<Question, 'isMaterial' | 'label'>,
  answer: string
): string {
  const trimmed = answer.trim()
  if (trimmed === '') return text
  if (isMaterial) return withLine(text, `<${label}>\n${trimmed}\n</${label}>`)
  const line = `${label}: ${trimmed}`
  const whole = text.trimEnd()
  return LABELED.test(whole) && !endsInMaterial(read(text))
    ? `${whole}\n${line}`
    : withLine(text, line)
}

/** The text with a paragraph behind it, or before it where pasted material ends the text. */
export function withLine(text: string, line: string): string {
  return endsInMaterial(read(text)) ? `${line}\n\n${text}` : `${text.trimEnd()}\n\n${line}`
}

/** The last line is labeled as well. */
const LABELED = /(?:^|\n)\p{Lu}[^\n:]{0,40}: [^\n]*$/u

/** Pasted material, or a fence that nobody closed, would take in what is added behind it. */
function endsInMaterial({ data, opaque, text }: Reading): boolean {
  const fences = opaque.filter(({ kind }) => kind === 'fence')
  return [...fences, ...(data ? [data] : [])].some(({ end }) => end >= text.trimEnd().length)
}
