import type { FlowNode } from '#app/flows/domain/graph/graph'
import { RouteLink } from '#frontend/components/route_link'
import { FiguresLine } from '#frontend/features/flows/builder/inspector/trying/figures_line'
import type { OpenRun } from '#frontend/features/flows/flows_api'
import { RunStatus } from '#frontend/features/flows/runs/run_status'
import { StepDetails } from '#frontend/features/flows/run_steps/step_details'
import { useLiveRun } from '#frontend/features/flows/runs/use_live_run'
import { t } from '#frontend/lib/texts'

/** What a step that is tried alone writes, and then its output, its time and its cost. */
export function StepOutput({ run, node }: { run: OpenRun; node: FlowNode }) {
  const { texts } = useLiveRun(run)
  const steps = run.steps.filter((step) => step.nodeId === node.id)
  const [step] = steps
  return (
    <div role="status" className="text-sm">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <RunStatus status={step?.status ?? run.status} />
        <RouteLink to={`/runs/${run.id}`} className="text-link">
          {t('inspector.try.open')}
        </RouteLink>
      </p>
      {step && (
        <StepDetails {...{ node, step, inputs: run.inputs }} text={texts[step.key] ?? ''} isOpen />
      )}
      {!step && run.error && <p className="mt-2 text-danger">{run.error.message}</p>}
      <FiguresLine isTry steps={steps} />
    </div>
  )
}
