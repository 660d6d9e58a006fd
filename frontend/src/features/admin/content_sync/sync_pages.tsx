import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SyncReport } from '#frontend/features/admin/content_sync/content_sync_api'
import { t } from '#frontend/lib/texts'

type Page = SyncReport['pages'][number]

interface Props {
  outcome: Exclude<Page['outcome'], 'unchanged'>
  /** The first ones. */
  pages: Page[]
  /** How many there are in all. */
  count: number
  children?: ReactNode
}

/** The pages with one outcome, each with a link and what is wrong with it. */
export function SyncPages({ outcome, pages, count, children }: Props) {
  const left = count - pages.length
  return (
    <div className="mt-6">
      <h3 className="text-sm font-semibold">{t(`contentSync.outcomes.${outcome}`)}</h3>
      <p className="text-sm text-muted">{t(`contentSync.outcomeHelp.${outcome}`)}</p>
      {children}
      <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-raised">
        {pages.map((page) => (
          <li key={`${page.source} ${page.id}`} className="px-4 py-3 text-sm">
            <PageTitle page={page} />
            {page.faults.length > 0 && (
              <ul className="mt-1 grid gap-1">
                {page.faults.map(({ field, message }, at) => (
                  <li key={at} className="break-words text-muted">
                    <span className="font-medium text-ink">{field}:</span> {message}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {left > 0 && (
        <p className="mt-2 text-sm text-muted">{t('contentSync.more', { count: left })}</p>
      )}
    </div>
  )
}

function PageTitle({ page }: { page: Page }) {
  const title = page.title || t('contentSync.untitled')
  if (!page.url) return <p className="font-medium break-words">{title}</p>
  return (
    <a
      href={page.url}
      target="_blank"
      rel="noreferrer"
      aria-label={t('contentSync.inNotion', { title })}
      className="link inline-flex max-w-full items-center gap-1.5 font-medium break-words"
    >
      <span className="min-w-0 break-words">{title}</span>
      <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
    </a>
  )
}
