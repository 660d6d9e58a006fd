import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { isBlankText } from '#app/core/domain/blank_text'
import { ChipInput } from '#frontend/components/fields/chip_input'
import { describe, FieldFrame } from '#frontend/components/fields/field_frame'
import { addTags, TAG_COUNT, TAG_LENGTH, type TagRefusal } from '#frontend/features/saved/tag_rules'
import { t } from '#frontend/lib/texts'

interface Props {
  tags: string[]
  known: string[]
  onChange: (tags: string[]) => void
}

const LIMITS = { count: TAG_COUNT, length: TAG_LENGTH }

/** Tags as removable chips, with a field that takes more; Backspace in the empty field takes the last. */
export function TagField({ tags, known, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<TagRefusal | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const texts = {
    help: t('saved.organize.tagsHelp', LIMITS),
    error: refusal ? t(`saved.organize.${refusal}`, LIMITS) : undefined,
  }

  const add = (text: string) => {
    const outcome = addTags(tags, text)
    setRefusal(outcome.ok ? null : outcome.error)
    if (!outcome.ok) return
    onChange(outcome.tags)
    setTyped('')
  }
  const remove = (tag: string) => {
    onChange(tags.filter((other) => other !== tag))
    setRefusal(null)
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if ((event.key === 'Enter' || event.key === ',') && !isBlankText(typed)) {
      event.preventDefault()
      add(typed)
    }
    if (event.key === 'Backspace' && typed === '' && tags.length > 0) remove(tags.at(-1)!)
  }

  return (
    <FieldFrame id={id} label={t('saved.organize.tags')} {...texts}>
      <ChipInput
        ref={field}
        {...describe(id, texts)}
        chips={tags}
        removeLabel={(tag) => t('saved.organize.removeTag', { tag })}
        onRemove={remove}
        list={`${id}-known`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => !isBlankText(typed) && add(typed)}
      />
      <datalist id={`${id}-known`}>
        {known.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </FieldFrame>
  )
}
