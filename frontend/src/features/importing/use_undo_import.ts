import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { outdatePrompts } from '#frontend/features/importing/imports_api'
import { api } from '#frontend/lib/api'
import { t } from '#frontend/lib/texts'
import { toast } from '#frontend/lib/toast'
import { toastFailure } from '#frontend/lib/toast_failure'

/** Undoes whole imports and brings them back. */
export function useUndoImport() {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  const attempt = async (failure: string, act: () => Promise<void>): Promise<boolean> => {
    setBusy(true)
    try {
      await act()
      await outdatePrompts(client)
      return true
    } catch (error) {
      toastFailure(failure, error)
      return false
    } finally {
      setBusy(false)
    }
  }

  const restore = (id: string) =>
    attempt(t('importing.undo.restoreFailed'), async () => {
      await api.imports.update({ params: { id }, body: { undoneAt: null } })
      toast({ title: t('importing.undo.restored'), tone: 'success' })
    })

  const undo = (id: string) =>
    attempt(t('importing.undo.failed'), async () => {
      const { deleted, kept } = await api.imports.destroy({ params: { id } })
      const gone = t('importing.undo.undoneText', { count: deleted })
      toast({
        title: t('importing.undo.undone'),
        text: kept > 0 ? `${gone} ${t('importing.undo.kept', { count: kept })}` : gone,
        action: { label: t('importing.undo.restore'), onAction: () => void restore(id) },
      })
    })

  return { undo, restore, isBusy }
}
