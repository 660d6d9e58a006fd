import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { useWideWindow } from '#frontend/lib/window/wide_window'

export type Layout = 'canvas' | 'list'

/** Whether the flow is shown as a canvas or as a list: as the address says, else as the window has room. */
export function useBuilderLayout() {
  const [params, setParams] = useSearchParams()
  const isWide = useWideWindow()
  const asked = params.get('view')
  const layout: Layout = asked === 'canvas' || asked === 'list' ? asked : isWide ? 'canvas' : 'list'
  const show = useCallback(
    (next: Layout) =>
      setParams(
        (before) => {
          before.set('view', next)
          return before
        },
        { replace: true, preventScrollReset: true }
      ),
    [setParams]
  )
  return { layout, show }
}
