import { useCallback } from 'react'
import { commandsBetween } from '#frontend/prompts/draft_commands'
import type { DraftSync } from '#frontend/prompts/draft_sync'
import { toast } from '#frontend/lib/toast'

interface Notice {
  title: string
  text?: string
  undo: string
}

/** Writes into the draft what `work` makes of its text, and has it worked on again. Undo takes back only that. */
export function useTextChange(sync: DraftSync, rerun: () => void) {
  return useCallback(
    async (work: (text: string) => Promise<string>, { title, text: more, undo: label }: Notice) => {
      const before = sync.view.draft
      const text = await work(before.text)
      if (sync.view.draft.text !== before.text) return
      sync.change({ text })
      const commands = commandsBetween(before, { ...before, text })
      rerun()
      const undo = () => {
        for (const command of commands) sync.revert(command)
        rerun()
      }
      toast({ title, text: more, action: { label, onAction: undo } })
    },
    [sync, rerun]
  )
}
