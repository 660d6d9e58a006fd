import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  changeInLists,
  openPromptQuery,
  outdateLists,
  type Prompt,
} from '#frontend/features/saved/prompts_api'
import { api } from '#frontend/lib/api'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'
import { toastFailure } from '#frontend/lib/toast_failure'

interface Change {
  title?: string
  tags?: string[]
  folder?: string | null
  pinned?: boolean
  worked?: boolean | null
}

/** Changes what is written about a prompt: at once on the screen, and back when the server refuses. */
export function usePromptChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ prompt, change }: { prompt: Prompt; change: Change }) =>
      api.prompts.update({ params: { id: prompt.id }, body: change }),
    onMutate: ({ prompt, change }) => {
      const { pinned, ...fields } = change
      const pinnedAt = pinned === undefined ? prompt.pinnedAt : pinned ? now() : null
      replace({ ...prompt, ...fields, pinnedAt })
    },
    onSuccess: (prompt) => {
      replace(prompt)
      return outdateLists(client)
    },
    onError: (error, { prompt }) => {
      replace(prompt)
      const text = t('saved.toast.changeFailed', { reason: reasonOf(error) })
      toastFailure(t('saved.toast.error'), error, text)
    },
  })

  function replace(prompt: Prompt) {
    changeInLists(client, (listed) => (listed.id === prompt.id ? { ...listed, ...prompt } : listed))
    client.setQueryData(openPromptQuery(prompt.id).queryKey, (opened) =>
      opened ? { ...opened, ...prompt } : opened
    )
  }
}

const now = () => new Date().toISOString()
