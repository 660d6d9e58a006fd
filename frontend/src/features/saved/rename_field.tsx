import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { isBlankText } from '#app/core/domain/blank_text'
import { Field } from '#frontend/components/fields/field'
import { TITLE_LENGTH } from '#frontend/features/saved/tag_rules'
import { t } from '#frontend/lib/texts'

interface Props {
  title: string
  onRename: (title: string) => void
  onDone: () => void
}

/** A title being written over: Enter or leaving the field saves, Escape leaves it as it was. */
export function RenameField({ title, onRename, onDone }: Props) {
  const [typed, setTyped] = useState(title)
  const field = useRef<HTMLInputElement>(null)
  const problem = problemOf(typed)
  useEffect(() => field.current?.select(), [])

  const save = () => {
    if (problem) return field.current?.focus()
    if (typed.trim() !== title) onRename(typed.trim())
    onDone()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') save()
    if (event.key === 'Escape') {
      event.stopPropagation()
      onDone()
    }
  }

  return (
    <Field
      ref={field}
      autoFocus
      isTitle
      isLabelHidden
      label={t('saved.row.renameLabel', { title })}
      help={t('saved.row.renameHelp')}
      error={problem ?? undefined}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => (problem ? onDone() : save())}
    />
  )
}

function problemOf(typed: string): string | null {
  if (isBlankText(typed)) return t('saved.row.emptyTitle')
  if (typed.length > TITLE_LENGTH) return t('saved.row.longTitle', { most: TITLE_LENGTH })
  return null
}
