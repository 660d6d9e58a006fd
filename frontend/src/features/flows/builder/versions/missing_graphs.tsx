import { LoadError } from '#frontend/components/load_error'
import { TextSkeleton } from '#frontend/components/skeleton'
import type { LoadedGraph } from '#frontend/features/flows/builder/versions/use_flow_versions'
import { t } from '#frontend/lib/texts'

/** In the place of graphs that are not loaded, or could not be. */
export function MissingGraphs({ graphs }: { graphs: LoadedGraph[] }) {
  const failed = graphs.filter(({ isFailed }) => isFailed)
  if (failed.length === 0) return <TextSkeleton label={t('flowVersions.shown.loading')} />
  return (
    <LoadError
      title={t('flowVersions.shown.failed')}
      onRetry={() => failed.forEach(({ retry }) => retry())}
    />
  )
}
