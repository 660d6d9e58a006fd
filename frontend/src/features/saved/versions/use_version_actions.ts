import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isBlankText } from '#app/core/domain/blank_text'
import type { Base } from '#frontend/prompts/draft'
import type { DraftSync } from '#frontend/prompts/draft_sync'
import { ifMatch } from '#frontend/prompts/prompt_calls'
import { openPromptQuery, outdateLists } from '#frontend/features/saved/prompts_api'
import { savedBase } from '#frontend/features/saved/saved_gateway'
import { versionsQuery } from '#frontend/features/saved/versions/use_versions'
import { api } from '#frontend/lib/api'
import { toast } from '#frontend/lib/toast'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'

/**
 * Makes versions of the draft and restores old ones. Unsaved text is saved first, a draft that would be replaced
 * becomes a version, and a draft that somebody else wrote meanwhile is never ignored.
 */
export function useVersionActions(id: string, sync: DraftSync) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  const make = async (how: Make, failure: 'versionFailed' | 'versionRestoreFailed') => {
    setBusy(true)
    try {
      const base = await sync.refresh()
      if (!base) return false
      const { version } = await how(base)
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
    if (opened) sync.adopt(savedBase(opened))
    await client.invalidateQueries({ queryKey: versionsQuery(id).queryKey })
    await outdateLists(client)
  }

  const store = (body: { note?: string }, { etag }: Base) =>
    api.promptVersions.store({ params: { id }, body, headers: ifMatch(etag) })

  const save = async (note: string) => {
    const body = isBlankText(note) ? {} : { note: note.trim() }
    const version = await make((base) => store(body, base), 'versionFailed')
    if (version === false) return false
    toast({ title: t('saved.toast.versionSaved', { version }), tone: 'success' })
    return true
  }

  const restore = async (version: number, newest: string) => {
    const made = await make(async (base) => {
      const isUnkept = !isBlankText(base.text) && base.text !== newest
      const note = t('saved.toast.keptNote', { version })
      const { etag } = isUnkept ? await store({ note }, base) : base
      const headers = ifMatch(etag)
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

type Make = (base: Base) => Promise<{ version: number }>
