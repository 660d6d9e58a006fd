import { SaveStatus } from '#frontend/components/save_status'
import type { DraftView } from '#frontend/prompts/draft'
import type { DraftSync } from '#frontend/prompts/draft_sync'
import { t } from '#frontend/lib/texts'

/** Whether what is written is safe, and where. */
export function DraftStatus({ sync, view }: { sync: DraftSync; view: DraftView }) {
  const { state, savedAt, message } = view
  if (state === 'idle') return null
  if (state === 'local') {
    return (
      <p role="status" className="text-sm text-muted">
        {t('create.keptHere')}
      </p>
    )
  }
  return (
    <SaveStatus
      state={state}
      savedAt={savedAt}
      message={message ?? undefined}
      onReload={() => void sync.reload()}
      onKeepMine={() => void sync.keepMine()}
    />
  )
}
