import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSwitch } from '#frontend/features/workspaces/use_switch'
import { workspacesQuery } from '#frontend/features/workspaces/workspaces_api'
import { useAtomValue } from '#frontend/lib/state'
import { t } from '#frontend/lib/texts'
import { toast } from '#frontend/lib/toast'
import { chooseTeam, type TeamWorkspace, workspaceDoubts } from '#frontend/lib/workspace'

/** Long enough to read why another workspace is shown. */
const SHOWN_MS = 10_000

/** Falls back to the personal workspace when the person is no longer a member of the chosen one. */
export function WorkspaceWatch({ team: { id, name } }: { team: TeamWorkspace }) {
  const { data: workspaces, refetch } = useQuery(workspacesQuery)
  const doubts = useAtomValue(workspaceDoubts)
  const switchTo = useSwitch()
  useEffect(() => {
    if (doubts > 0) void refetch()
  }, [doubts, refetch])

  const found = workspaces?.find((workspace) => workspace.id === id)
  const isLost = workspaces !== null && workspaces !== undefined && !found
  useEffect(() => {
    if (!isLost) return
    const [title, text] = [t('workspaces.lost', { name }), t('workspaces.lostText')]
    toast({ title, text, milliseconds: SHOWN_MS })
    void switchTo(null)
  }, [isLost, name, switchTo])

  const newName = found?.name
  useEffect(() => {
    if (newName !== undefined && newName !== name) chooseTeam({ id, name: newName })
  }, [id, name, newName])
  return null
}
