import type { QueryClient } from '@tanstack/react-query'
import type { FlowSync } from '#frontend/features/flows/builder/sync/flow_sync'
import { api } from '#frontend/lib/api'
import { ifMatch } from '#frontend/prompts/prompt_calls'

/** Where versions are written: a flow whose edits are all saved. */
export interface Target {
  id: string
  sync: FlowSync
  client: QueryClient
}

/** @param note where it is blank, the server says what changed */
export function storeVersion({ id, sync }: Target, note = '') {
  const body = note.trim() === '' ? {} : { note: note.trim() }
  return sync.withServerWrite(async (etag) => {
    const result = await api.flowVersions.store({ params: { id }, body, headers: ifMatch(etag) })
    return { result, etag: result.etag }
  })
}

/** Puts a version in the place of the draft, which the server keeps as a version. Undo takes it back. */
export const restoreVersion = ({ id, sync }: Target, version: number) =>
  sync.withServerWrite(async (expected) => {
    const request = { params: { id }, body: { version }, headers: ifMatch(expected) }
    const result = await api.restoredFlowVersions.store(request)
    return { result, etag: result.etag, graph: result.graph }
  })

/** @param publishedVersion null ends the publication */
export const setPublished = ({ id, sync }: Target, publishedVersion: number | null) =>
  sync.withServerWrite(async (etag) => {
    const request = { params: { id }, body: { publishedVersion }, headers: ifMatch(etag) }
    const result = await api.flows.update(request)
    return { result, etag: result.etag }
  })

/** What is written about a flow besides its graph. */
export interface FlowDetails {
  title: string
  tags: string[]
}

export const storeDetails = ({ id, sync }: Target, details: FlowDetails) =>
  sync.withServerWrite(async (etag) => {
    const result = await api.flows.update({ params: { id }, body: details, headers: ifMatch(etag) })
    return { result, etag: result.etag }
  })

/** Merges what was saved elsewhere. */
export async function takeTheirs({ id, sync }: Target): Promise<void> {
  const { graph, etag } = await api.flows.show({ params: { id } })
  sync.onRemoteSave({ graph, etag })
}
