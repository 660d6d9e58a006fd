import { useQuery } from '@tanstack/react-query'
import { Download as DownloadIcon } from 'lucide-react'
import { Button, ButtonLink } from '#frontend/components/button'
import { RowsSkeleton } from '#frontend/components/skeleton'
import { LoadFailed } from '#frontend/features/account/load_failed'
import {
  type Download,
  downloadsQuery,
  isUnderWay,
  useDownloadChanges,
  useLiveDownload,
} from '#frontend/features/account/your_data/downloads_api'
import { t } from '#frontend/lib/texts'
import { useDates } from '#frontend/lib/time/dates'

/** One zip with everything: to prepare, to watch, and to get. */
export function DownloadSection() {
  const { data, isPending, refetch } = useQuery(downloadsQuery)
  return (
    <section aria-labelledby="download">
      <h2 id="download" className="text-xl font-semibold">
        {t('yourData.download.title')}
      </h2>
      <p className="mt-1 text-sm text-muted">{t('yourData.download.lead')}</p>
      <p className="mt-1 text-sm text-muted">{t('yourData.download.secrets')}</p>
      {isPending && <RowsSkeleton label={t('yourData.download.loading')} />}
      {!isPending && !data && <LoadFailed onRetry={() => void refetch()} />}
      {data && <Newest downloads={data} />}
    </section>
  )
}

function Newest({ downloads }: { downloads: Download[] }) {
  const { start, remove } = useDownloadChanges()
  const newest = downloads.at(0)
  const ready = downloads.find(({ status }) => status === 'ready')
  const onRemove = (download: Download) => remove.mutate(download)
  if (newest && isUnderWay(newest))
    return <UnderWay download={newest} onStop={() => onRemove(newest)} />
  return (
    <div className="mt-4 grid gap-3">
      {newest?.status === 'failed' && (
        <div role="alert" className="alert-danger p-3 text-sm">
          <p className="font-medium">{t('yourData.download.failedTitle')}</p>
          <p>{t('yourData.download.failedText')}</p>
        </div>
      )}
      {ready && <Ready download={ready} onRemove={() => onRemove(ready)} />}
      {!newest && <p className="text-sm text-muted">{t('yourData.download.none')}</p>}
      <div>
        <Button
          variant={ready ? 'secondary' : 'primary'}
          isBusy={start.isPending}
          onClick={() => start.mutate()}
        >
          {t(ready ? 'yourData.download.again' : 'yourData.download.prepare')}
        </Button>
      </div>
    </div>
  )
}

function UnderWay({ download, onStop }: { download: Download; onStop: () => void }) {
  const isLost = useLiveDownload(download)
  const percent = Math.floor(download.progress * 100)
  const text =
    download.status === 'queued'
      ? t('yourData.download.waiting')
      : t('yourData.download.progress', { percent })
  return (
    <div className="mt-4 card p-5">
      <div className="flex items-center justify-between gap-4">
        <p className="font-medium">{t('yourData.download.preparing')}</p>
        <Button size="sm" variant="ghost" onClick={onStop}>
          {t('yourData.download.stop')}
        </Button>
      </div>
      <div
        role="progressbar"
        aria-label={t('yourData.download.preparing')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
        className="mt-3 h-1.5 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className="h-full rounded-full bg-ember transition-[width] duration-150 ease-out motion-reduce:transition-none"
          style={{ width: `${percent}%` }}
        />
      </div>
      <p role="status" className="mt-3 text-sm">
        {isLost ? t('yourData.download.lost') : text}
      </p>
      <p className="mt-1 text-sm text-muted">{t('yourData.download.leave')}</p>
    </div>
  )
}

function Ready({ download, onRemove }: { download: Download; onRemove: () => void }) {
  const { date, dateTime } = useDates()
  const { id, bytes, createdAt, expiresAt } = download
  const facts = { size: sizeText(bytes), when: dateTime(createdAt), until: date(expiresAt) }
  return (
    <div role="status" className="card p-5">
      <p className="font-medium">{t('yourData.download.ready')}</p>
      <p className="mt-1 text-sm text-muted">{t('yourData.download.readyText', facts)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink
          variant="primary"
          size="sm"
          icon={DownloadIcon}
          href={`/api/account/exports/${id}/file`}
          download
        >
          {t('yourData.download.get')}
        </ButtonLink>
        <Button size="sm" onClick={onRemove}>
          {t('yourData.download.remove')}
        </Button>
      </div>
    </div>
  )
}

const sizeText = (bytes: number): string =>
  bytes < 1_000_000
    ? t('yourData.download.kilobytes', { size: Math.max(1, Math.round(bytes / 1_000)) })
    : t('yourData.download.megabytes', { size: (bytes / 1_000_000).toFixed(1) })
