import type { Settings, VariantId } from '#app/prompts/domain/types'
import type { Data } from '#client/data'
import type { Draft, PutOutcome } from '#frontend/prompts/draft'
import { api, ApiError, isSignedOut, isStale, messageOf, patternOf } from '#frontend/lib/api'
import { queryClient } from '#frontend/lib/query_client'

export type OpenPrompt = Data.Prompts.Prompt.Variants['forOpen']
export type Version = Data.Prompts.Version
export type Improved = Data.Prompts.Improved
export type Template = Data.Templates.Template

const matching = (etag: number) => ({ 'If-Match': `"${etag}"` })

/** A prompt with its newest version; what is shown of it depends on both. */
export async function fetchPrompt(id: string) {
  const prompt = await api.prompts.show({ params: { id } })
  if (prompt.version === 0) return { prompt, latest: null }
  const params = { id, version: String(prompt.version) }
  const latest = await api.promptVersions.show({ params })
  return { prompt, latest }
}

export const fetchTemplate = (id: string) => api.templates.show({ params: { id } })

/** Template use is history: when it cannot be written, nothing else is spoiled. */
export async function noteTemplateUse(id: string): Promise<void> {
  await api.templateUses.store({ params: { id } }).then(refreshLists, () => undefined)
}

export async function putDraft(id: string, draft: Draft, etag: number): Promise<PutOutcome> {
  const body = { content: draft.text, settings: draft.settings }
  try {
    const saved = await api.drafts.update({ params: { id }, body, headers: matching(etag) })
    refreshLists()
    return { ok: true, etag: saved.etag }
  } catch (error) {
    if (isStale(error)) return { ok: false, error: 'stale' }
    if (isSignedOut(error)) return { ok: false, error: 'signedOut' }
    if (hasSense(error)) return { ok: false, error: 'offline' }
    return { ok: false, error: 'refused', message: messageOf(error) }
  }
}

/** Whether the same call may work later: the server was away, or busy. */
export function hasSense(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const { status } = error
  return status === 0 || status === 429 || status >= 500
}

interface Sent {
  text: string
  settings: Settings
}

/** A model that answers, what is done with its words as they come, and until when they are waited for. */
export interface Answering {
  model: string
  said: (text: string) => void
  signal: AbortSignal
}

/** A prompt that the server has. */
export interface Known {
  promptId: string
  etag: number | null
}

/** Keeps a new prompt, or changes the named one while it has the given etag. */
export async function improveOnServer(
  { text, settings }: Sent,
  known: Known | null = null,
  answering: Answering | null = null
): Promise<Improved> {
  const body = { originalPrompt: text, settings, ...(known && { promptId: known.promptId }) }
  const headers = known?.etag ? matching(known.etag) : {}
  const improved = answering
    ? await improvedInPieces({ ...body, model: answering.model }, headers, answering)
    : await api.enhancedPrompts.store({ body, headers })
  refreshLists()
  return improved
}

async function improvedInPieces(
  body: object,
  headers: Record<string, string>,
  { said, signal }: Answering
): Promise<Improved> {
  const { streamedResult } = await import('#frontend/lib/event_stream')
  const path = patternOf('enhanced_prompts.store')
  const heard = ({ text }: { text: string }) => said(text)
  return streamedResult(path, { body, headers, signal }, heard)
}

/** Why a version is made that nobody saved. */
export type Purpose = 'sharing' | 'trying'

const NOTES: Record<Purpose, string> = { sharing: 'Shared.', trying: 'Tried out.' }

interface Choice {
  content: string
  variant: VariantId | null
  /** What it is made for besides keeping it: the prompt is not kept in Saved with it. */
  purpose?: Purpose
}

export async function makeVersion(id: string, { content, variant, purpose }: Choice, etag: number) {
  const unkept = purpose && { saved: false, note: NOTES[purpose] }
  const body = { content, ...(variant && { variant }), ...unkept }
  const version = await api.promptVersions.store({
    params: { id },
    body,
    headers: matching(etag),
  })
  refreshLists()
  return version
}

export type ClientActivity = Parameters<typeof api.activities.store>[0]['body']

export async function noteActivity(body: ClientActivity): Promise<void> {
  await api.activities.store({ body })
  refreshLists()
}

/** Lists elsewhere in the app have to be asked for again when somebody looks at them. */
export function refreshLists(): void {
  void queryClient.invalidateQueries({ queryKey: ['/api/prompts'] })
  void queryClient.invalidateQueries({ queryKey: ['/api/activities'] })
}
