import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isBlankText } from '#app/core/domain/blank_text'
import type { DraftSaver, Kept } from '#frontend/features/saved/draft_saver'
import { openPromptQuery, outdateLists, reasonOf } from '#frontend/features/saved/prompts_api'
import { versionsQuery } from '#frontend/features/saved/use_versions'
import { api } from '#frontend/lib/api'
import { toast } from '#frontend/lib/toast'
import { t } from '#frontend/lib/texts'

/**
 * Makes versions of the draft and brings old ones back. What is written here goes to the
 * server first; a draft that would be replaced becomes a version, and one that somebody else
 * wrote meanwhile is never passed over.
 */
export function useVersionActions(id: string, saver: DraftSaver) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  const make = async (how: Make, failure: 'versionFailed' | 'versionRestoreFailed') => {
    setBusy(true)
    try {
      const kept = await saver.sync()
      if (!kept) return false
      const { version } = await how(kept)
      await refresh()
      return version
    } catch (error) {
      const text = t(`saved.toast.${failure}`, { reason: reasonOf(error) })
      toast({ title: t('saved.toast.error'), text, tone: 'danger' })
      return false
    } finally {
      setBusy(false)
    }
  }

  const refresh = async () => {
    const opened = await client.fetchQuery({ ...openPromptQuery(id), staleTime: 0 })
    if (opened) saver.revised(opened)
    await client.invalidateQueries({ queryKey: versionsQuery(id).queryKey })
    await outdateLists(client)
  }

  const save = async (note: string) => {
    const body = isBlankText(note) ? {} : { note: note.trim() }
    const version = await make(
      ({ etag }) => api.promptVersions.store({ params: { id }, body, headers: ifMatch(etag) }),
      'versionFailed'
    )
    if (version === false) return false
    toast({ title: t('saved.toast.versionSaved', { version }), tone: 'success' })
    return true
  }

  const restore = async (version: number, newest: string) => {
    const made = await make(async ({ draft, etag }) => {
      const isUnkept = !isBlankText(draft) && draft !== newest
      if (isUnkept) {
        const body = { note: t('saved.toast.keptNote', { version }) }
        await api.promptVersions.store({ params: { id }, body, headers: ifMatch(etag) })
      }
      const headers = ifMatch(isUnkept ? etag + 1 : etag)
      return api.restoredVersions.store({ params: { id }, body: { version }, headers })
    }, 'versionRestoreFailed')
    if (made === false) return
    toast({
      title: t('saved.toast.versionRestored', { version }),
      text: t('saved.toast.versionRestoredText', { made }),
      tone: 'success',
    })
  }

  return { isBusy, save, restore, refresh }
}

export type VersionActions = ReturnType<typeof useVersionActions>

type Make = (kept: Kept) => Promise<{ version: number }>

const ifMatch = (etag: number) => ({ 'If-Match': `"${etag}"` })
