import { useMemo, useState } from 'react'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { usePanel, useSelection } from '#frontend/features/flows/builder/selection'
import type { ListTools } from '#frontend/features/flows/builder/steps/actions/list_action'
import { copyFromMenu, pasteFromMenu } from '#frontend/features/flows/builder/steps/list_clipboard'
import type { Question } from '#frontend/features/flows/builder/steps/questions/question'
import { holdFocus, settingsFocus } from '#frontend/features/flows/builder/hold_focus'

/** What the actions of the list work with, and the question that one of them asks. */
export function useListTools() {
  const { sync } = useBuilder()
  const { select, openStep } = useSelection()
  const { openPanel } = usePanel()
  const [question, ask] = useState<Question | null>(null)
  const tools = useMemo<ListTools>(
    () => ({
      get graph() {
        return sync.view.graph
      },
      run(command, focus, continuesLast) {
        sync.dispatch(command, continuesLast)
        const { graph } = sync.view
        const key = typeof focus === 'function' ? focus(graph) : focus
        if (key) holdFocus(key)
        return graph
      },
      clearChoice: () => select([]),
      copy: (ids) => void copyFromMenu(tools, ids),
      paste: () => void pasteFromMenu(tools),
      openStep(id) {
        openStep(id)
        holdFocus(settingsFocus(id))
      },
      ...{ ask, openPanel },
    }),
    [sync, select, openStep, openPanel]
  )
  return { tools, question, closeQuestion: () => ask(null) }
}
