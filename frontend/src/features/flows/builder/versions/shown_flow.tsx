import { RotateCcw } from 'lucide-react'
import { Button } from '#frontend/components/button'
import { MissingGraphs } from '#frontend/features/flows/builder/versions/missing_graphs'
import { RunningFlow } from '#frontend/features/flows/builder/versions/running/running_flow'
import { type Side, useShown } from '#frontend/features/flows/builder/versions/shown'
import { ShownBar } from '#frontend/features/flows/builder/versions/shown_bar'
import { ShownGraph } from '#frontend/features/flows/builder/versions/shown_graph'
import { useComparison } from '#frontend/features/flows/builder/versions/use_comparison'
import { sideName, useGraphOf } from '#frontend/features/flows/builder/versions/use_flow_versions'
import { useVersionActions } from '#frontend/features/flows/builder/versions/use_version_actions'
import { t } from '#frontend/lib/texts'

/** A version or a comparison in the place of the flow that is being edited. Nothing in it can be changed. */
export function ShownFlow() {
  const { shown } = useShown()
  if (shown.type === 'version') return <ShownVersion version={shown.version} />
  if (shown.type === 'comparison') return <ShownComparison {...shown} />
  if (shown.type === 'run') return <RunningFlow id={shown.id} other={shown.with} />
  return null
}

function ShownVersion({ version }: { version: number }) {
  const loaded = useGraphOf(version)
  const { isBusy, restore } = useVersionActions()
  return (
    <>
      <ShownBar text={t('flowVersions.shown.version', { version })}>
        <Button size="sm" icon={RotateCcw} isBusy={isBusy} onClick={() => void restore(version)}>
          {t('flowVersions.restoreThis', { version })}
        </Button>
      </ShownBar>
      {loaded.graph ? <ShownGraph graph={loaded.graph} /> : <MissingGraphs graphs={[loaded]} />}
    </>
  )
}

function ShownComparison({ before, after }: { before: Side; after: Side }) {
  const { comparison, missing } = useComparison(before, after)
  const names = { before: sideName(before), after: sideName(after) }
  return (
    <>
      <ShownBar text={t('flowVersions.shown.comparison', names)} />
      {comparison ? <ShownGraph {...comparison} /> : missing}
    </>
  )
}
