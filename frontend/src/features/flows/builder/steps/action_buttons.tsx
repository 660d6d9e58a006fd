import { Button } from '#frontend/components/button'
import type {
  ListTools,
  Place,
  Targets,
} from '#frontend/features/flows/builder/steps/actions/list_action'
import { actionsFor } from '#frontend/features/flows/builder/steps/actions/list_actions'
import { t, type TextKey } from '#frontend/lib/texts'

interface Props<At extends Place> {
  at: At
  target: Targets[At]
  tools: ListTools
  /** What a button is called where its text alone says too little. */
  nameOf?: (label: TextKey) => string
}

/** Everything that can be done with one thing, as buttons. */
export function ActionButtons<At extends Place>({ at, target, tools, nameOf }: Props<At>) {
  return actionsFor(at, target, tools.graph)
    .flat()
    .map((action) => (
      <Button
        key={action.label}
        size="sm"
        icon={action.icon}
        aria-label={nameOf?.(action.label)}
        onClick={() => action.act(target, tools)}
      >
        {t(action.label)}
      </Button>
    ))
}
