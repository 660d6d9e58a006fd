import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { nameOf, teamOf, type Workspace } from '#frontend/features/workspaces/workspaces_api'
import { PERSON_PATH } from '#frontend/lib/session/session'
import { t } from '#frontend/lib/texts'
import { toast } from '#frontend/lib/toast'
import { chooseTeam, type TeamWorkspace } from '#frontend/lib/workspace'

/** Answers that do not depend on the workspace. An invitation that was just accepted must not be asked for again. */
const isOfNoWorkspace = (path: string): boolean =>
  path === PERSON_PATH || path === '/api/invitations'

/**
 * Shows another workspace; null is the personal one. The screen is left first, so that what it saves when it is left
 * still goes to the workspace that it was written in.
 */
export function useSwitch() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useCallback(
    async (team: TeamWorkspace | null, path = '/home'): Promise<void> => {
      await navigate(path, { flushSync: true })
      client.removeQueries({ predicate: ({ queryKey }) => !isOfNoWorkspace(String(queryKey[0])) })
      chooseTeam(team)
    },
    [client, navigate]
  )
}

/** Switches to a workspace that the person chose from others, and says so. */
export function useChoose() {
  const switchTo = useSwitch()
  return async (workspace: Workspace): Promise<void> => {
    await switchTo(teamOf(workspace))
    toast({ title: t('workspaces.switched', { name: nameOf(workspace) }) })
  }
}
