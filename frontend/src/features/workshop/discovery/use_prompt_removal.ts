import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { WorkshopPrompt } from '#frontend/features/workshop/workshop_prompts'
import { api } from '#frontend/lib/api'
import { reasonOf } from '#frontend/lib/reason_of'
import { toast } from '#frontend/lib/toast'
import { t } from '#frontend/lib/texts'
import { toastFailure } from '#frontend/lib/toast_failure'

const NONE: ReadonlySet<string> = new Set()

/** Deletes prompts of a group, which are hidden at once, and restores them. */
export function usePromptRemoval() {
  const client = useQueryClient()
  const [gone, setGone] = useState(NONE)
  const forget = useCallback(() => setGone(NONE), [])

  const hide = (id: string) => setGone((before) => new Set([...before, id]))
  const show = (id: string) => setGone((before) => new Set([...before].filter((one) => one !== id)))
  const refresh = () => {
    void client.invalidateQueries({ queryKey: ['/api/prompts'] })
    void client.invalidateQueries({ queryKey: ['/api/activities'] })
  }

  const restore = async ({ id }: WorkshopPrompt) => {
    show(id)
    try {
      await api.prompts.update({ params: { id }, body: { deletedAt: null } })
      refresh()
    } catch (error) {
      hide(id)
      toastRefused(error)
    }
  }

  const remove = async (prompt: WorkshopPrompt) => {
    hide(prompt.id)
    try {
      await api.prompts.destroy({ params: { id: prompt.id } })
      refresh()
      toastRemoval(prompt, () => void restore(prompt))
    } catch (error) {
      show(prompt.id)
      toastRefused(error)
    }
  }

  return { gone, forget, remove: (prompt: WorkshopPrompt) => void remove(prompt) }
}

const toastRemoval = ({ title }: WorkshopPrompt, onUndo: () => void) =>
  toast({
    title: t('workshop.toast.removed', { title }),
    text: t('workshop.toast.removedText'),
    action: { label: t('workshop.toast.undo'), onAction: onUndo },
  })

const toastRefused = (error: unknown) =>
  toastFailure(
    t('workshop.toast.error'),
    error,
    t('workshop.toast.removeFailed', { reason: reasonOf(error) })
  )
