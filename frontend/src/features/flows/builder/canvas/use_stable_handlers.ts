import { useMemo } from 'react'
import { useLatest } from '#frontend/lib/use_latest'

type Handler = (...args: never[]) => unknown

/**
 * The same functions for as long as they have the same names; each calls the latest one. React Flow tells all of its
 * parts whenever it is given another function.
 */
export function useStableHandlers<Handlers extends Record<string, Handler>>(
  handlers: Handlers
): Handlers {
  const read = useLatest(handlers)
  const names = Object.keys(handlers).join(' ')
  return useMemo(() => {
    const calls = names
      .split(' ')
      .map((name) => [name, (...args: never[]) => read()[name]!(...args)])
    return Object.fromEntries(calls) as Handlers
  }, [read, names])
}
