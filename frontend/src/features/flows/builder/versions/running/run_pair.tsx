import { useMemo } from 'react'
import { Moment } from '#frontend/components/moment'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { MissingGraphs } from '#frontend/features/flows/builder/versions/missing_graphs'
import { olderFirst, stepsOfPair } from '#frontend/features/flows/comparing/compare_runs'
import { StepPairs } from '#frontend/features/flows/comparing/step_pairs'
import { useFollowedRun } from '#frontend/features/flows/builder/versions/running/use_followed_run'
import {
  type ShownRun,
  useShownRun,
} from '#frontend/features/flows/builder/versions/running/use_shown_run'
import { ShownBar } from '#frontend/features/flows/builder/versions/shown_bar'
import type { OpenRun } from '#frontend/features/flows/flows_api'
import { t } from '#frontend/lib/texts'

/** Two runs of the flow side by side: what each step gave, how long it took and what it cost. */
export function RunPair({ one, other }: { one: ShownRun; other: string }) {
  const { flow } = useBuilder()
  const second = useShownRun(other, flow.id)
  const pair = useMemo(() => second.shown && olderFirst(one, second.shown), [one, second.shown])
  const steps = useMemo(() => (pair ? stepsOfPair(pair) : []), [pair])
  const missing = { graph: null, isFailed: second.isFailed, retry: second.retry }
  return (
    <>
      <FollowRun key={one.run.id} run={one.run} />
      {second.shown && <FollowRun key={other} run={second.shown.run} />}
      <ShownBar
        text={
          pair ? (
            <>
              <Started run={pair[0].run} side="before" />
              <Started run={pair[1].run} side="after" />
            </>
          ) : (
            <Started run={one.run} side="of" />
          )
        }
      />
      {pair ? (
        <StepPairs
          steps={steps}
          label={t('flowVersions.run.compared')}
          className="min-h-0 flex-1 content-start overflow-y-auto px-4 py-5 sm:px-6"
        />
      ) : (
        <MissingGraphs graphs={[missing]} />
      )}
    </>
  )
}

/** Keeps a run that has not ended up to date. */
function FollowRun({ run }: { run: OpenRun }) {
  useFollowedRun(run)
  return null
}

const Started = ({ run, side }: { run: OpenRun; side: 'before' | 'after' | 'of' }) => (
  <Moment
    at={run.createdAt}
    text={(when) => t(`flowVersions.run.${side}`, { when, version: run.version })}
  />
)
