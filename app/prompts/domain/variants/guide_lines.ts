import type { Line, Lines } from '#app/prompts/domain/deliverables/deliverable'
import type { Job } from '#app/prompts/domain/reading/reading'
import type { Addition } from '#app/prompts/domain/variants/addition'
import type { Brief } from '#app/prompts/domain/variants/brief'
import { scaled, toneOf, wordsOf } from '#app/prompts/domain/variants/registers'

/** The lines of a guide that are still open in the request. */
export type OpenLines = Record<
  'contains' | 'form' | 'length' | 'tone' | 'limits' | 'gaps' | 'test',
  Addition[]
>

const NOTHING: OpenLines = {
  contains: [],
  form: [],
  length: [],
  tone: [],
  limits: [],
  gaps: [],
  test: [],
}

/**
 * What may be added to a request: lines whose slot it leaves open. Nothing where the kind of work is not known, and
 * nothing but what the person moved where the request is excellent.
 */
export function guideLines(brief: Brief): OpenLines {
  const { guide, requestTraits, excellent, guided, moved, settings } = brief
  if (!guide || excellent || guided) return NOTHING
  const length = moved.includes('detail') && guide.length ? lengthFor(brief) : guide.length
  const tone = moved.includes('tone') ? `Use a ${toneOf(settings)} tone.` : guide.tone
  const isNarrow = requestTraits.isClosed() || requestTraits.isTiny()
  return {
    contains: isNarrow || requestTraits.settles('coverage') ? [] : openPoints(),
    form: isNarrow ? [] : slotLine('form', guide.form),
    length: requestTraits.counts() ? [] : slotLine('length', length),
    tone: slotLine('tone', tone),
    limits: (guide.limits ?? []).flatMap((line) => openLine('rule', line)),
    gaps: slotLine('edge', guide.gaps),
    test: slotLine('check', guide.test),
  }

  function openPoints(): Addition[] {
    const open = (guide?.contains ?? []).filter((point) => !requestTraits.says(point))
    return open.map((text) => ({ slot: 'coverage', text }))
  }
  function slotLine(job: Job, line: Lines['form']): Addition[] {
    return requestTraits.settles(job) ? [] : openLine(job, line)
  }
  function openLine(job: Job, line: Line | null | undefined): Addition[] {
    const text = requestTraits.open(line)
    return text === null ? [] : [{ slot: job, text }]
  }
}

/** The length line of the guide at the level of detail that was chosen, or a limit where it has no number. */
function lengthFor({ guide, settings }: Brief): string {
  const text = typeof guide?.length === 'string' ? guide.length : (guide?.length?.text ?? '')
  return NUMBER.test(text)
    ? text.replaceAll(NUMBERS, (number) => scaled(number, settings))
    : `Keep it under ${wordsOf(settings)} words.`
}

const NUMBER = /\d/
const NUMBERS = /\d[\d,]*/g

/** "Include: a date; an owner; the next step." The points are phrases that may hold commas of their own. */
export function inOneSentence(items: Addition[]): Addition[] {
  if (items.length === 0) return []
  const list = items.map(({ text }) => text).join('; ')
  return [{ slot: 'coverage', text: `Include: ${list}.` }]
}
