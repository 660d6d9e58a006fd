import { PAGE_OUTCOMES, type PageOutcome } from '#app/content/domain/sync/plan_page'

export const SYNC_MODES = ['full', 'incremental'] as const
export type SyncMode = (typeof SYNC_MODES)[number]

export const SYNC_STATES = ['queued', 'running', 'succeeded', 'failed', 'canceled'] as const
export type SyncState = (typeof SYNC_STATES)[number]

export const isUnderWay = (state: SyncState): boolean => state === 'queued' || state === 'running'

/** How many pages had each outcome. */
export type SyncCounts = Record<PageOutcome, number>

export const NO_COUNTS = Object.fromEntries(
  PAGE_OUTCOMES.map((outcome) => [outcome, 0])
) as SyncCounts

/** Why a sync failed, beside what went wrong in Hone itself. */
export const SYNC_FAILURES = [
  ...(['unauthorized', 'missing', 'renamed', 'limited', 'unavailable', 'refused'] as const),
  'internal',
] as const
export type SyncFailureKind = (typeof SYNC_FAILURES)[number]
