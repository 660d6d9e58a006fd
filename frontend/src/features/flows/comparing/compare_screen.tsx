import { useSearchParams } from 'react-router'
import { TextSkeleton } from '#frontend/components/skeleton'
import { RunComparison } from '#frontend/features/flows/comparing/run_comparison'
import { useRunOnGraph } from '#frontend/features/flows/comparing/use_run_on_graph'
import { FlowNotOpened } from '#frontend/features/flows/flow_not_opened'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/runs'

/** Two runs of one flow, as the address names them. */
export function Component() {
  const [params] = useSearchParams()
  const one = useRunOnGraph(params.get('one'))
  const other = useRunOnGraph(params.get('other'))
  if (one.isPending || other.isPending) return <TextSkeleton label={t('flows.loading')} />
  const notOpened = [one, other].find(({ isFailed }) => isFailed)
  if (notOpened || !one.loaded) {
    const { isMissing = true, retry = one.retry } = notOpened ?? {}
    return <FlowNotOpened what="run" isAbsent={isMissing} onRetry={retry} />
  }
  return <RunComparison one={one.loaded} other={other.loaded} />
}
