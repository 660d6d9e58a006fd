import { useState } from 'react'
import { toastError } from '#frontend/prompts/prompt_toasts'
import { ChangedElsewhere } from '#frontend/prompts/send_prompt'
import { t } from '#frontend/lib/texts'

/** Saves once at a time and says when it did not work. */
export function useSaving(onSave: () => Promise<number | null>) {
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    try {
      await onSave()
    } catch (error) {
      const isConflict = error instanceof ChangedElsewhere
      toastError(t(isConflict ? 'create.toast.conflict' : 'create.toast.acceptFailed'))
    } finally {
      setSaving(false)
    }
  }
  return { isSaving, save: () => void save() }
}
