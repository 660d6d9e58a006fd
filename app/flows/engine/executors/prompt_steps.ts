import { ApiException } from '#app/core/exceptions/api_exception'
import { stepDone, type StepEnd } from '#app/flows/domain/runs/run_state'
import type { ImproveSettings, TemplateSettings } from '#app/flows/domain/graph/settings'
import { StepFailure, type StepContext } from '#app/flows/engine/executors/step_work'
import { filled } from '#app/flows/engine/executors/texts'
import { blankKey } from '#app/prompts/domain/blanks/blank_fields'
import { MAX_PROMPT_LENGTH } from '#app/prompts/domain/limits'
import { recommendedOf } from '#app/prompts/domain/recommended'
import { filledToRead } from '#app/prompts/domain/tryout/places'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'
import { inEngine } from '#app/prompts/services/engine_pool'
import { findTemplate } from '#app/templates/services/library'

/** Improves a prompt offline. A text that is left alone stays as it is. */
export async function improve(settings: ImproveSettings, context: StepContext): Promise<StepEnd> {
  const text = filled(settings.text, context.lookup)
  context.noteInput(text)
  if (text.length > MAX_PROMPT_LENGTH) {
    const most = MAX_PROMPT_LENGTH.toLocaleString('en-US')
    throw new StepFailure('too_long', `A prompt can have at most ${most} characters.`)
  }
  if (text.trim() === '') throw new StepFailure('empty', 'There is no text to improve.')
  const caller = { whose: context.userId, signal: context.signal }
  try {
    const asked = { text, settings: { ...DEFAULT_SETTINGS, kind: kindIn(settings) }, without: [] }
    const { improvement } = await inEngine(caller, 'improve', asked)
    const { variant } = settings
    const chosen =
      variant === 'recommended'
        ? recommendedOf(improvement.variants)
        : improvement.variants.find(({ id }) => id === variant)
    return stepDone(chosen?.content ?? text)
  } catch (error) {
    if (!(error instanceof ApiException)) throw error
    throw new StepFailure(error.code ?? 'engine', error.message, error.status === 503)
  }
}

const kindIn = ({ kind = 'auto' }: ImproveSettings) => (kind === 'auto' ? null : kind)

/** Fills the blanks and variables of a template. */
export async function template(
  { templateId, values }: TemplateSettings,
  { lookup }: StepContext
): Promise<StepEnd> {
  const found = await findTemplate(templateId)
  if (!found) throw new StepFailure('no_template', 'Template not found')
  const given = Object.entries(values).map(
    ([name, text]) => [blankKey(name), filled(text, lookup)] as const
  )
  return stepDone(filledToRead(found.content, new Map(given)))
}
