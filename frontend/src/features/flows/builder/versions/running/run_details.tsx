import { isFinal } from '#app/flows/domain/run'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { useShownRun } from '#frontend/features/flows/builder/versions/running/use_shown_run'
import { useShown } from '#frontend/features/flows/builder/versions/shown'
import { RunResults } from '#frontend/features/flows/results/run_results'
import { RunFailure } from '#frontend/features/flows/run_failure'
import { RunSteps } from '#frontend/features/flows/run_steps'
import { t } from '#frontend/lib/texts'

/** What the run that is shown gave, and its steps with what can be done with them. */
export function RunDetails() {
  const { flow } = useBuilder()
  const { shown } = useShown()
  const id = shown.type === 'run' ? shown.id : null
  const loaded = useShownRun(id, flow.id).shown
  if (!id || !loaded) return null
  const { run, graph } = loaded
  return (
    <section aria-label={t('flowVersions.run.details')}>
      <RunFailure run={run} graph={graph} />
      {isFinal(run.status) && <RunResults run={run} graph={graph} />}
      <RunSteps run={run} graph={graph} texts={{}} />
    </section>
  )
}
