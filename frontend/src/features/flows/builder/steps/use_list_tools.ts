import { useMemo, useState } from 'react'
import { carryOut } from '#app/flows/domain/editing/carry_out'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { MAX_DRAFT_NODES } from '#app/flows/domain/values/limits'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { usePanel, useSelection } from '#frontend/features/flows/builder/selection'
import type { ListTools } from '#frontend/features/flows/builder/steps/actions/list_action'
import { copyFromMenu, pasteFromMenu } from '#frontend/features/flows/builder/steps/list_clipboard'
import type { Question } from '#frontend/features/flows/builder/steps/questions/question'
import { holdFocus } from '#frontend/features/flows/builder/hold_focus'
import { t } from '#frontend/lib/texts'
import { toast } from '#frontend/lib/toast'

/** Whether steps were added that a flow has no room for. */
const isTooLarge = ({ nodes }: FlowGraph, before: FlowGraph): boolean =>
  nodes.length > MAX_DRAFT_NODES && nodes.length > before.nodes.length

/** What the actions of the list work with, and the question that one of them asks. */
export function useListTools() {
  const { sync } = useBuilder()
  const { select, openStep } = useSelection()
  const { openPanel } = usePanel()
  const [question, ask] = useState<Question | null>(null)
  const tools: ListTools = useMemo(
    () => ({
      get graph() {
        return sync.view.graph
      },
      run(command, focus, continuesLast) {
        if (isTooLarge(carryOut(sync.view.graph, command), sync.view.graph)) {
          toast({
            title: t('canvas.clipboard.tooMany', { count: MAX_DRAFT_NODES }),
            tone: 'danger',
          })
          return sync.view.graph
        }
        sync.dispatch(command, continuesLast)
        const { graph } = sync.view
        const key = typeof focus === 'function' ? focus(graph) : focus
        if (key) holdFocus(key)
        return graph
      },
      clearChoice: () => select([]),
      copy: (ids): Promise<boolean> => copyFromMenu(tools, ids),
      paste: () => void pasteFromMenu(tools),
      openStep: (id) => openStep(id, true),
      ...{ ask, openPanel },
    }),
    [sync, select, openStep, openPanel]
  )
  return { tools, question, closeQuestion: () => ask(null) }
}
