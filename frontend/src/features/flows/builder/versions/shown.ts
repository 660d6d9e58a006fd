import { useCallback, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'

/** The draft, or the number of a version. */
export type Side = 'draft' | number

/** What the builder shows in place of the flow that is being edited. */
export type Shown =
  | { type: 'draft' }
  | { type: 'version'; version: number }
  | { type: 'comparison'; before: Side; after: Side }
  | { type: 'run'; id: string; with: string | null }

const KEYS = ['version', 'compare', 'run', 'with']

/** What the address says to show. An address that cannot be read shows the draft. */
export function shownIn(params: URLSearchParams): Shown {
  const run = params.get('run')
  if (run) return { type: 'run', id: run, with: params.get('with') }
  const [before, after] = (params.get('compare') ?? '').split('..').map(sideOf)
  if (before && after) return { type: 'comparison', before, after }
  const version = sideOf(params.get('version') ?? '')
  return typeof version === 'number' ? { type: 'version', version } : { type: 'draft' }
}

function sideOf(text: string): Side | null {
  if (text === 'draft') return text
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

/** The address with something else shown. */
export function withShown(params: URLSearchParams, shown: Shown): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const key of KEYS) next.delete(key)
  if (shown.type === 'version') next.set('version', String(shown.version))
  if (shown.type === 'comparison') next.set('compare', `${shown.before}..${shown.after}`)
  if (shown.type === 'run') {
    next.set('run', shown.id)
    // Beside the flow, the panel shows how the run goes and what came out of it.
    next.set('panel', 'run')
    if (shown.with) next.set('with', shown.with)
  }
  return next
}

/** What the builder shows, and what changes that. The back button returns to what was shown before. */
export function useShown() {
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  const shown = useMemo(() => shownIn(params), [params])
  const show = useCallback(
    (next: Shown) => {
      // An answer may arrive after the person has left this page.
      if (location.pathname !== pathname) return
      setParams(withShown(new URLSearchParams(location.search), next), { preventScrollReset: true })
    },
    [pathname, setParams]
  )
  return { shown, show }
}
