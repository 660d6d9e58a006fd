import { useCallback } from 'react'
import { FORM_LINES, type Form } from '#app/prompts/domain/kinds/forms'
import { useTextChange } from '#frontend/features/create/contents/use_text_change'
import type { DraftSync } from '#frontend/prompts/draft_sync'
import { engine } from '#frontend/lib/engine/engine_client'
import { t } from '#frontend/lib/texts'

/** Writes into the draft that its result should take a form, and has it worked on again. */
export function useForm(sync: DraftSync, rerun: () => void) {
  const change = useTextChange(sync, rerun)
  return useCallback(
    (form: Form) =>
      void change((text) => engine.addLine(text, FORM_LINES[form]), {
        title: t('create.forms.added'),
        text: FORM_LINES[form],
        undo: t('create.forms.undo'),
      }),
    [change]
  )
}
