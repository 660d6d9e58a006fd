import { RotateCw } from 'lucide-react'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import type { FlowNode } from '#app/flows/domain/graph/graph'
import { isFinal, type StepStatus } from '#app/flows/domain/runs/run'
import { stepAlone } from '#app/flows/domain/runs/step_alone'
import { Button } from '#frontend/components/button'
import { CreditWarning } from '#frontend/components/figures/credit_warning'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { useStepForm } from '#frontend/features/flows/builder/inspector/step_form'
import { FiguresLine } from '#frontend/features/flows/builder/inspector/trying/figures_line'
import { tryObstacle } from '#frontend/features/flows/builder/inspector/trying/may_try'
import { SampleForm } from '#frontend/features/flows/builder/inspector/trying/sample_form'
import { StepOutput } from '#frontend/features/flows/builder/inspector/trying/step_output'
import {
  type LastRun,
  useLastRun,
} from '#frontend/features/flows/builder/inspector/trying/use_last_run'
import { TryButton } from '#frontend/features/flows/builder/inspector/trying/try_button'
import {
  type TryOn,
  useStepTry,
} from '#frontend/features/flows/builder/inspector/trying/use_step_try'
import { useCreditsFor } from '#frontend/features/flows/flow_rights'
import type { Step } from '#frontend/features/flows/flows_api'
import { useReplay } from '#frontend/features/flows/runs/use_replay'
import { t } from '#frontend/lib/texts'

/** Runs the step alone, on the outputs of the last run or on sample values, and shows its time and cost. */
export function TryStep() {
  const { node } = useStepForm()
  const id = useId()
  const last = useLastRun()
  if (last === undefined || node.kind === 'ask') return null
  return (
    <section aria-labelledby={id} className="grid gap-2 rounded-card bg-sunken p-3">
      <h3 id={id} className="text-sm font-medium">
        {t('inspector.try.title')}
      </h3>
      <Trial last={last} />
    </section>
  )
}

const ENDED: readonly StepStatus[] = ['succeeded', 'cached', 'failed']

/** Why the step cannot take what the last run has; null where it can. */
function useObstacle(node: FlowNode, last: LastRun) {
  const { graph, problems } = useBuilder()
  // In a large flow an edit is shown before it is compared with the last run.
  const edited = useDeferredValue(graph)
  const isSound = problems.length === 0
  return useMemo(() => {
    const ended = last.run.steps.flatMap(({ key, nodeId, status, port }) =>
      key === nodeId && port !== null && ENDED.includes(status) ? [{ nodeId, port }] : []
    )
    return tryObstacle(node, { graph: edited, isSound }, { graph: last.graph, ended })
  }, [node, edited, isSound, last])
}

/** Why the step cannot run with any values, as a sentence; null where it can. */
function useProblem({ id }: FlowNode): string | null {
  const { flow, graph } = useBuilder()
  const edited = useDeferredValue(graph)
  const isExhausted = useCreditsFor(flow) === 0
  const own = useMemo(() => stepAlone(edited, id)?.problems.at(0)?.sentence ?? null, [edited, id])
  return isExhausted ? t('flows.form.exhausted') : own
}

const stepsOf = (last: LastRun | null, id: string): Step[] =>
  last?.run.steps.filter(({ nodeId }) => nodeId === id) ?? []

function Trial({ last }: { last: LastRun | null }) {
  const { node } = useStepForm()
  const { start, run } = useStepTry(node.id)
  const problem = useProblem(node)
  const isBusy = start.isPending || (run !== null && !isFinal(run.status))
  const given = { problem, isBusy, onTry: start.mutate }
  return (
    <>
      <CreditWarning />
      {last ? <WithLastRun last={last} {...given} /> : <SampleForm last={null} {...given} />}
      {run ? <StepOutput run={run} node={node} /> : <FiguresLine steps={stepsOf(last, node.id)} />}
    </>
  )
}

interface TryProps {
  /** Why the step cannot be tried now, or null. */
  problem: string | null
  isBusy: boolean
  onTry: (on: TryOn) => void
}

/** Offers what the last run has, where the step can take it, and sample values. */
function WithLastRun({ last, ...given }: TryProps & { last: LastRun }) {
  const { node } = useStepForm()
  const obstacle = useObstacle(node, last)
  const [wantsSamples, setWantsSamples] = useState(false)
  const hasSamples = wantsSamples || obstacle !== null
  return (
    <>
      {obstacle?.why === 'missing' && <p className="text-sm text-muted">{obstacle.reason}</p>}
      {hasSamples ? (
        <SampleForm last={last} {...given} />
      ) : (
        <OnLastRun runId={last.run.id} {...given} />
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {!obstacle && (
          <Button size="sm" variant="ghost" onClick={() => setWantsSamples(!wantsSamples)}>
            {t(wantsSamples ? 'inspector.try.useLast' : 'inspector.try.useSamples')}
          </Button>
        )}
        {(!obstacle || obstacle.why === 'missing') && <FromHere last={last} />}
      </div>
    </>
  )
}

const OnLastRun = ({ runId, ...given }: TryProps & { runId: string }) => (
  <>
    <p className="text-sm text-muted">{t('inspector.try.text')}</p>
    <TryButton {...given} on={() => ({ runId })} />
  </>
)

/** Runs this step and those after it with what the last run has. */
function FromHere({ last }: { last: LastRun }) {
  const { node } = useStepForm()
  const replay = useReplay(last.run.id)
  const { flow } = useBuilder()
  const isExhausted = useCreditsFor(flow) === 0
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
