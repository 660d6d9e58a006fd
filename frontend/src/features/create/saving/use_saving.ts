import { useState } from 'react'
import { ChangedElsewhere } from '#frontend/prompts/send_prompt'
import { t } from '#frontend/lib/texts'
import { toastFailure } from '#frontend/lib/toast_failure'

/** Saves once at a time and says when it did not work. */
export function useSaving(onSave: () => Promise<number | null>) {
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    try {
      await onSave()
    } catch (error) {
      const isConflict = error instanceof ChangedElsewhere
      const text = t(isConflict ? 'create.toast.conflict' : 'create.toast.acceptFailed')
      toastFailure(t('create.toast.error'), error, text)
    } finally {
      setSaving(false)
    }
  }
  return { isSaving, save: () => void save() }
}
