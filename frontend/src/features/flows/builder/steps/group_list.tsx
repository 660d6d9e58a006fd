import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { ActionMenu } from '#frontend/features/flows/builder/steps/action_menu'
import type { ListTools } from '#frontend/features/flows/builder/steps/actions/list_action'
import { t } from '#frontend/lib/texts'

interface Props {
  graph: FlowGraph
  tools: ListTools
}

/** The groups of a flow, which the canvas draws around their steps. */
export function GroupList({ graph: { nodes, groups = [] }, tools }: Props) {
  if (groups.length === 0) return null
  return (
    <section aria-labelledby="flow-groups" className="mt-8">
      <h2 id="flow-groups" className="font-semibold">
        {t('steps.groups.title')}
      </h2>
      <ul className="mt-3 grid gap-2">
        {groups.map((group) => {
          const { id, name, isCollapsed } = group
          const count = nodes.filter((node) => node.group === id).length
          return (
            <li key={id} className="card flex items-center gap-3 py-1 pr-2 pl-3">
              <div className="min-w-0 flex-1">
                <h3 className="text-sm font-medium break-words">{name}</h3>
                <p className="text-sm text-muted">
                  {t('steps.groups.steps', { count })}
                  {isCollapsed && ` · ${t('steps.groups.collapsed')}`}
                </p>
              </div>
              <ActionMenu
                at="group"
                target={group}
                label={t('steps.groups.more', { name })}
                tools={tools}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
