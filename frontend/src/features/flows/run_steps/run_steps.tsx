import type { FlowGraph, FlowNode } from '#app/flows/domain/graph/graph'
import { isFinal } from '#app/flows/domain/runs/run'
import { Fold } from '#frontend/components/fold'
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

/** The steps of a run in the order of its flow, also those that have not started. They fold once there is a result. */
export function RunSteps(props: Props) {
  const { status, results } = props.run
  return (
    <section aria-labelledby="run-steps" className="mt-8">
      <Fold
        title={<h2 id="run-steps">{t('flows.run.steps')}</h2>}
        isOpenAtFirst={!isFinal(status) || results.length === 0}
      >
        <StepsInOrder {...props} />
      </Fold>
    </section>
  )
}

function StepsInOrder({ run, graph, texts }: Props) {
  const replay = useReplay(run.id)
  const pins = usePins(run.flowId)
  const byNode = Map.groupBy(run.steps, ({ nodeId }) => nodeId)
  const nodes = graph ? inOrder(graph) : run.steps.filter((step) => !isOfItem(step)).map(nodeOf)
  return (
    <ol className="mt-3 grid grid-cols-1 gap-2">
      {nodes.map((node) => {
        const steps = byNode.get(node.id) ?? []
        return (
          <RunStep
            key={node.id}
            node={node}
            steps={steps}
            isReused={isCached(byNode.get(node.parent ?? ''))}
            isPinned={pins.isPinned(node.id, run.id, steps)}
            flowId={graph && run.flowId}
            menu={graph && <StepMenu {...{ node, run, steps, replay, pins }} />}
            inputs={run.inputs}
            textOf={(key) => texts[key] ?? ''}
          />
        )
      })}
    </ol>
  )
}

/** Where the flow is gone, a step has no other name. */
const nodeOf = ({ nodeId }: Step): FlowNode => ({
  ...{ id: nodeId, kind: 'format', name: nodeId, settings: {} },
})
