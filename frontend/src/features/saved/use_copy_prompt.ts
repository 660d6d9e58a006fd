import { useQueryClient } from '@tanstack/react-query'
import { outdateLists } from '#frontend/features/saved/prompts_api'
import { api } from '#frontend/lib/api'
import { copyText } from '#frontend/lib/clipboard'
import { toast } from '#frontend/lib/toast'
import { t } from '#frontend/lib/texts'

/** Copies a prompt as it is now, and keeps that in the history. */
export function useCopyPrompt() {
  const client = useQueryClient()
  return async (id: string, shown?: string) => {
    const text = shown ?? (await draftOf(id))
    if (text === null || !(await copyText(text))) {
      toast({ title: t('saved.toast.error'), text: t('saved.toast.copyFailed'), tone: 'danger' })
      return
    }
    toast({ title: t('saved.toast.copied'), text: t('saved.toast.copiedText') })
    await api.activities
      .store({ body: { type: 'prompt_copied', promptId: id, variant: 'draft' } })
      .then(() => outdateLists(client))
      .catch(() => undefined)
  }
}

const draftOf = (id: string): Promise<string | null> =>
  api.prompts.show({ params: { id } }).then(
    ({ draft }) => draft,
    () => null
  )
