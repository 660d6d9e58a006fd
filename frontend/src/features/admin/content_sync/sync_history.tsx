import { Badge } from '#frontend/components/badge'
import { Button } from '#frontend/components/button'
import { Moment } from '#frontend/components/moment'
import { isUnderWay, type Sync } from '#frontend/features/admin/content_sync/content_sync_api'
import { useDates } from '#frontend/lib/time/dates'
import { t } from '#frontend/lib/texts'

interface Props {
  syncs: Sync[]
  shownId: string | undefined
  onShow: (id: string) => void
}

const TONES = {
  ...({ queued: 'plain', running: 'plain', canceled: 'plain' } as const),
  ...({ succeeded: 'success', failed: 'danger' } as const),
}

/** The last syncs, the newest first. */
export function SyncHistory({ syncs, shownId, onShow }: Props) {
  return (
    <section aria-labelledby="sync-history">
      <h2 id="sync-history" className="font-semibold">
        {t('contentSync.history')}
      </h2>
      {syncs.length === 0 && <p className="mt-2 text-sm text-muted">{t('contentSync.empty')}</p>}
      {syncs.length > 0 && (
        <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-raised">
          {syncs.map((sync) => (
            <SyncRow key={sync.id} {...{ sync, onShow }} isShown={sync.id === shownId} />
          ))}
        </ul>
      )}
    </section>
  )
}

interface RowProps {
  sync: Sync
  isShown: boolean
  onShow: (id: string) => void
}

function SyncRow({ sync, isShown, onShow }: RowProps) {
  const { state, isDryRun, mode, startedBy, requests, createdAt } = sync
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 text-sm">
      <Badge tone={TONES[state]}>{t(`contentSync.states.${state}`)}</Badge>
      <span className="min-w-0 flex-1 basis-56">
        {isDryRun ? t('contentSync.dryRun') : t(`contentSync.modes.${mode}`)},{' '}
        {t(`contentSync.starters.${startedBy}`)}
      </span>
      {!isUnderWay(sync) && (
        <span className="text-muted">{t('contentSync.requests', { count: requests })}</span>
      )}
      <span className="text-muted">
        <Moment at={createdAt} />
      </span>
      {!isUnderWay(sync) && <ShowButton {...{ sync, isShown, onShow }} />}
    </li>
  )
}

function ShowButton({ sync, isShown, onShow }: RowProps) {
  const { dateTime } = useDates()
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-pressed={isShown}
      aria-label={t('contentSync.showOf', { when: dateTime(sync.createdAt) })}
      onClick={() => onShow(sync.id)}
    >
      {t('contentSync.show')}
    </Button>
  )
}
