import type { Activity } from '#frontend/features/activity/use_activities'

/** Where what an entry is about can be seen: a run or a batch. Null for other entries. */
export function addressOf({ runId, batchId }: Activity): string | null {
  if (runId !== null) return `/runs/${runId}`
  return batchId === null ? null : `/batches/${batchId}`
}
