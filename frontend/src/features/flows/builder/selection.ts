import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { atom, useAtom } from '#frontend/lib/state'

/** The ids of the chosen steps and notes, in the order in which they were chosen. */
const selected = atom<readonly string[]>([])

/** What is chosen on the canvas or in the list, and what chooses. */
export function useSelection() {
  const [ids, setIds] = useAtom(selected)
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
    },
    [setIds, openPanel]
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
  const panel = PANELS.find((one) => one === asked) ?? 'run'
  const openPanel = useCallback(
    (next: Panel) =>
      setParams(
        (before) => {
          before.set('panel', next)
          return before
        },
        { replace: true, preventScrollReset: true }
      ),
    [setParams]
  )
  return { panel, openPanel }
}
