import { type ReactNode, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { useShown, withShown } from '#frontend/features/flows/builder/versions/shown'
import { STEP_KEY } from '#frontend/features/flows/run_steps/step_address'
import { type RunOpener, RunOpenerContext } from '#frontend/features/flows/runs/run_opener'

/** Runs that are started or chosen in the builder are shown in it. */
export function RunsHere({ children }: { children: ReactNode }) {
  const [params] = useSearchParams()
  const { show } = useShown()
  const { sync } = useBuilder()
  const opener = useMemo<RunOpener>(() => {
    const shown = (id: string) => ({ type: 'run', id, with: null }) as const
    const withStep = (nodeId: string) => {
      const next = withShown(params, { type: 'draft' })
      next.set('panel', 'step')
      next.set(STEP_KEY, nodeId)
      return next
    }
    return {
      open: (id) => show(shown(id)),
      addressOf: (id) => `?${withShown(params, shown(id))}`,
      stepAddressOf: (_, nodeId) => `?${withStep(nodeId)}`,
      saveDraft: async () => ((await sync.flush()) ? sync.etag : null),
    }
  }, [params, show, sync])
  return <RunOpenerContext value={opener}>{children}</RunOpenerContext>
}
