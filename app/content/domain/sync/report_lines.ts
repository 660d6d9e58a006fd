import { PAGE_OUTCOMES } from '#app/content/domain/sync/plan_page'
import type { SyncCounts, SyncState } from '#app/content/domain/sync/sync_state'

/** A sync with what became of its pages, as the API and the command show it. */
export interface ReportedSync {
  state: SyncState
  isDryRun: boolean
  counts: SyncCounts
  requests: number
  error: string | null
  pages: {
    outcome: keyof SyncCounts
    title: string
    url: string | null
    faults: { field: string; message: string }[]
  }[]
}

/** A sync for people who read it in a terminal. */
export function reportLines({ state, isDryRun, counts, requests, error, pages }: ReportedSync) {
  const summary = PAGE_OUTCOMES.map((outcome) => `${counts[outcome]} ${outcome}`).join(', ')
  const lines = pages.flatMap(({ outcome, title, url, faults }) => [
    `${outcome.padEnd(9)} ${title || '(no title)'}${url ? `  ${url}` : ''}`,
    ...faults.map(({ field, message }) => `          ${field}: ${message}`),
  ])
  const how = isDryRun ? 'dry run, nothing was changed' : state
  return [...lines, ...(error ? [error] : []), `${summary} (${how}, ${requests} requests)`]
}
