import { Group, Trash2 } from 'lucide-react'
import { removalOf } from '#app/flows/domain/editing/edits_of_steps'
import type { FlowNode, Note } from '#app/flows/domain/graph/graph'
import { Button } from '#frontend/components/button'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { FLOW_FOCUS, holdFocus } from '#frontend/features/flows/builder/hold_focus'
import { Several } from '#frontend/features/flows/builder/inspector/several'
import { removeUnlessUsed } from '#frontend/features/flows/builder/removal/remove_unless_used'
import { useSelection } from '#frontend/features/flows/builder/selection'
import { t } from '#frontend/lib/texts'

interface Props {
  nodes: readonly FlowNode[]
  notes: readonly Note[]
}

/** How many are chosen, and what can be done with all of them. */
export function SeveralInspector({ nodes, notes }: Props) {
  const { dispatch, graph } = useBuilder()
  const { select } = useSelection()
  const ids = nodes.map(({ id }) => id)
  const group = () => dispatch({ type: 'group-steps', ids, name: t('inspector.several.groupName') })
  const remove = () => {
    const all = [...nodes, ...notes].map(({ id }) => id)
    removeUnlessUsed({ graph, ids: all }, () => {
      // All of it is undone together.
      for (const [at, command] of removalOf(graph, all).entries()) dispatch(command, at > 0)
      select([])
      holdFocus(FLOW_FOCUS)
    })
  }
  return (
    <Several nodes={nodes} notes={notes}>
      <div className="mt-4 flex flex-wrap gap-2">
        {nodes.length > 1 && (
          <Button icon={Group} onClick={group}>
            {t('inspector.several.group')}
          </Button>
        )}
        <Button icon={Trash2} variant="danger" onClick={remove}>
          {t('inspector.several.delete')}
        </Button>
      </div>
    </Several>
  )
}
