import { use, useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { BuilderContext } from '#frontend/features/flows/builder/builder'
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
  /** Chooses a step and shows its settings. */
  const openStep = useCallback(
    (id: string) => {
      setIds([id])
      openPanel('step')
      setOpenings((count) => count + 1)
    },
    [setIds, openPanel, setOpenings]
  )
  return { ids, select, openStep }
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
      if (next === asked) return
      setParams(
        (before) => {
          before.set('panel', next)
          return before
        },
        { replace: true, preventScrollReset: true }
      )
    },
    [setParams, asked]
  )
  return { panel, openPanel }
}

/** Shows the form that runs the flow, and scrolls to it if it is below the flow. */
export function useGoToRun(): () => void {
  const [, setOpenings] = useAtom(openings)
  const { openPanel } = usePanel()
  return () => {
    openPanel('run')
    setOpenings((count) => count + 1)
  }
}
