import { useCallback, useState } from 'react'
import type { DraftSync } from '#frontend/prompts/draft_sync'

/** What should come back, as the person chose it. Each choice is followed by `rerun`; the last one can be undone. */
export function useKind(sync: DraftSync, rerun: () => void) {
  const [before, setBefore] = useState<{ kind: string | null } | null>(null)
  const put = useCallback(
    (kind: string | null) => {
      sync.change({ settings: { ...sync.view.draft.settings, kind } })
      rerun()
    },
    [sync, rerun]
  )
  const choose = useCallback(
    (kind: string) => {
      setBefore({ kind: sync.view.draft.settings.kind })
      put(kind)
    },
    [sync, put]
  )
  const undo = useCallback(() => {
    if (before) put(before.kind)
    setBefore(null)
  }, [before, put])
  return { choose, undo: before ? undo : null }
}

export type KindChoice = ReturnType<typeof useKind>
