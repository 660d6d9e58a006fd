import { useQueryClient } from '@tanstack/react-query'
import type { Activity } from '#frontend/features/activity/use_activities'
import { recommendedOf } from '#app/prompts/domain/recommended'
import { wholeText } from '#frontend/features/activity/whole_text'
import { api } from '#frontend/lib/api'
import { copyText } from '#frontend/lib/clipboard'
import { toast } from '#frontend/lib/toast'
import { t } from '#frontend/lib/texts'

/** Copies the text of an entry: whole where its prompt still has it, else the excerpt, and says so. */
export function useCopyContent() {
  const client = useQueryClient()

  return async ({ promptId }: Activity, excerpt: string, part: Part) => {
    const isCut = excerpt.endsWith('…')
    const whole = wholeText(excerpt, isCut && promptId ? await textsOf(promptId, part) : [])
    if (!(await copyText(whole ?? excerpt))) {
      toast({ title: t('activity.error'), text: t('activity.copyFailed'), tone: 'danger' })
      return
    }
    toast({
      title: t('activity.copied'),
      text: t(whole === null ? 'activity.excerptText' : 'activity.copiedText'),
    })
    if (!promptId) return
    await api.activities
      .store({ body: { type: 'prompt_copied', promptId } })
      .then(() => client.invalidateQueries({ queryKey: ['/api/activities'], refetchType: 'none' }))
      .catch(() => undefined)
  }
}

/** What an entry's excerpt was cut from: the original and its variants may begin alike. */
type Part = 'original' | 'improved'

/** Every text that a prompt has now, the likeliest first; none when it is gone. */
async function textsOf(id: string, part: Part): Promise<string[]> {
  try {
    const { draft, original, improvement } = await api.prompts.show({ params: { id } })
    const variants = improvement?.variants ?? []
    const improved = [recommendedOf(variants), ...variants].flatMap((one) => one?.content ?? [])
    return part === 'improved' ? [...improved, draft, original] : [original, draft, ...improved]
  } catch {
    return []
  }
}
