import { useForm, type RegisterOptions } from 'react-hook-form'
import { isBlankText } from '#app/core/domain/blank_text'
import { Button } from '#frontend/components/button'
import { Field } from '#frontend/components/fields/field'
import { Form } from '#frontend/components/fields/form'
import { PROMPT_LENGTH } from '#frontend/features/saved/draft_field'
import type { Version } from '#frontend/features/saved/versions/use_versions'
import { useShortcut } from '#frontend/lib/keys'
import { t } from '#frontend/lib/texts'

const MAX_NOTE_LENGTH = 300

interface Props {
  text: string
  /** The newest version; undefined while it is not known. */
  newest: Version | null | undefined
  isSaved: boolean
  isBusy: boolean
  onSave: (note: string) => Promise<boolean>
}

const NOTE: RegisterOptions<{ note: string }, 'note'> = {
  maxLength: { value: MAX_NOTE_LENGTH, message: t('kit.tooLong', { most: MAX_NOTE_LENGTH }) },
}

export function SaveVersion({ text, newest, isSaved, isBusy, onSave }: Props) {
  const { register, handleSubmit, reset, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { note: '' },
  })
  const reason = reasonAgainst(text, isSaved ? newest : null)
  const isBlocked = isBusy || reason !== null || newest === undefined

  const save = handleSubmit(async ({ note }) => {
    if (!isBlocked && (await onSave(note))) reset()
  })
  useShortcut('mod+enter', () => void save(), { inFields: true })

  return (
    <Form isRow onSubmit={save} className="max-w-[760px]">
      <Field
        className="min-w-52 flex-1"
        label={t('saved.prompt.note')}
        error={formState.errors.note?.message}
        {...register('note', NOTE)}
      />
      <Button type="submit" variant="primary" isBusy={isBusy} disabled={isBlocked}>
        {t('saved.prompt.save')}
      </Button>
      <p aria-live="polite" className="w-full text-sm text-muted">
        {reason ?? (isSaved ? '' : t('saved.prompt.notKept'))}
      </p>
    </Form>
  )
}

function reasonAgainst(text: string, newest: Version | null | undefined): string | null {
  if (isBlankText(text)) return t('saved.prompt.emptyDraft')
  if (text.length > PROMPT_LENGTH) return null
  if (newest?.content !== text) return null
  return t('saved.prompt.unchanged', { version: newest.version })
}
