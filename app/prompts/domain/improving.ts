import { analysisOf } from '#app/prompts/domain/analyze'
import { contentsOf } from '#app/prompts/domain/contents'
import { narrowerKinds } from '#app/prompts/domain/variants/narrower_kinds'
import { compatible } from '#app/prompts/domain/edits'
import { finishVariant, type FinishedVariant } from '#app/prompts/domain/finish_variant'
import { guardOf } from '#app/prompts/domain/guard'
import { isExcellent, whyLeftAlone } from '#app/prompts/domain/left_alone'
import { kindQuestionFor } from '#app/prompts/domain/variants/kind_question'
import { readRequest } from '#app/prompts/domain/kinds/read_request'
import type { Reading } from '#app/prompts/domain/reading/reading'
import { scoresOf } from '#app/prompts/domain/score'
import { fillVariables } from '#app/prompts/domain/variants/fill_variables'
import { briefFor, type Brief } from '#app/prompts/domain/variants/brief'
import { recommend } from '#app/prompts/domain/variants/recommend'
import { draft, guarded } from '#app/prompts/domain/variants/write'
import {
  VARIANT_IDS,
  type Analysis,
  type Improvement,
  type ImproveRequest,
  type ImproveStep,
  type LeftAlone,
  type Variant,
  type VariantId,
} from '#app/prompts/domain/types'

/**
 * Analyzes a prompt and proposes up to three variants of it, in four steps, each announced before its work is done: read,
 * find, rewrite, and finalize, in which the guard looks at every variant and the score is taken again. The record of
 * the text's family must be loaded.
 */
export function* improving(
  request: ImproveRequest,
  known?: Reading
): Generator<ImproveStep, Improvement> {
  yield 1
  const reading = known ?? readRequest(request)

  yield 2
  const analysis = analysisOf(reading, request)

  yield 3
  const before = scoresOf(reading).scoreFilled
  const leftAlone = whyLeftAlone(reading, before)
  const brief = briefFor(reading, request, isExcellent(reading, before))
  const asked = isAsked(brief)
  if (leftAlone && !(asked && leftAlone === 'excellent')) {
    yield 4
    return outcome(brief, analysis, { variants: [], why: leftAlone, addsNothing: true })
  }
  const { filling, rest } = fillVariables(reading, brief.given.variables)
  const remaining = { ...brief, given: { ...brief.given, variables: rest } }
  const cleaning = brief.excellent ? [] : analysis.findings.flatMap(({ edit }) => edit ?? [])
  const drafts = idsFor(brief).map((id) => ({ id, edits: draft(id, remaining, cleaning) }))

  yield 4
  const watch = guardOf(request.text)
  const variants = drafts.map(({ id, edits }) =>
    finishVariant(id, reading, compatible([...filling, ...guarded(request.text, edits, watch)]))
  )
  const better = variants
    .filter((finished) => asked || reading.isChosen || isGain(finished, before, brief))
    .map(({ variant }) => variant)
  const kept = recommend(distinct(better, request.text), brief)
  const addsNothing = !brief.guide && !asked
  return outcome(brief, analysis, { variants: kept, why: leftAlone, addsNothing })
}

interface Outcome {
  variants: Variant[]
  /** Why the text is better left as it is, or null. */
  why: Exclude<LeftAlone, 'asked'> | null
  /** No variant has lines that the text does not have. */
  addsNothing: boolean
}

function outcome(brief: Brief, analysis: Analysis, found: Outcome): Improvement {
  const { variants, why } = found
  const unchanged = variants.length === 0
  const question = why === null ? kindQuestionFor(brief.reading) : null
  const leftAlone = unchanged ? (why ?? (question ? 'asked' : 'no_gain')) : null
  const contents = question ? null : shownContents(brief, found)
  const narrower = unchanged ? [] : narrowerKinds(brief)
  return { unchanged, leftAlone, question, contents, narrower, analysis, variants }
}

/** What the text says, where Hone has no lines to add to it. */
function shownContents({ reading }: Brief, { variants, why, addsNothing }: Outcome) {
  const isShown = variants.length === 0 || addsNothing
  return isShown && why !== 'language' && why !== 'empty' ? contentsOf(reading) : null
}

/**
 * Whatever adds lines must make the prompt more complete. A new layout needs only to do no harm, but a capital and a
 * full stop alone are no variant.
 */
const isGain = (
  { variant: { edits }, comparable }: FinishedVariant,
  before: number,
  { guide }: Brief
): boolean =>
  guide
    ? comparable > before
    : comparable >= before && edits.some(({ rule }) => !rule.startsWith('clarity.'))

/** Whether the person moved a setting or gave a value: then even an excellent prompt is changed. */
const isAsked = ({ moved, given }: Brief): boolean =>
  moved.length > 0 || given.goal !== '' || given.context !== '' || given.variables.length > 0

/** Without a known kind of work there is nothing to ask and no output to state, unless the person gave something. */
const idsFor = (brief: Brief): readonly VariantId[] =>
  brief.guide || isAsked(brief) ? VARIANT_IDS : ['structured']

/** Leaves out a variant that changes nothing, or reads like a later one. */
export function distinct(variants: Variant[], text: string): Variant[] {
  const contents = variants.map(({ content }) => content)
  return variants.filter(
    ({ content }, at) => content !== text && !contents.includes(content, at + 1)
  )
}
