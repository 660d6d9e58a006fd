import type { QueryClient } from '@tanstack/react-query'
import { changesBetween } from '#app/flows/domain/editing/changes_between'
import type { FlowSync } from '#frontend/features/flows/builder/sync/flow_sync'
import { flowVersionQuery } from '#frontend/features/flows/flows_api'
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

/** Puts a version in the place of the draft, which is kept as a version where it is none. Undo takes it back. */
export async function restoreVersion(target: Target, version: number): Promise<void> {
  const { id, sync } = target
  if (await isUnkept(target)) await storeVersion(target)
  await sync.withServerWrite(async (expected) => {
    const request = { params: { id }, body: { version }, headers: ifMatch(expected) }
    const result = await api.restoredFlowVersions.store(request)
    return { result, etag: result.etag, graph: result.graph }
  })
}

/** @param publishedVersion null takes it back */
export const setPublished = ({ id, sync }: Target, publishedVersion: number | null) =>
  sync.withServerWrite(async (etag) => {
    const request = { params: { id }, body: { publishedVersion }, headers: ifMatch(etag) }
    const result = await api.flows.update(request)
    return { result, etag: result.etag }
  })

/** Merges what was saved elsewhere. */
export async function takeTheirs({ id, sync }: Target): Promise<void> {
  const { graph, etag } = await api.flows.show({ params: { id } })
  sync.onRemoteSave({ graph, etag })
}

/** Whether the draft is other than the newest version. */
async function isUnkept({ id, sync, client }: Target): Promise<boolean> {
  const { version } = await api.flows.show({ params: { id } })
  if (version === 0) return true
  const newest = await client.fetchQuery({ ...flowVersionQuery(id, version), staleTime: Infinity })
  return !newest || changesBetween(newest.graph, sync.view.graph).length > 0
}
