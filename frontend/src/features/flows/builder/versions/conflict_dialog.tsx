import { Button } from '#frontend/components/button'
import { Dialog } from '#frontend/components/dialog'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { t } from '#frontend/lib/texts'

/** What was changed here and elsewhere at once, to be decided by the person. */
export function ConflictDialog() {
  const { sync, view } = useBuilder()
  return (
    <Dialog open onOpenChange={() => undefined} title={t('flowVersions.conflict.title')}>
      <Button onClick={() => sync.resolve(view.conflicts)}>{t('kit.save.keepMine')}</Button>
    </Dialog>
  )
}
