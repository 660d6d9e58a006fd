import { use, useCallback, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { BuilderContext } from '#frontend/features/flows/builder/builder'
import { holdFocus, RUN_FOCUS, settingsFocus } from '#frontend/features/flows/builder/hold_focus'
import { atom, useAtom } from '#frontend/lib/state'

/** The ids of the chosen steps and notes, in the order in which they were chosen. */
const selected = atom<readonly string[]>([])

/** How often a step was opened, so that the panel can come into view. */
const openings = atom(0)

export const useOpenings = (): number => useAtom(openings)[0]

/** What is chosen on the canvas or in the list, and what chooses. */
export function useSelection() {
  const [ids, setIds] = useAtom(selected)
  const [, setOpenings] = useAtom(openings)
  const { openPanel } = usePanel()
  const select = useCallback(
    (next: readonly string[]) => {
      setIds((before) => (isSame(before, next) ? before : next))
    },
    [setIds]
  )
  /**
   * Chooses a step and shows its settings.
   * @param takesFocus the keyboard goes on there
   */
  const openStep = useCallback(
    (id: string, takesFocus = false) => {
      setIds([id])
      openPanel('step')
      setOpenings((count) => count + 1)
      if (takesFocus) holdFocus(settingsFocus(id))
    },
    [setIds, openPanel, setOpenings]
  )
  return { ids, select, openStep }
}

/**
 * Nothing stays selected that is no longer in the flow, and nothing of one flow in another.
 * @param isShown another graph than this one may have what is selected while it is shown
 */
export function usePrunedSelection({ nodes, notes }: FlowGraph, isShown: boolean): void {
  const [, setIds] = useAtom(selected)
  useEffect(
    () =>
      setIds((before) => {
        if (!isShown || before.length === 0) return before
        const there = new Set([...nodes, ...notes].map(({ id }) => id))
        return before.every((id) => there.has(id)) ? before : before.filter((id) => there.has(id))
      }),
    [nodes, notes, isShown, setIds]
  )
  useEffect(() => () => setIds([]), [setIds])
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at])

export const PANELS = ['step', 'run', 'versions'] as const
export type Panel = (typeof PANELS)[number]

/** Which panel stands beside the flow. */
export function usePanel() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('panel')
  const isEmpty = use(BuilderContext)?.flow.graph.nodes.length === 0
  const panel = PANELS.find((one) => one === asked) ?? (isEmpty ? 'step' : 'run')
  const openPanel = useCallback(
    (next: Panel) => {
      // The address may already name another panel than the one that is drawn.
      if (next === new URLSearchParams(location.search).get('panel')) return
      setParams(
        (before) => {
          before.set('panel', next)
          return before
        },
        { replace: true, preventScrollReset: true }
      )
    },
    [setParams]
  )
  return { panel, openPanel }
}

/** Brings the panel into view where it stands below the flow. */
export function useShowPanel(): () => void {
  const [, setOpenings] = useAtom(openings)
  return () => setOpenings((count) => count + 1)
}

/** Shows the form that runs the flow, scrolls to it if it is below the flow, and gives it the focus. */
export function useGoToRun(): () => void {
  const showPanel = useShowPanel()
  const { openPanel } = usePanel()
  return () => {
    openPanel('run')
    showPanel()
    holdFocus(RUN_FOCUS)
  }
}
