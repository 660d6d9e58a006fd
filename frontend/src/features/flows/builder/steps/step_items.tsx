import type { Problem } from '#app/flows/domain/checks/problems'
import type { ListTools } from '#frontend/features/flows/builder/steps/actions/list_action'
import type { OrderedStep } from '#frontend/features/flows/builder/steps/running_order'
import { StepRow } from '#frontend/features/flows/builder/steps/step_row'
import type { Pins } from '#frontend/features/flows/pins/use_pins'
import { t } from '#frontend/lib/texts'

interface Shared {
  problems: ReadonlyMap<string | undefined, Problem[]>
  /** Where the flow goes from each step, in words. */
  ways: ReadonlyMap<string, string>
  groupNames: ReadonlyMap<string, string>
  pins: Pins
  chosen: ReadonlySet<string>
  onChoose: (id: string) => void
  tools: ListTools
}

interface Props extends Shared {
  steps: OrderedStep[]
  label: string
}

/** Steps in running order; those inside a For each are a list in its item. */
export function StepItems({ steps, label, ...shared }: Props) {
  return (
    <ol aria-label={label} className="grid gap-2">
      {steps.map((step) => (
        <StepItem key={step.node.id} step={step} {...shared} />
      ))}
    </ol>
  )
}

function StepItem({ step: { node, inner }, ...shared }: Shared & { step: OrderedStep }) {
  const { problems, ways, groupNames, pins, chosen, onChoose, tools } = shared
  const { id, group } = node
  return (
    <li>
      <StepRow
        {...{ node, onChoose, tools }}
        problems={problems.get(id) ?? NO_PROBLEMS}
        way={ways.get(id) ?? ''}
        groupName={group === undefined ? undefined : groupNames.get(group)}
        pins={pins.pinOf(id) ? pins : null}
        isChosen={chosen.has(id)}
      />
      {node.kind === 'for-each' && inner.length === 0 && (
        <p className="mt-1 ml-6 text-sm text-muted">{t('steps.innerNone')}</p>
      )}
      {inner.length > 0 && (
        <div className="mt-2 ml-3 border-l-2 border-line pl-3 sm:ml-6">
          <StepItems steps={inner} label={t('steps.inner', { name: node.name })} {...shared} />
        </div>
      )}
    </li>
  )
}

const NO_PROBLEMS: Problem[] = []
