import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshLists } from '#frontend/prompts/prompt_calls'
import { createShare, revokeShare, sharesQuery } from '#frontend/prompts/sharing/share_calls'
import { useRevocation, type ShareGateway } from '#frontend/prompts/sharing/share_gateway'

export interface SharedPrompt {
  promptId: string | null
  /** Makes sure that the server has what is to be shared. Without a version, it pins the draft. */
  onPrepare: () => Promise<{ promptId: string; version?: number }>
  onShared?: () => Promise<void>
}

/** The links to one prompt, which may reach the server only with its first link. */
export function usePromptSharing({ promptId, onPrepare, onShared }: SharedPrompt): ShareGateway {
  const client = useQueryClient()
  const [preparedId, setPreparedId] = useState<string | null>(null)
  const id = preparedId ?? promptId
  const query = sharesQuery(id ?? '')
  const list = useQuery({ ...query, enabled: id !== null, refetchOnMount: 'always' })
  const create = async (expiresAt: string | undefined) => {
    const pinned = await onPrepare()
    const link = await createShare({ ...pinned, expiresAt })
    setPreparedId(pinned.promptId)
    void client.invalidateQueries({ queryKey: ['/api/shares'] })
    refreshLists()
    await onShared?.()
    return link
  }
  const revoke = useRevocation(query.queryKey, revokeShare)
  return { links: list.data ?? undefined, isFailed: list.isError, create, revoke }
}
