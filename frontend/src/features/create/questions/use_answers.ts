import { useCallback } from 'react'
import { useTextChange } from '#frontend/features/create/contents/use_text_change'
import type { DraftSync } from '#frontend/prompts/draft_sync'
import { engine, type Answer } from '#frontend/lib/engine/engine_client'
import { t } from '#frontend/lib/texts'

/** Writes answers into the draft and has it analyzed again. Undo removes only the answers. */
export function useAnswers(sync: DraftSync, analyze: () => void) {
  const change = useTextChange(sync, analyze)
  return useCallback(
    (answers: Answer[]) =>
      change((text) => engine.answer(text, answers), {
        title: t('create.questions.added'),
        text: t('create.questions.addedText'),
        undo: t('create.questions.undo'),
      }),
    [change]
  )
}
