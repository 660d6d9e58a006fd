import { bootApp } from '#tests/helpers/boot_app'
import type { NotionSetup } from '#app/content/services/sync/notion_setup'
import type { Death } from '#tests/helpers/end_around_commit'

/** Which sync a process runs, from where, and around which of its commits it ends. */
export interface SyncOrder {
  setup: NotionSetup
  syncId: string
  death: Death | null
}

/** What it says where it was not killed. */
export interface EndedSync {
  state: string
  commits: number
}

await bootApp()

const { endAroundCommit } = await import('#tests/helpers/end_around_commit')
const { syncFrom } = await import('#app/content/services/sync/notion_setup')
const { contentSyncJob } = await import('#app/content/services/sync/run_sync')
const { awaitSync } = await import('#app/content/services/sync/follow_sync')
const { JobRunner } = await import('#app/core/jobs/job_runner')

const { setup, syncId, death } = JSON.parse(process.argv[2]) as SyncOrder
syncFrom(setup)
const commits = await endAroundCommit(death)
const runner = new JobRunner({
  jobs: [contentSyncJob as never],
  log: { error: (details, message) => console.error(message, details) },
})
await runner.start()
const { state } = await awaitSync(syncId, new AbortController().signal)
console.log(JSON.stringify({ state, commits: commits() } satisfies EndedSync))
process.exit(0)
