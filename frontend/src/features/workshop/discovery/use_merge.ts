import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Apart } from '#app/prompts/domain/discovery/types'
import { addApart, dropApart } from '#frontend/features/workshop/discovery/apart_store'
import type { WorkshopPrompt } from '#frontend/features/workshop/workshop_prompts'
import { api, messageOf } from '#frontend/lib/api'
import { usePerson } from '#frontend/lib/session/person'
import { toast } from '#frontend/lib/toast'
import { t } from '#frontend/lib/texts'

const NONE: ReadonlySet<string> = new Set()

/** What is done about prompts that are alike: one goes, or both stay. Each can be taken back. */
export function useMerge() {
  const client = useQueryClient()
  const { id: userId } = usePerson()
  const [gone, setGone] = useState(NONE)
  const [parted, setParted] = useState<readonly Apart[]>([])

  const forget = useCallback(() => {
    setGone(NONE)
    setParted([])
  }, [])

  const hide = (id: string) => setGone((before) => new Set([...before, id]))
  const show = (id: string) => setGone((before) => new Set([...before].filter((one) => one !== id)))
  const refresh = () => {
    void client.invalidateQueries({ queryKey: ['/api/prompts'] })
    void client.invalidateQueries({ queryKey: ['/api/activities'] })
  }
  const fail = (error: unknown) =>
    toast({
      title: t('workshop.toast.error'),
      text: t('workshop.toast.removeFailed', { reason: messageOf(error) ?? '' }).trim(),
      tone: 'danger',
    })

  const restore = async ({ id }: WorkshopPrompt) => {
    show(id)
    try {
      await api.prompts.update({ params: { id }, body: { deletedAt: null } })
      refresh()
    } catch (error) {
      hide(id)
      fail(error)
    }
  }

  const remove = async (prompt: WorkshopPrompt) => {
    hide(prompt.id)
    try {
      await api.prompts.destroy({ params: { id: prompt.id } })
      refresh()
      toast({
        title: t('workshop.toast.removed', { title: prompt.title }),
        text: t('workshop.toast.removedText'),
        action: { label: t('workshop.toast.undo'), onAction: () => void restore(prompt) },
      })
    } catch (error) {
      show(prompt.id)
      fail(error)
    }
  }

  /** One of them is not the same as the others: it is not shown among them again. */
  const keepApart = (prompt: WorkshopPrompt, others: WorkshopPrompt[]) => {
    const pairs = others.map((other): Apart => [prompt.id, other.id])
    addApart(userId, pairs)
    setParted((before) => [...before, ...pairs])
    toast({
      title: t('workshop.toast.apart'),
      text: t('workshop.toast.apartText'),
      action: {
        label: t('workshop.toast.undo'),
        onAction: () => {
          dropApart(userId, pairs)
          setParted((before) => before.filter((pair) => !pairs.includes(pair)))
        },
      },
    })
  }

  return {
    gone,
    parted,
    forget,
    remove: (prompt: WorkshopPrompt) => void remove(prompt),
    keepApart,
  }
}

export type Merge = ReturnType<typeof useMerge>
