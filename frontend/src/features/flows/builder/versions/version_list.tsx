import { LoadError } from '#frontend/components/load_error'
import { LoadMore } from '#frontend/components/load_more'
import { RowsSkeleton } from '#frontend/components/skeleton'
import { useFlowVersions } from '#frontend/features/flows/builder/versions/use_flow_versions'
import type { VersionActions } from '#frontend/features/flows/builder/versions/use_version_actions'
import { VersionRow } from '#frontend/features/flows/builder/versions/version_row'
import { t } from '#frontend/lib/texts'

/** The versions of the flow, newest first. */
export function VersionList({ actions }: { actions: VersionActions }) {
  const { query, versions } = useFlowVersions()
  return (
    <section aria-labelledby="flow-versions">
      <h2 id="flow-versions" className="font-semibold">
        {t('flowVersions.title')}
      </h2>
      {query.isPending && <RowsSkeleton label={t('flowVersions.loading')} rows={2} />}
      {query.isLoadingError && (
        <LoadError title={t('flowVersions.failed')} onRetry={() => void query.refetch()} />
      )}
      {query.isSuccess && versions.length === 0 && (
        <p className="mt-2 text-sm text-muted">{t('flowVersions.none')}</p>
      )}
      {versions.length > 0 && (
        <ol className="mt-3 divide-y divide-line card">
          {versions.map((version, at) => (
            <VersionRow
              key={version.version}
              version={version}
              isNewest={at === 0}
              actions={actions}
            />
          ))}
        </ol>
      )}
      <LoadMore query={query} />
    </section>
  )
}
