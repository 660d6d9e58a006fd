import { useMemo } from 'react'
import { Moment } from '#frontend/components/moment'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { MissingGraphs } from '#frontend/features/flows/builder/versions/missing_graphs'
import {
  type ComparedStep,
  compareRuns,
  olderFirst,
  type StepFacts,
} from '#frontend/features/flows/builder/versions/running/compare_runs'
import { OutputPair } from '#frontend/features/flows/builder/versions/running/output_pair'
import { costParts, timeText, tokenText } from '#frontend/features/flows/amounts'
import { useFollowedRun } from '#frontend/features/flows/builder/versions/running/use_followed_run'
import {
  type ShownRun,
  useShownRun,
} from '#frontend/features/flows/builder/versions/running/use_shown_run'
import { ShownBar } from '#frontend/features/flows/builder/versions/shown_bar'
import type { OpenRun } from '#frontend/features/flows/flows_api'
import { RunStatus } from '#frontend/features/flows/runs/run_status'
import { t } from '#frontend/lib/texts'

/** Two runs of the flow side by side: what each step gave, how long it took and what it cost. */
export function RunPair({ one, other }: { one: ShownRun; other: string }) {
  const { flow } = useBuilder()
  const second = useShownRun(other, flow.id)
  const pair = useMemo(() => second.shown && olderFirst(one, second.shown), [one, second.shown])
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
      {pair ? <StepPairs pair={pair} /> : <MissingGraphs graphs={[missing]} />}
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

const carried = ({ run, graph }: ShownRun) => ({ graph, steps: run.steps, inputs: run.inputs })

function StepPairs({ pair }: { pair: [older: ShownRun, newer: ShownRun] }) {
  const steps = useMemo(() => compareRuns(carried(pair[0]), carried(pair[1])), [pair])
  return (
    <ol
      aria-label={t('flowVersions.run.compared')}
      className="grid min-h-0 flex-1 content-start gap-2 overflow-y-auto px-4 py-5 sm:px-6"
    >
      {steps.map((step) => (
        <StepPair key={step.id} step={step} />
      ))}
    </ol>
  )
}

const StepPair = ({ step }: { step: ComparedStep }) => (
  <li className="card p-4">
    <h2 className="font-medium break-words">{step.name}</h2>
    <dl className="mt-2 grid gap-2 text-sm sm:grid-cols-2">
      <Facts label={t('flowVersions.run.older')} facts={step.before} />
      <Facts label={t('flowVersions.run.newer')} facts={step.after} />
    </dl>
    <OutputPair step={step} />
  </li>
)

const Facts = ({ label, facts }: { label: string; facts: StepFacts | null }) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <dt className="text-muted">{label}</dt>
    <dd className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">
      {facts ? <KnownFacts facts={facts} /> : t('flows.run.notStarted')}
    </dd>
  </div>
)

const KnownFacts = ({ facts: { outcome, milliseconds, tokens, cost } }: { facts: StepFacts }) => (
  <>
    <RunStatus {...outcome} />
    <span>{timeText(milliseconds)}</span>
    {tokens > 0 && <span>{tokenText(tokens)}</span>}
    <span className="empty:hidden">{costParts(cost)}</span>
  </>
)
