import { useState, type FormEvent } from 'react'
import { isBlankText } from '#app/core/domain/blank_text'
import { Button } from '#frontend/components/button'
import { Field } from '#frontend/components/field'
import { PROMPT_LENGTH } from '#frontend/features/saved/draft_field'
import type { Version } from '#frontend/features/saved/use_versions'
import { useShortcut } from '#frontend/lib/keys'
import { t } from '#frontend/lib/texts'

const NOTE_LENGTH = 300

interface Props {
  text: string
  /** The newest version; undefined while it is not known. */
  newest: Version | null | undefined
  isSaved: boolean
  isBusy: boolean
  onSave: (note: string) => Promise<boolean>
}

export function SaveVersion({ text, newest, isSaved, isBusy, onSave }: Props) {
  const [note, setNote] = useState('')
  const reason = reasonAgainst(text, isSaved ? newest : null)
  const isBlocked = isBusy || reason !== null || newest === undefined

  const save = async () => {
    if (!isBlocked && (await onSave(note))) setNote('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  useShortcut('mod+enter', () => void save(), { inFields: true })

  return (
    <form onSubmit={submit} className="flex max-w-[760px] flex-wrap items-end gap-3">
      <Field
        className="min-w-52 flex-1"
        label={t('saved.prompt.note')}
        value={note}
        maxLength={NOTE_LENGTH}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" variant="primary" isBusy={isBusy} disabled={isBlocked}>
        {t('saved.prompt.save')}
      </Button>
      <p aria-live="polite" className="w-full text-sm text-muted">
        {reason ?? (isSaved ? '' : t('saved.prompt.notKept'))}
      </p>
    </form>
  )
}

function reasonAgainst(text: string, newest: Version | null | undefined): string | null {
  if (isBlankText(text)) return t('saved.prompt.emptyDraft')
  if (text.length > PROMPT_LENGTH) return null
  if (newest?.content !== text) return null
  return t('saved.prompt.unchanged', { version: newest.version })
}
