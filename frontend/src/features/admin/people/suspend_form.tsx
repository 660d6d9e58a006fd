import { type FormEvent, useState } from 'react'
import { isBlankText } from '#app/core/domain/blank_text'
import { Button } from '#frontend/components/button'
import { Field } from '#frontend/components/fields/field'
import { Form } from '#frontend/components/fields/form'
import { ConfirmDialog } from '#frontend/components/overlays/confirm_dialog'
import { useDraft } from '#frontend/components/overlays/drafts'
import { t } from '#frontend/lib/texts'

interface Props {
  name: string
  isBusy: boolean
  onSuspend: (reason: string) => void
}

/** Asks for a reason, and then whether it is meant. */
export function SuspendForm({ name, isBusy, onSuspend }: Props) {
  const [reason, setReason] = useState('')
  useDraft(() => !isBlankText(reason))
  const [isAsking, setAsking] = useState(false)
  const [error, setError] = useState<string>()
  const submitted = (event: FormEvent) => {
    event.preventDefault()
    const isMissing = isBlankText(reason)
    setError(isMissing ? t('people.reasonMissing') : undefined)
    setAsking(!isMissing)
  }
  const suspend = (
    <Button type="submit" variant="danger" isBusy={isBusy}>
      {t('people.suspend')}
    </Button>
  )
  return (
    <Form onSubmit={submitted} actions={suspend}>
      <Field
        label={t('people.reason')}
        help={t('people.reasonHelp')}
        maxLength={500}
        autoComplete="off"
        error={error}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <ConfirmDialog
        {...{ open: isAsking, onOpenChange: setAsking, title: t('people.suspendTitle', { name }) }}
        {...{ text: t('people.suspendText'), confirm: t('people.suspend') }}
        cancel={t('people.cancel')}
        onConfirm={() => onSuspend(reason.trim())}
      />
    </Form>
  )
}
