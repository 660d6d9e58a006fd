import type { Data } from '#client/data'
import type { Letter } from '#app/prompts/domain/tryout/types'
import { api, patternOf } from '#frontend/lib/api'
import { apiPages, apiQuery } from '#frontend/lib/api_queries'

export type Tryout = Data.Prompts.Tryout
/** A tryout as lists have it: without its answers. */
export type ListedTryout = Data.Prompts.Tryout.Variants['forList']
export type TriedAnswer = Tryout['a']

export const promptQuery = (id: string) => apiQuery('prompts.show', { params: { id } })
export const versionQuery = (id: string, version: number) =>
  apiQuery('prompt_versions.show', { params: { id, version: String(version) } })
export const tryoutQuery = (id: string) => apiQuery('tryouts.show', { params: { id } })
export const recordQuery = apiQuery('tryout_records.show')
export const tryoutsQuery = (id: string, version: number) =>
  apiPages('tryouts.index', { params: { id }, query: { version } })

export interface Wish {
  version: number
  model: string
  values: Record<string, string>
}

export interface Piece {
  answer: Letter
  text: string
}

/** Has both texts answered; `onDelta` gets the answers as they are written. Throws `ApiError`. */
export async function tryOnServer(
  promptId: string,
  body: Wish,
  onDelta: (piece: Piece) => void,
  signal: AbortSignal
): Promise<Tryout> {
  const { streamedResult } = await import('#frontend/lib/event_stream')
  const path = patternOf('tryouts.store').replace(':id', promptId)
  return streamedResult(path, { body, headers: {}, signal }, onDelta)
}

export interface Ballot {
  vote?: Letter | 'tie'
  reason?: string | null
  isRevealed?: true
}

export const castBallot = (id: string, body: Ballot) => api.tryouts.update({ params: { id }, body })

export const askJudge = (id: string, model: string) =>
  api.judgements.store({ params: { id }, body: { model } })
