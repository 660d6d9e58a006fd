import type { FlowGraph, FlowNode } from '#app/flows/domain/graph/graph'
import type { OpenRun, Step } from '#frontend/features/flows/flows_api'
import { inOrder } from '#frontend/features/flows/run_steps/in_order'
import { RunStep } from '#frontend/features/flows/run_steps/run_step'
import { StepMenu } from '#frontend/features/flows/run_steps/step_menu'
import { usePins } from '#frontend/features/flows/pins/use_pins'
import { useReplay } from '#frontend/features/flows/runs/use_replay'
import { t } from '#frontend/lib/texts'

interface Props {
  run: OpenRun
  graph: FlowGraph | null
  texts: Record<string, string>
}

/** Steps of items have keys such as `each#3/inside`. */
const isOfItem = ({ key }: Step) => key.includes('#')

const isCached = (steps: Step[] = []) => steps.some(({ status }) => status === 'cached')

/** The steps of a run in the order of its flow, also those that have not started. */
export function RunSteps({ run, graph, texts }: Props) {
  const replay = useReplay(run.id)
  const pins = usePins(run.flowId)
  const byNode = Map.groupBy(run.steps, ({ nodeId }) => nodeId)
  const nodes = graph ? inOrder(graph) : run.steps.filter((step) => !isOfItem(step)).map(nodeOf)
  return (
    <section aria-labelledby="run-steps" className="mt-8">
      <h2 id="run-steps" className="font-semibold">
        {t('flows.run.steps')}
      </h2>
      <ol className="mt-3 grid grid-cols-1 gap-2">
        {nodes.map((node) => (
          <RunStep
            key={node.id}
            node={node}
            steps={byNode.get(node.id) ?? []}
            isReused={isCached(byNode.get(node.parent ?? ''))}
            isPinned={pins.isPinned(node.id, run.id, byNode.get(node.id) ?? [])}
            flowId={graph && run.flowId}
            menu={
              graph && (
                <StepMenu
                  node={node}
                  run={run}
                  steps={byNode.get(node.id) ?? []}
                  {...{ replay, pins }}
                />
              )
            }
            inputs={run.inputs}
            textOf={(key) => texts[key] ?? ''}
          />
        ))}
      </ol>
    </section>
  )
}

/** Where the flow is gone, a step has no other name. */
const nodeOf = ({ nodeId }: Step): FlowNode => ({
  ...{ id: nodeId, kind: 'format', name: nodeId, settings: {} },
})
