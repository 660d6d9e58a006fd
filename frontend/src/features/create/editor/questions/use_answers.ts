import { useCallback } from 'react'
import { commandsBetween } from '#frontend/prompts/draft_commands'
import type { DraftSync } from '#frontend/prompts/draft_sync'
import { engine, type Answer } from '#frontend/lib/engine/engine_client'
import { toast } from '#frontend/lib/toast'
import { t } from '#frontend/lib/texts'

/** Writes answers into the draft and has it analyzed again. Undo removes only the answers. */
export function useAnswers(sync: DraftSync, analyze: () => void) {
  return useCallback(
    async (answers: Answer[]) => {
      const before = sync.view.draft
      const text = await engine.answer(before.text, answers)
      if (sync.view.draft.text !== before.text) return
      sync.change({ text })
      const commands = commandsBetween(before, { ...before, text })
      analyze()
      const undo = () => {
        for (const command of commands) sync.revert(command)
        analyze()
      }
      toast({
        title: t('create.questions.added'),
        text: t('create.questions.addedText'),
        action: { label: t('create.questions.undo'), onAction: undo },
      })
    },
    [sync, analyze]
  )
}
