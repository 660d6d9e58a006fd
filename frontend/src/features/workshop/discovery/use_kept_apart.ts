import { useCallback, useState } from 'react'
import type { Apart } from '#app/prompts/domain/discovery/types'
import { addApart, dropApart } from '#frontend/features/workshop/discovery/apart_store'
import type { WorkshopPrompt } from '#frontend/features/workshop/workshop_prompts'
import { usePerson } from '#frontend/lib/session/person'
import { toast } from '#frontend/lib/toast'
import { t } from '#frontend/lib/texts'

/** Prompts that a person says are not the same: they are not shown together again. */
export function useKeptApart() {
  const { id: userId } = usePerson()
  const [parted, setParted] = useState<readonly Apart[]>([])
  const forget = useCallback(() => setParted([]), [])

  const keepApart = (prompt: WorkshopPrompt, others: WorkshopPrompt[]) => {
    const pairs = others.map((other): Apart => [prompt.id, other.id])
    const undo = () => {
      dropApart(userId, pairs)
      setParted((before) => before.filter((pair) => !pairs.includes(pair)))
    }
    addApart(userId, pairs)
    setParted((before) => [...before, ...pairs])
    toast({
      title: t('workshop.toast.apart'),
      text: t('workshop.toast.apartText'),
      action: { label: t('workshop.toast.undo'), onAction: undo },
    })
  }

  return { parted, keepApart, forget }
}
