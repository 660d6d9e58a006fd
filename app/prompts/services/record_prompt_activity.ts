import type { Infer } from '@vinejs/vine/types'
import { recordActivity } from '#app/activity/services/record_activity'
import type { ActivityCategory } from '#app/activity/domain/activity_types'
import { can } from '#app/billing/services/plan/can'
import { refused } from '#app/core/exceptions/api_exception'
import type { Transact } from '#app/core/transact'
import type { ExportFormat } from '#app/prompts/domain/export/formats'
import type Prompt from '#app/prompts/models/prompt'
import { ownPrompt } from '#app/prompts/services/own_prompt'
import type { promptActivityValidator } from '#app/prompts/validators/prompt_validators'

type Happening = Infer<typeof promptActivityValidator>

const FORMAT_NAMES: Record<ExportFormat, string> = {
  markdown: 'Markdown',
  text: 'plain text',
  json: 'JSON',
  docx: 'a Word document',
  pdf: 'PDF',
  chat: 'chat messages',
}

/**
 * Copying and exporting happen in the browser or the terminal; this writes them down.
 * @throws ApiException 403 `plan_limit` for a format that the plan does not have.
 */
export async function recordPromptActivity(
  userId: string,
  happening: Happening,
  transact: Transact<unknown>
) {
  const prompt = await ownPrompt(userId, happening.promptId, { to: 'read' })
  const { type, format } = happening
  if (type === 'prompt_exported' && format) {
    const exporting = await can(userId, { name: 'export_prompt', format })
    if (!exporting.ok) throw refused(exporting)
  }
  const { content, score } = textOf(prompt, happening.variant)
  const activity = {
    userId,
    type: happening.type,
    title: prompt.title,
    description: descriptionOf(happening),
    category: prompt.category as ActivityCategory,
    promptId: prompt.id,
    original: prompt.original,
    refined: content,
    qualityScore: score,
  }
  return transact((trx) => recordActivity(activity, trx))
}

function descriptionOf({ type, variant, format }: Happening): string {
  const what = variant === 'original' ? 'the original' : 'the improved prompt'
  if (type === 'prompt_exported')
    return `Exported ${what} as ${FORMAT_NAMES[format ?? 'markdown']}.`
  const how = format ? ` as ${FORMAT_NAMES[format]}` : ''
  return `Copied ${what} to the clipboard${how}.`
}

function textOf(prompt: Prompt, which: Happening['variant']): { content?: string; score?: number } {
  if (which === 'original') return {}
  const variant = prompt.improvement?.variants.find(({ id }) => id === which)
  return variant ? { content: variant.content, score: variant.score } : { content: prompt.draft }
}
