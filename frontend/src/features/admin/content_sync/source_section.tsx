import { ChevronDown, RefreshCw } from 'lucide-react'
import { Badge } from '#frontend/components/badge'
import { Button } from '#frontend/components/button'
import { IconButton } from '#frontend/components/icon_button'
import { Menu, MenuItem } from '#frontend/components/overlays/menu'
import type {
  ContentSource,
  SyncWish,
} from '#frontend/features/admin/content_sync/content_sync_api'
import { t } from '#frontend/lib/texts'

interface Props {
  source: ContentSource
  isBusy: boolean
  onStart: (wish: SyncWish) => void
}

const TONES = { notion: 'success', sandbox: 'plain', off: 'warning' } as const

/** What is connected, and the ways to sync it. */
export function SourceSection({ source, isBusy, onStart }: Props) {
  const { service, sources, schedule } = source
  return (
    <section aria-labelledby="content-source">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <div className="flex flex-wrap items-center gap-2">
            <h2 id="content-source" className="font-semibold">
              {t('contentSync.title')}
            </h2>
            <Badge tone={TONES[service]}>{t(`contentSync.services.${service}`)}</Badge>
          </div>
          <p className="mt-1 max-w-[70ch] text-sm text-muted">{t('contentSync.lead')}</p>
          {service !== 'notion' && (
            <p className="mt-1 max-w-[70ch] text-sm text-muted">
              {t(service === 'off' ? 'contentSync.offText' : 'contentSync.sandboxText')}
            </p>
          )}
        </div>
        {service !== 'off' && <StartButtons isBusy={isBusy} onStart={onStart} />}
      </div>
      {service !== 'off' && (
        <dl className="mt-4 grid gap-x-8 gap-y-2 text-sm sm:grid-cols-[max-content_1fr]">
          {sources.map(({ kind, pages }) => (
            <div key={kind} className="contents">
              <dt className="font-medium">{t(`contentSync.sources.${kind}`)}</dt>
              <dd className="text-muted">{t('contentSync.pages', { count: pages })}</dd>
            </div>
          ))}
        </dl>
      )}
      {service !== 'off' && (
        <p className="mt-2 text-sm text-muted">
          {schedule ? t('contentSync.schedule', { cron: schedule }) : t('contentSync.noSchedule')}
        </p>
      )}
    </section>
  )
}

function StartButtons({ isBusy, onStart }: Omit<Props, 'source'>) {
  return (
    <div className="flex gap-2">
      <Button variant="primary" icon={RefreshCw} isBusy={isBusy} onClick={() => onStart('now')}>
        {t('contentSync.now')}
      </Button>
      <Menu
        isBusy={isBusy}
        trigger={<IconButton icon={ChevronDown} label={t('contentSync.more')} />}
      >
        <MenuItem onSelect={() => onStart('full')}>{t('contentSync.full')}</MenuItem>
        <MenuItem onSelect={() => onStart('dryRun')}>{t('contentSync.dryRun')}</MenuItem>
      </Menu>
    </div>
  )
}
