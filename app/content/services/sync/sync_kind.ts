import type { JobKind } from '#app/core/jobs/define_job'

export interface SyncPayload {
  syncId: string
}

/** The job of a sync, for those who only ask for it. All syncs share one key, so that they run one at a time. */
export const contentSync: JobKind<SyncPayload> = {
  name: 'sync_content',
  isPayload: (value): value is SyncPayload =>
    typeof (value as SyncPayload | null)?.syncId === 'string',
  key: () => 'content sync',
}
