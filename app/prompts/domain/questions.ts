import { isExcellent } from '#app/prompts/domain/left_alone'
import { read } from '#app/prompts/domain/reading/read'
import type { Reading } from '#app/prompts/domain/reading/reading'
import { grade } from '#app/prompts/domain/score'
import { DEFAULT_SETTINGS, type ImproveRequest, type Task } from '#app/prompts/domain/types'
import { briefFor, wantsTone, type Brief } from '#app/prompts/domain/variants/brief'
import { materialName } from '#app/prompts/domain/variants/material'

/** What a question can be about: a job of a prompt that only the person can do. */
export const QUESTION_KINDS = [
  'input',
  'subject',
  'facts',
  'audience',
  'purpose',
  'form',
  'length',
  'tone',
] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

export interface Question {
  kind: QuestionKind
  ask: string
  /** What an answer may hold, in a few words. */
  hint: string
  /** Under which name the answer stands in the prompt. */
  label: string
  /** Ready answers; any other is as good. */
  choices: string[]
  /** Whether an answer may well be longer than a line. */
  isLong: boolean
  /** The points by which an answer raises the score, with blanks counted as filled. */
  gain: number
}

const MOST = 3

const SUBJECTS: Record<Task, string> = {
  write: 'What should readers learn about it?',
  rewrite: 'What should be different, and what must stay?',
  summarise: 'Which questions should the summary answer?',
  extract: 'Which fields do you need?',
  classify: 'Which categories are there, and what belongs to each?',
  analyse: 'Which period, place or aspects matter?',
  plan: 'What is planned, and where does it start from?',
  ideate: 'What is it for, and what have you tried?',
  converse: 'Who are you, who am I, and where do we talk?',
  code: 'Which language and version, and where does it run?',
  image: 'Which style, colours and mood, and what else is visible?',
}

const ASKS: Record<Exclude<QuestionKind, 'input' | 'subject'>, string> = {
  facts: 'Which facts or limits should it keep to?',
  audience: 'Who is it for?',
  purpose: 'What should it achieve?',
  form: 'In which form do you want it?',
  length: 'How long may it be?',
  tone: 'How should it sound?',
}

const LENGTHS = ['under 100 words', 'under 300 words', 'under 800 words']
const FORMS = ['bullet points', 'a table', 'short paragraphs with headings']
const FRAMES = ['a wide shot, aspect ratio 16:9', 'a close-up, square']
const TONES = ['professional and friendly', 'plain and direct', 'warm and personal']

/**
 * At most three questions whose answers would raise the score most, the best first. A question is
 * only asked where the text lacks the answer and it is worth at least a point.
 */
export function questionsFor(request: ImproveRequest): Question[] {
  const reading = read(request.text)
  if (reading.goal === null || reading.language === 'other') return []
  const brief = briefFor(reading, { ...request, settings: DEFAULT_SETTINGS }, false)
  const before = grade(reading).filled
  if (isExcellent(before)) return []
  return QUESTION_KINDS.flatMap((kind) => (isOpen(kind, brief) ? question(kind, brief) : []))
    .filter(({ label }) => !`\n${request.text}`.includes(`\n${label}: `))
    .map((asked) => ({ ...asked, gain: gainOf(asked, request.text, before) }))
    .filter(({ gain }) => gain >= 1)
    .sort((one, other) => other.gain - one.gain)
    .slice(0, MOST)
}

const isOpen = (kind: QuestionKind, brief: Brief): boolean =>
  kind === 'tone' ? wantsTone(brief, 'sentence') : brief.lacks(kind)

function question(kind: QuestionKind, { kit, reading }: Brief): Question {
  const base = { kind, hint: '', choices: [], isLong: false, gain: 0 }
  switch (kind) {
    case 'input': {
      const name = materialName(reading)
      return { ...base, ask: `Which ${name} should it work on?`, label: name, isLong: true }
    }
    case 'subject':
      return { ...base, ask: SUBJECTS[reading.task], ...named(kit.subject), isLong: true }
    case 'facts':
      return { ...base, ask: ASKS.facts, ...named(kit.facts), isLong: true }
    case 'audience':
      return { ...base, ask: ASKS.audience, ...named(['Audience', kit.audience]) }
    case 'purpose':
      return { ...base, ask: ASKS.purpose, ...named(['Purpose', kit.purpose]) }
    case 'form':
      return {
        ...base,
        ask: ASKS.form,
        label: 'Format',
        choices: reading.task === 'image' ? FRAMES : FORMS,
      }
    case 'length':
      return { ...base, ask: ASKS.length, label: 'Length', choices: LENGTHS }
    case 'tone':
      return { ...base, ask: ASKS.tone, label: 'Tone', choices: TONES }
  }
}

const named = ([label, blank]: [string, string]) => ({ label, hint: blank.slice(1, -1) })

function gainOf(asked: Question, text: string, before: number): number {
  const answer = asked.choices[0] ?? `[${asked.kind === 'input' ? 'the text' : asked.hint}]`
  return Math.round(grade(read(withAnswer(text, asked, answer))).filled - before)
}

/**
 * The text with an answer in it, on a line of its own under its label; material stands between
 * tags. Nothing else of the text changes but white space at its end. An empty answer changes
 * nothing. Where pasted material ends the text, the answer stands before everything.
 */
export function withAnswer(
  text: string,
  { kind, label }: Pick<Question, 'kind' | 'label'>,
  answer: string
): string {
  const told = answer.trim()
  if (told === '') return text
  const line = kind === 'input' ? `<${label}>\n${told}\n</${label}>` : `${label}: ${told}`
  if (endsInMaterial(read(text))) return `${line}\n\n${text}`
  const whole = text.trimEnd()
  if (kind === 'input') return `${whole}\n\n${line}`
  return `${whole}${LABELLED.test(whole) ? '\n' : '\n\n'}${line}`
}

/** The last line is labelled as well. */
const LABELLED = /(?:^|\n)\p{Lu}[^\n:]{0,40}: [^\n]*$/u

/** Pasted material, or a fence that nobody closed, would take in what is added behind it. */
function endsInMaterial({ data, opaque, text }: Reading): boolean {
  const fences = opaque.filter(({ kind }) => kind === 'fence')
  return [...fences, ...(data ? [data] : [])].some(({ end }) => end >= text.trimEnd().length)
}
