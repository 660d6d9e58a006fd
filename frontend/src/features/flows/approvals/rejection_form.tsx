import type { ChangeEvent } from 'react'
import { useForm } from 'react-hook-form'
import { isBlankText } from '#app/core/domain/blank_text'
import { MAX_REASON_LENGTH } from '#app/flows/domain/runs/approvals'
import { Button } from '#frontend/components/button'
import { Form } from '#frontend/components/fields/form'
import { atMost, lengthNotes } from '#frontend/components/fields/length_notes'
import { TextArea } from '#frontend/components/fields/text_area'
import type { OwnWords } from '#frontend/features/flows/approvals/use_own_words'
import { t } from '#frontend/lib/texts'

interface Props {
  isBusy: boolean
  words: OwnWords
  onSend: (reason: string) => void
  onCancel: () => void
}

/** Why somebody rejects a text. */
export function RejectionForm({ isBusy, words, onSend, onCancel }: Props) {
  const { register, handleSubmit, watch, formState } = useForm({
    defaultValues: { reason: words.reason },
  })
  const send = handleSubmit(({ reason }) => {
    if (!isBusy) onSend(reason.trim())
  })
  const rules = {
    onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>) => words.setReason(target.value),
    ...atMost(MAX_REASON_LENGTH),
    validate: (reason: string) => !isBlankText(reason) || t('approvals.reasonMissing'),
  }
  return (
    <Form
      className="mt-3"
      onSubmit={send}
      actions={
        <>
          <Button onClick={onCancel}>{t('approvals.cancel')}</Button>
          <Button type="submit" variant="danger" isBusy={isBusy}>
            {t('approvals.sendRejection')}
          </Button>
        </>
      }
    >
      <TextArea
        autoFocus
        label={t('approvals.reason')}
        help={t('approvals.reasonHelp')}
        {...lengthNotes(watch('reason'), MAX_REASON_LENGTH, formState.errors.reason?.message)}
        {...register('reason', rules)}
      />
    </Form>
  )
}
