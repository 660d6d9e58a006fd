import { useState } from 'react'
import { Button } from '#frontend/components/button'
import { LoadMore } from '#frontend/components/load_more'
import { RowsSkeleton } from '#frontend/components/skeleton'
import { LoadError } from '#frontend/components/load_error'
import type { ListedVersion, VersionsQuery } from '#frontend/features/saved/versions/use_versions'
import { CompareVersions } from '#frontend/features/saved/versions/compare_versions'
import { VersionRow } from '#frontend/features/saved/versions/version_row'
import { t } from '#frontend/lib/texts'

interface Props {
  promptId: string
  query: VersionsQuery
  versions: ListedVersion[]
  personId: string
  draft: string
  isBusy?: boolean
  /** Absent where the person cannot change the prompt. */
  onRestore?: (version: number) => void
}

export function VersionsPanel({
  promptId,
  query,
  versions,
  personId,
  draft,
  isBusy = false,
  onRestore,
}: Props) {
  const [compared, setCompared] = useState<number | null>(null)
  const newest = versions[0]
  return (
    <section aria-labelledby="versions-title">
      <div className="flex min-h-9 items-center justify-between gap-2">
        <h2 id="versions-title" className="text-xl font-semibold">
          {t('saved.versions.title')}
        </h2>
        {newest && (
          <Button size="sm" onClick={() => setCompared(newest.version)}>
            {t('saved.versions.compare')}
          </Button>
        )}
      </div>
      {query.isPending && <RowsSkeleton label={t('saved.versions.loading')} />}
      {query.isError && (
        <LoadError title={t('saved.versions.failed')} onRetry={() => void query.refetch()} />
      )}
      {query.isSuccess && !newest && (
        <p className="mt-3 text-sm text-muted">{t('saved.versions.empty')}</p>
      )}
      {newest && (
        <ol className="mt-3 divide-y divide-line card">
          {versions.map((version) => (
            <VersionRow
              key={version.id}
              promptId={promptId}
              version={version}
              isNewest={version === newest}
              isMine={version.authorId === personId}
              isBusy={isBusy}
              onRestore={onRestore && (() => onRestore(version.version))}
              onCompare={() => setCompared(version.version)}
            />
          ))}
        </ol>
      )}
      <LoadMore query={query} />
      {compared !== null && (
        <CompareVersions
          promptId={promptId}
          versions={versions}
          draft={draft}
          from={compared}
          onClose={() => setCompared(null)}
        />
      )}
    </section>
  )
}
