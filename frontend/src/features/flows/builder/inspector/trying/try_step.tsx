import { Play, RotateCw } from 'lucide-react'
import { useDeferredValue, useId, useMemo } from 'react'
import type { FlowNode } from '#app/flows/domain/graph'
import { isFinal, type StepStatus } from '#app/flows/domain/run'
import { Button } from '#frontend/components/button'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { useStepForm } from '#frontend/features/flows/builder/inspector/step_form'
import { FiguresLine } from '#frontend/features/flows/builder/inspector/trying/figures_line'
import {
  type TryObstacle,
  tryObstacle,
} from '#frontend/features/flows/builder/inspector/trying/may_try'
import { StepOutput } from '#frontend/features/flows/builder/inspector/trying/step_output'
import {
  type LastRun,
  useLastRun,
} from '#frontend/features/flows/builder/inspector/trying/use_last_run'
import { useStepTry } from '#frontend/features/flows/builder/inspector/trying/use_step_try'
import { usePanel } from '#frontend/features/flows/builder/selection'
import type { Step } from '#frontend/features/flows/flows_api'
import { useReplay } from '#frontend/features/flows/use_replay'
import { t } from '#frontend/lib/texts'
import { useCredits } from '#frontend/lib/use_credits'

/** Runs the step alone on what the steps before it gave in the last run, and shows its time and cost. */
export function TryStep() {
  const { node } = useStepForm()
  const id = useId()
  const last = useLastRun()
  const obstacle = useObstacle(node, last)
  if (last === undefined || obstacle?.why === 'asks') return null
  return (
    <section aria-labelledby={id} className="grid gap-2 rounded-card bg-sunken p-3">
      <h3 id={id} className="text-sm font-medium">
        {t('inspector.try.title')}
      </h3>
      {obstacle ? <Obstacle obstacle={obstacle} last={last} /> : last && <Trial last={last} />}
    </section>
  )
}

const ENDED: readonly StepStatus[] = ['succeeded', 'cached', 'failed']

function useObstacle(node: FlowNode, last: LastRun | null | undefined): TryObstacle | null {
  const { graph, problems } = useBuilder()
  // In a large flow an edit is shown before it is compared with the last run.
  const edited = useDeferredValue(graph)
  const isSound = problems.length === 0
  return useMemo(() => {
    const ended = (last?.run.steps ?? []).flatMap(({ key, nodeId, status, port }) =>
      key === nodeId && port !== null && ENDED.includes(status) ? [{ nodeId, port }] : []
    )
    return tryObstacle(node, { graph: edited, isSound }, last ? { graph: last.graph, ended } : null)
  }, [node, edited, isSound, last])
}

const stepsOf = (last: LastRun | null, id: string): Step[] =>
  last?.run.steps.filter(({ nodeId }) => nodeId === id) ?? []

function Trial({ last }: { last: LastRun }) {
  const { node } = useStepForm()
  const { start, run } = useStepTry(node.id)
  const isExhausted = useCredits()?.remaining === 0
  const isRunning = start.isPending || (run !== null && !isFinal(run.status))
  return (
    <>
      <p className="text-sm text-muted">{t('inspector.try.text')}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={Play}
          isBusy={isRunning}
          aria-disabled={isExhausted}
          onClick={() => !isExhausted && start.mutate(last.run.id)}
        >
          {t('inspector.try.run')}
        </Button>
        <FromHere last={last} />
      </div>
      {isExhausted && <p className="text-sm text-muted">{t('flows.form.exhausted')}</p>}
      {run ? (
        <StepOutput run={run} nodeId={node.id} />
      ) : (
        <FiguresLine steps={stepsOf(last, node.id)} />
      )}
    </>
  )
}

/** Runs this step and those behind it with what the last run has. */
function FromHere({ last }: { last: LastRun }) {
  const { node } = useStepForm()
  const replay = useReplay(last.run.id)
  const isExhausted = useCredits()?.remaining === 0
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={RotateCw}
      className="justify-self-start"
      isBusy={replay.isPending}
      aria-disabled={isExhausted}
      onClick={() => !isExhausted && replay.mutate({ from: node.id })}
    >
      {t('inspector.try.fromHere')}
    </Button>
  )
}

function Obstacle({ obstacle, last }: { obstacle: TryObstacle; last: LastRun | null }) {
  const { node } = useStepForm()
  const { openPanel } = usePanel()
  const isForRun = obstacle.why === 'noRun' || obstacle.why === 'missing'
  return (
    <>
      <p className="text-sm text-muted">
        {obstacle.why === 'missing'
          ? obstacle.reason
          : t(`inspector.try.obstacles.${obstacle.why}`)}
      </p>
      {isForRun && (
        <Button size="sm" className="justify-self-start" onClick={() => openPanel('run')}>
          {t('inspector.try.openRun')}
        </Button>
      )}
      {last && obstacle.why === 'missing' && <FromHere last={last} />}
      <FiguresLine steps={stepsOf(last, node.id)} />
    </>
  )
}
