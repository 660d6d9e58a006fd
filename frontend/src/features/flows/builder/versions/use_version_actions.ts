import { undoOf } from '#frontend/features/flows/builder/sync/undo_of'
import { useShown } from '#frontend/features/flows/builder/versions/shown'
import { useServerWrite } from '#frontend/features/flows/builder/versions/use_server_write'
import {
  restoreVersion,
  setPublished,
  storeVersion,
} from '#frontend/features/flows/builder/versions/version_calls'
import { t } from '#frontend/lib/texts'
import { toast } from '#frontend/lib/toast'

/** Saves, restores and publishes versions. */
export function useVersionActions() {
  const { show } = useShown()
  const { isBusy, write } = useServerWrite()

  const save = (note: string) =>
    write('save', async (target) => {
      const { version } = await storeVersion(target, note)
      toast({ title: t('flowVersions.saved', { version }), tone: 'success' })
    })

  const restore = (version: number) =>
    write('restore', async (target) => {
      const before = target.sync.view.graph
      await restoreVersion(target, version)
      show({ type: 'draft' })
      const action = { label: t('flowVersions.undo'), onAction: undoOf(target.sync, before) }
      toast({ title: t('flowVersions.restored', { version }), tone: 'success', action })
    })

  /** @param version null publishes the draft as a new version */
  const publish = (version: number | null) =>
    write('publish', async (target) => {
      const made = version === null ? await storeVersion(target) : { version }
      await setPublished(target, made.version)
      const title = t('flowVersions.published', { version: made.version })
      toast({ title, tone: 'success' })
    })

  const unpublish = () =>
    write('unpublish', async (target) => {
      await setPublished(target, null)
      toast({ title: t('flowVersions.unpublished'), tone: 'success' })
    })

  return { isBusy, save, restore, publish, unpublish }
}

export type VersionActions = ReturnType<typeof useVersionActions>
