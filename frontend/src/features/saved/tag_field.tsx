import { X } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { isBlankText } from '#app/core/domain/blank_text'
import { describe, FieldFrame } from '#frontend/components/field_frame'
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
    help: t('saved.organise.tagsHelp', LIMITS),
    error: refusal ? t(`saved.organise.${refusal}`, LIMITS) : undefined,
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
    <FieldFrame id={id} label={t('saved.organise.tags')} {...texts}>
      <div className="flex flex-wrap gap-1 rounded-control border border-line-strong bg-raised p-1 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus">
        {tags.map((tag) => (
          <Chip key={tag} tag={tag} onRemove={() => remove(tag)} />
        ))}
        <input
          ref={field}
          {...describe(id, texts)}
          list={`${id}-known`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => !isBlankText(typed) && add(typed)}
          className="min-h-8 min-w-24 flex-1 bg-transparent px-2 text-sm outline-none"
        />
        <datalist id={`${id}-known`}>
          {known.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
      </div>
    </FieldFrame>
  )
}

function Chip({ tag, onRemove }: { tag: string; onRemove: () => void }) {
  return (
    <span className="inline-flex max-w-full items-center rounded-full bg-sunken pl-3 text-sm">
      <span className="truncate">{tag}</span>
      <button
        type="button"
        onClick={onRemove}
        aria-label={t('saved.organise.removeTag', { tag })}
        className="grid size-8 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
      >
        <X aria-hidden="true" className="size-3.5" />
      </button>
    </span>
  )
}
