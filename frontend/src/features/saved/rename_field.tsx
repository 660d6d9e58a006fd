import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { isBlankText } from '#app/core/domain/blank_text'
import { describe } from '#frontend/components/field_frame'
import { FieldNotes } from '#frontend/components/field_notes'
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
  const id = useId()
  const problem = problemOf(typed)
  const texts = { help: t('saved.row.renameHelp'), error: problem ?? undefined }
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
    <div className="grid gap-1">
      <input
        ref={field}
        autoFocus
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => (problem ? onDone() : save())}
        aria-label={t('saved.row.renameLabel', { title })}
        {...describe(id, texts)}
        className="min-h-9 w-full rounded-control border border-line-strong bg-raised px-2 font-medium"
      />
      <FieldNotes id={id} {...texts} />
    </div>
  )
}

function problemOf(typed: string): string | null {
  if (isBlankText(typed)) return t('saved.row.emptyTitle')
  if (typed.length > TITLE_LENGTH) return t('saved.row.longTitle', { most: TITLE_LENGTH })
  return null
}
