import { useQueryClient } from '@tanstack/react-query'
import { inTurns } from '#frontend/features/saved/in_turns'
import { changeInLists, outdateLists, reloadShownLists } from '#frontend/features/saved/prompts_api'
import { api } from '#frontend/lib/api'
import { toast } from '#frontend/lib/toast'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'
import { toastFailure } from '#frontend/lib/toast_failure'

/** Deletes prompts at once and takes them back: what the server refuses shows again. */
export function useRemoval() {
  const client = useQueryClient()

  const mark = (ids: readonly string[], deletedAt: string | null) =>
    changeInLists(client, (prompt) => (ids.includes(prompt.id) ? { ...prompt, deletedAt } : prompt))
  const fail = (text: string) => toast({ title: t('saved.toast.error'), text, tone: 'danger' })

  const restore = async (ids: readonly string[]) => {
    mark(ids, null)
    const { failed, error } = await inTurns(ids, (id) =>
      api.prompts.update({ params: { id }, body: { deletedAt: null } })
    )
    mark(failed, new Date().toISOString())
    await outdateLists(client)
    void reloadShownLists(client, false)
    if (failed.length > 0) {
      const text = t('saved.toast.restoreFailed', { reason: reasonOf(error) })
      return toastFailure(t('saved.toast.error'), error, text)
    }
    toast({ title: t('saved.toast.restored', { count: ids.length }), tone: 'success' })
  }

  const remove = async (ids: readonly string[]) => {
    mark(ids, new Date().toISOString())
    const { done, failed, error } = await inTurns(ids, (id) =>
      api.prompts.destroy({ params: { id } })
    )
    mark(failed, null)
    await outdateLists(client)
    void reloadShownLists(client, true)
    if (failed.length > 0) {
      const values = { count: failed.length, reason: reasonOf(error) }
      return fail(t('saved.toast.removeFailed', values))
    }
    toast({
      title: t('saved.toast.removed', { count: done.length }),
      text: t('saved.toast.removedText'),
      action: { label: t('saved.toast.undo'), onAction: () => void restore(done) },
    })
  }

  const purge = async (id: string) => {
    const forGood = { params: { id }, query: { permanent: 'true' } }
    const { failed, error } = await inTurns([id], () => api.prompts.destroy(forGood))
    if (failed.length > 0) return fail(t('saved.toast.purgeFailed', { reason: reasonOf(error) }))
    changeInLists(client, (prompt) => (prompt.id === id ? null : prompt))
    toast({ title: t('saved.toast.purged') })
  }

  return { remove, restore, purge }
}
