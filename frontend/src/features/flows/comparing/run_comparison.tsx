import { GitCompareArrows } from 'lucide-react'
import { useMemo } from 'react'
import { isFinal } from '#app/flows/domain/runs/run'
import { ButtonLink } from '#frontend/components/button'
import { EmptyState } from '#frontend/components/empty_state'
import { Moment } from '#frontend/components/moment'
import { Page } from '#frontend/components/page/page'
import {
  type ComparedStep,
  olderFirst,
  type RunPair,
  stepsOfPair,
} from '#frontend/features/flows/comparing/compare_runs'
import { RunChoice } from '#frontend/features/flows/comparing/run_choice'
import { StepPairs } from '#frontend/features/flows/comparing/step_pairs'
import type { NamedRun } from '#frontend/features/flows/comparing/use_run_on_graph'
import type { OpenRun } from '#frontend/features/flows/flows_api'
import { RunStatus } from '#frontend/features/flows/runs/run_status'
import { useLiveRun } from '#frontend/features/flows/runs/use_live_run'
import { t } from '#frontend/lib/texts'

interface Props {
  one: NamedRun
  /** Null where it is still to be chosen. */
  other: NamedRun | null
}

/** Inputs, results and steps of two runs of a flow, with what differs marked in the text. */
export function RunComparison({ one, other }: Props) {
  const isOfOneFlow = !other || other.run.flowId === one.run.flowId
  return (
    <Page title={t('runs.comparison.title')} lead={one.title ?? undefined}>
      <FollowRun key={one.run.id} run={one.run} />
      {other && <FollowRun key={other.run.id} run={other.run} />}
      {isOfOneFlow ? (
        <>
          <RunChoice one={one.run} other={other?.run ?? null} />
          {other && <Compared one={one} other={other} />}
        </>
      ) : (
        <EmptyState
          icon={GitCompareArrows}
          title={t('runs.comparison.twoFlows')}
          text={t('runs.comparison.twoFlowsText')}
        >
          <ButtonLink variant="primary" to="/runs">
            {t('runs.comparison.toRuns')}
          </ButtonLink>
        </EmptyState>
      )}
    </Page>
  )
}

/** Keeps a run that has not ended up to date. */
function FollowRun({ run }: { run: OpenRun }) {
  useLiveRun(run)
  return null
}

function Compared({ one, other }: { one: NamedRun; other: NamedRun }) {
  const pair: RunPair = useMemo(() => olderFirst(one, other), [one, other])
  const steps = useMemo(() => stepsOfPair(pair), [pair])
  return (
    <>
      <div className="mt-6 grid gap-x-4 gap-y-2 text-sm sm:grid-cols-2">
        <Started run={pair[0].run} side="older" />
        <Started run={pair[1].run} side="newer" />
      </div>
      {(!one.title || !other.title) && (
        <p className="mt-3 text-sm text-muted">{t('runs.comparison.lostGraph')}</p>
      )}
      <Part name="inputs" steps={steps.filter(({ isAsked }) => isAsked)} />
      <Part name="results" steps={steps.filter(({ isResult }) => isResult)} />
      <Part name="steps" steps={steps.filter(({ isAsked, isResult }) => !isAsked && !isResult)} />
    </>
  )
}

function Started({ run, side }: { run: OpenRun; side: 'older' | 'newer' }) {
  const { id, version, createdAt, status, stoppedBy, error } = run
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <ButtonLink size="sm" variant="ghost" className="-ml-3" to={`/runs/${id}`}>
        <Moment at={createdAt} text={(when) => t(`runs.comparison.${side}`, { version, when })} />
      </ButtonLink>
      <RunStatus status={status} stoppedBy={stoppedBy} error={isFinal(status) ? error : null} />
    </div>
  )
}

interface PartProps {
  name: 'inputs' | 'results' | 'steps'
  steps: readonly ComparedStep[]
}

function Part({ name, steps }: PartProps) {
  if (steps.length === 0) return null
  const title = t(`runs.comparison.${name}`)
  return (
    <section className="mt-6" aria-label={title}>
      <h2 className="font-semibold">{title}</h2>
      <StepPairs className="mt-2" isPart label={title} steps={steps} />
    </section>
  )
}
