import type { Settings, VariantId } from '#app/prompts/domain/types'
import type { Data } from '#client/data'
import type { CallFailure, PutOutcome } from '#frontend/prompts/draft'
import {
  api,
  ApiError,
  isSignedOut,
  isStale,
  messageOf,
  patternOf,
  type ResponseOf,
} from '#frontend/lib/api'
import { queryClient } from '#frontend/lib/loading/query_client'

export type OpenPrompt = ResponseOf<'prompts.show'>
export type Version = Data.Prompts.Version
export type Improved = Data.Prompts.Improved
export type Template = Data.Templates.Template

/** The header with which a write is refused (409) where somebody else has written since. */
export const ifMatch = (etag: number) => ({ 'If-Match': `"${etag}"` })

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

interface DraftBody {
  content: string
  settings?: Settings
}

export async function putDraft(id: string, body: DraftBody, etag: number): Promise<PutOutcome> {
  const request = { params: { id }, body, headers: ifMatch(etag) }
  const outcome = await writeOutcome(api.drafts.update(request))
  if (outcome.ok) refreshLists()
  return outcome
}

/** What came of a write that answers with the new etag. */
export const writeOutcome = (write: Promise<{ etag: number }>): Promise<PutOutcome> =>
  write.then(({ etag }) => ({ ok: true, etag }), failureOf)

/** What the error of a call means for whoever made it. */
export function failureOf(error: unknown): CallFailure {
  if (isStale(error)) return { ok: false, error: 'stale' }
  if (isSignedOut(error)) return { ok: false, error: 'signedOut' }
  if (isRetryable(error)) return { ok: false, error: 'offline' }
  return { ok: false, error: 'refused', message: messageOf(error) }
}

/** Whether the same call may succeed later: the server was out of reach, or busy. */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const { status } = error
  return status === 0 || status === 429 || status >= 500
}

interface Sent {
  text: string
  settings: Settings
}

/** The model that writes; `onDelta` gets each piece of its answer as it arrives. */
export interface ModelRequest {
  model: string
  onDelta: (text: string) => void
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
  byModel: ModelRequest | null = null
): Promise<Improved> {
  const body = { originalPrompt: text, settings, ...(known && { promptId: known.promptId }) }
  const headers = known?.etag ? ifMatch(known.etag) : {}
  const improved = byModel
    ? await improvedInPieces({ ...body, model: byModel.model }, headers, byModel)
    : await api.enhancedPrompts.store({ body, headers })
  refreshLists()
  return improved
}

async function improvedInPieces(
  body: object,
  headers: Record<string, string>,
  { onDelta, signal }: ModelRequest
): Promise<Improved> {
  const { streamedResult } = await import('#frontend/lib/event_stream')
  const path = patternOf('enhanced_prompts.store')
  return streamedResult(path, { body, headers, signal }, ({ text }: { text: string }) =>
    onDelta(text)
  )
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
    headers: ifMatch(etag),
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
