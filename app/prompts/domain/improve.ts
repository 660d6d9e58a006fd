import { analysisOf } from '#app/prompts/domain/analyse'
import { compatible } from '#app/prompts/domain/edits'
import { guardOf } from '#app/prompts/domain/guard'
import { isExcellent, whyLeftAlone } from '#app/prompts/domain/left_alone'
import { read } from '#app/prompts/domain/reading/read'
import type { Reading } from '#app/prompts/domain/reading/reading'
import { fillVariables } from '#app/prompts/domain/variants/fill_variables'
import { briefFor } from '#app/prompts/domain/variants/brief'
import { draft, finish, guarded } from '#app/prompts/domain/variants/write'
import {
  VARIANT_IDS,
  type Improvement,
  type ImproveRequest,
  type ImproveStep,
  type LeftAlone,
  type Variant,
} from '#app/prompts/domain/types'

/** What is changed all the same where somebody moves a setting or gives a value. */
const CAN_BE_ASKED = new Set<LeftAlone>(['excellent', 'small'])

/**
 * Analyses a prompt and proposes up to three variants of it. Never throws, whatever the text.
 * A caller that has read the text already hands its reading in.
 */
export function improve(request: ImproveRequest, reading?: Reading): Improvement {
  const steps = improving(request, reading)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/**
 * The same in four steps, each announced before its work is done: read, find, rewrite, and
 * finalise, in which the guard looks at every variant and the score is taken again.
 */
export function* improving(
  request: ImproveRequest,
  known?: Reading
): Generator<ImproveStep, Improvement> {
  yield 1
  const reading = known ?? read(request.text)

  yield 2
  const analysis = analysisOf(reading, request)

  yield 3
  const excellent = isExcellent(analysis.score.filled)
  const brief = briefFor(reading, request, excellent)
  const asked =
    brief.moved.length > 0 ||
    brief.given.goal ||
    brief.given.context ||
    brief.given.variables.length
  const leftAlone = whyLeftAlone(reading, analysis.score.filled)
  if (leftAlone && !(asked && CAN_BE_ASKED.has(leftAlone))) {
    yield 4
    return { unchanged: true, leftAlone, analysis, variants: [] }
  }
  const { filling, rest } = fillVariables(reading, brief.given.variables)
  const told = { ...brief, given: { ...brief.given, variables: rest } }
  const cleaning = excellent ? [] : analysis.findings.flatMap(({ edit }) => edit ?? [])
  const drafts = VARIANT_IDS.map((id) => ({ id, edits: draft(id, told, cleaning) }))

  yield 4
  const watch = guardOf(request.text)
  const variants = drafts.map(({ id, edits }) =>
    finish(id, reading, compatible([...filling, ...guarded(request.text, edits, watch)]))
  )
  const better = variants.filter(({ scoreFilled }) => asked || scoreFilled > analysis.score.filled)
  const kept =
    asked || better.some(({ id }) => id === 'optimized') ? distinct(better, request.text) : []
  return {
    unchanged: !kept.length,
    leftAlone: kept.length ? null : 'no_gain',
    analysis,
    variants: kept,
  }
}

/** Leaves out a variant that changes nothing, or reads like a later one. */
export function distinct(variants: Variant[], text: string): Variant[] {
  const contents = variants.map(({ content }) => content)
  return variants.filter(
    ({ content }, at) => content !== text && !contents.includes(content, at + 1)
  )
}
