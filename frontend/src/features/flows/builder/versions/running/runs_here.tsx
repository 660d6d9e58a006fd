import { type ReactNode, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { useShown, withShown } from '#frontend/features/flows/builder/versions/shown'
import { type RunOpener, RunOpenerContext } from '#frontend/features/flows/run_opener'

/** Runs that are started or chosen in the builder are shown in it. */
export function RunsHere({ children }: { children: ReactNode }) {
  const [params] = useSearchParams()
  const { show } = useShown()
  const { sync } = useBuilder()
  const opener = useMemo<RunOpener>(() => {
    const shown = (id: string) => ({ type: 'run', id, with: null }) as const
    return {
      open: (id) => show(shown(id)),
      addressOf: (id) => `?${withShown(params, shown(id))}`,
      saveDraft: () => sync.flush(),
    }
  }, [params, show, sync])
  return <RunOpenerContext value={opener}>{children}</RunOpenerContext>
}
