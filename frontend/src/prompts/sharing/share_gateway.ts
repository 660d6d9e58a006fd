import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { toastError } from '#frontend/prompts/prompt_toasts'
import { toast } from '#frontend/lib/toast'
import { t } from '#frontend/lib/texts'

/** A link as the dialog lists it. */
export interface ListedLink {
  id: string
  version: number
  expiresAt: string | null
  createdAt: string
}

/** What the share dialog needs of the thing that is shared. */
export interface ShareGateway {
  /** The links that work; undefined until they are loaded. */
  links?: readonly ListedLink[]
  isFailed: boolean
  /** Creates a link. Its address is known only from this answer. */
  create(expiresAt: string | undefined): Promise<{ url: string }>
  revoke(id: string): void
}

/** Revokes links: each leaves the list at once, and returns where the server refuses. */
export function useRevocation(queryKey: QueryKey, revoke: (id: string) => Promise<unknown>) {
  const client = useQueryClient()
  const run = async (id: string) => {
    const before = client.getQueryData<ListedLink[]>(queryKey)
    client.setQueryData(
      queryKey,
      before?.filter((link) => link.id !== id)
    )
    try {
      await revoke(id)
      toast({ title: t('share.revoked') })
    } catch {
      client.setQueryData(queryKey, before)
      toastError(t('share.revokeFailed'))
    }
  }
  return (id: string) => void run(id)
}
