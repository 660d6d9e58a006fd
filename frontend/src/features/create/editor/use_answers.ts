import { useCallback } from 'react'
import type { DraftSync } from '#frontend/prompts/draft_sync'
import { engine, type Answer } from '#frontend/lib/engine_client'
import { toast } from '#frontend/lib/toast'
import { t } from '#frontend/lib/texts'

/** Takes answers into the draft and has it worked on again; one step leads back. */
export function useAnswers(sync: DraftSync, workAgain: () => void) {
  return useCallback(
    async (answers: Answer[]) => {
      const { text } = sync.view.draft
      const told = await engine.answer(text, answers)
      if (sync.view.draft.text !== text) return
      const put = (next: string) => {
        sync.change({ text: next })
        workAgain()
      }
      put(told)
      toast({
        title: t('create.questions.added'),
        text: t('create.questions.addedText'),
        action: { label: t('create.questions.undo'), onAction: () => put(text) },
      })
    },
    [sync, workAgain]
  )
}
