import { useState } from 'react'
import { isBlankText } from '#app/core/domain/blank_text'
import { maskPrivate, unmask } from '#app/prompts/domain/privacy/mask_private'
import { selectSpan } from '#frontend/features/create/select_span'
import { privateIn, usePrivate, type PrivateItem } from '#frontend/lib/engine/use_private'
import { toast } from '#frontend/lib/toast'
import { t } from '#frontend/lib/texts'

interface Field {
  fieldId: string
  text: string
  onChange: (text: string) => void
}

type Marks = ReadonlyMap<string, string>

/**
 * What is private in the text of a field, and its masking. While the page lives, every mark knows what it
 * stands for, also when the text around it has changed.
 */
export function useMasking({ fieldId, text, onChange }: Field) {
  const found = usePrivate(isBlankText(text) ? null : text)
  const [marks, setMarks] = useState<Marks>(new Map())
  const hidden = [...marks.keys()].filter((mark) => text.includes(mark))

  /** The places of something in the text as it is now: more may have been typed since it was found. */
  const placesOf = async (items: PrivateItem[]) => {
    const field = document.getElementById(fieldId)
    const now = field instanceof HTMLTextAreaElement ? field.value : text
    const known = now === found?.text ? found.items : await privateIn(now)
    const wanted = known.filter((one) => items.some((item) => item.words === one.words))
    return { now, field, wanted }
  }

  const mask = async (items: PrivateItem[]) => {
    const { now, wanted } = await placesOf(items)
    if (wanted.length === 0) return
    const places = wanted.flatMap((item) => item.places).sort((a, b) => a.start - b.start)
    const masked = maskPrivate(now, places)
    setMarks((before) => new Map([...before, ...masked.marks]))
    onChange(masked.text)
    toast({
      title: t('privacy.notice.masked', { count: wanted.length }),
      text: t('privacy.notice.maskedText'),
      action: { label: t('privacy.notice.undo'), onAction: () => restore(masked.marks) },
    })
  }

  const restore = (known: Marks) => {
    const field = document.getElementById(fieldId)
    if (field instanceof HTMLTextAreaElement) onChange(unmask(field.value, known))
  }

  const show = async (item: PrivateItem) => {
    const { field, wanted } = await placesOf([item])
    const [place] = wanted.flatMap(({ places }) => places)
    if (place && field instanceof HTMLTextAreaElement) selectSpan(field, place)
  }

  const putBack = () => {
    onChange(unmask(text, marks))
    toast({ title: t('privacy.notice.putBackDone') })
  }

  return { items: found?.items ?? [], hidden: hidden.length, mask, show, putBack }
}
