import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Data } from '#client/data'
import { api } from '#frontend/lib/api'
import { apiQuery } from '#frontend/lib/api_queries'
import { AttemptKeys } from '#frontend/lib/attempt_keys'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/workspaces'

export type Workspace = Data.Workspaces.Workspace

export const workspacesQuery = apiQuery('workspaces.index')

/** How a workspace is called where somebody chooses one. */
export const nameOf = ({ name, isPersonal }: Pick<Workspace, 'name' | 'isPersonal'>): string =>
  isPersonal ? t('workspaces.personal') : name

/** What is chosen with a workspace. */
export const teamOf = ({ id, name, isPersonal }: Workspace) => (isPersonal ? null : { id, name })

export function useCreateWorkspace() {
  const [keys] = useState(() => new AttemptKeys())
  return useMutation({
    mutationFn: (name: string) =>
      api.workspaces.store({ body: { name }, headers: { 'idempotency-key': keys.keyOf(name) } }),
    onSuccess: () => keys.end(),
  })
}

export function useRenameWorkspace(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (name: string) => api.workspaces.update({ params: { id }, body: { name } }),
    onSuccess: () => client.invalidateQueries(workspacesQuery),
  })
}
