import { useMemo } from 'react'
import { DiffView } from '#frontend/components/compare/diff_view'
import { Moment } from '#frontend/components/moment'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { MissingGraphs } from '#frontend/features/flows/builder/versions/missing_graphs'
import {
  type ComparedStep,
  compareRuns,
  type StepOutcome,
} from '#frontend/features/flows/builder/versions/running/compare_runs'
import { costText, timeText } from '#frontend/features/flows/builder/versions/running/run_facts'
import {
  type ShownRun,
  useShownRun,
} from '#frontend/features/flows/builder/versions/running/use_shown_run'
import { ShownBar } from '#frontend/features/flows/builder/versions/shown_bar'
import type { OpenRun } from '#frontend/features/flows/flows_api'
import { RunStatus } from '#frontend/features/flows/run_status'
import { t } from '#frontend/lib/texts'

/** Two runs of the flow side by side: what each step gave, how long it took and what it cost. */
export function RunPair({ one, other }: { one: ShownRun; other: string }) {
  const { flow } = useBuilder()
  const second = useShownRun(other, flow.id)
  const steps = useMemo(
    () => second.shown && compareRuns(carried(second.shown), carried(one)),
    [one, second.shown]
  )
  const missing = { graph: null, isFailed: second.isFailed, retry: second.retry }
  return (
    <>
      <ShownBar
        text={
          <>
            {second.shown && <Started run={second.shown.run} side="before" />}
            <Started run={one.run} side="after" />
          </>
        }
      />
      {steps ? <StepPairs steps={steps} /> : <MissingGraphs graphs={[missing]} />}
    </>
  )
}

const carried = ({ run, graph }: ShownRun) => ({ graph, steps: run.steps })

const Started = ({ run, side }: { run: OpenRun; side: 'before' | 'after' }) => (
  <Moment
    at={run.createdAt}
    text={(when) => t(`flowVersions.run.${side}`, { when, version: run.version })}
  />
)

const StepPairs = ({ steps }: { steps: ComparedStep[] }) => (
  <ol
    aria-label={t('flowVersions.run.compared')}
    className="grid min-h-0 flex-1 content-start gap-2 overflow-y-auto px-4 py-5 sm:px-6"
  >
    {steps.map((step) => (
      <StepPair key={step.id} step={step} />
    ))}
  </ol>
)

function StepPair({ step: { name, before, after } }: { step: ComparedStep }) {
  const isSame = before?.output === after?.output
  return (
    <li className="card p-4">
      <h2 className="font-medium break-words">{name}</h2>
      <dl className="mt-2 grid gap-2 text-sm sm:grid-cols-2">
        <Outcome label={t('flowVersions.run.first')} outcome={before} />
        <Outcome label={t('flowVersions.run.second')} outcome={after} />
      </dl>
      {isSame ? (
        <p className="mt-2 text-sm text-muted">{t('flowVersions.run.sameOutput')}</p>
      ) : (
        <div
          role="region"
          tabIndex={0}
          aria-label={t('flowVersions.run.outputOf', { name })}
          className="mt-2 max-h-80 overflow-y-auto rounded-control bg-sunken p-3 *:text-sm!"
        >
          <DiffView before={before?.output ?? ''} after={after?.output ?? ''} />
        </div>
      )}
    </li>
  )
}

const Outcome = ({ label, outcome }: { label: string; outcome: StepOutcome | null }) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <dt className="text-muted">{label}</dt>
    <dd className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">
      {outcome ? <OutcomeFacts outcome={outcome} /> : t('flows.run.notStarted')}
    </dd>
  </div>
)

const OutcomeFacts = ({
  outcome: { status, milliseconds, tokens, cost },
}: {
  outcome: StepOutcome
}) => (
  <>
    <RunStatus status={status} />
    <span>{timeText(milliseconds)}</span>
    {tokens > 0 && <span>{t('flows.run.tokens', { count: tokens.toLocaleString('en-US') })}</span>}
    {cost !== null && cost > 0 && <span>{costText(cost)}</span>}
  </>
)
