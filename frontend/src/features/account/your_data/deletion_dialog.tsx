import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { dueMs, isConfirmed } from '#app/account/domain/deletion'
import type { Data } from '#client/data'
import { Button } from '#frontend/components/button'
import { Field } from '#frontend/components/fields/field'
import { Form } from '#frontend/components/fields/form'
import { Dialog } from '#frontend/components/overlays/dialog'
import { api } from '#frontend/lib/api'
import { apiQuery } from '#frontend/lib/api_queries'
import { showRefusal } from '#frontend/lib/form_errors'
import { PERSON_KEY, type Person } from '#frontend/lib/session/person'
import { deletionQuery } from '#frontend/lib/session/use_keep_account'
import { t } from '#frontend/lib/texts'
import { useDates } from '#frontend/lib/time/dates'

export type Deletion = Data.Account.AccountDeletion

interface Props {
  deletion: Deletion
  onClose: () => void
}

/** Says what happens and when, and asks for the email. */
export function DeletionDialog({ deletion, onClose }: Props) {
  const { date } = useDates()
  const [due] = useState(() => new Date(dueMs(Date.now())))
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('yourData.dialog.title')}
      description={t('yourData.dialog.lead', { when: date(due) })}
    >
      <ul className="mb-5 grid list-disc gap-2 pl-5 text-sm">
        {(['now', 'then', 'kept', 'download'] as const).map((name) => (
          <li key={name}>{t(`yourData.dialog.${name}`)}</li>
        ))}
      </ul>
      <DeletionForm deletion={deletion} onClose={onClose} />
    </Dialog>
  )
}

function DeletionForm({ deletion, onClose }: Props) {
  const { confirmation, hasEmail } = deletion
  const { form, submit, isBusy } = useDeletionForm(onClose)
  const { errors } = form.formState
  const isRight = (typed: string) => isConfirmed(hasEmail ? confirmation : null, typed)
  return (
    <Form
      onSubmit={submit}
      problem={errors.root?.message}
      actions={
        <>
          <Button onClick={onClose}>{t('yourData.dialog.cancel')}</Button>
          <Button type="submit" variant="danger" isBusy={isBusy}>
            {t('yourData.dialog.submit')}
          </Button>
        </>
      }
    >
      <Field
        label={t(hasEmail ? 'yourData.dialog.email' : 'yourData.dialog.word', { confirmation })}
        error={errors.confirmation?.message}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('confirmation', {
          validate: (typed) => isRight(typed) || t('yourData.dialog.missing'),
        })}
      />
    </Form>
  )
}

function useDeletionForm(onDone: () => void) {
  const request = useRequest()
  const form = useForm({ mode: 'onTouched', defaultValues: { confirmation: '' } })
  const submit = form.handleSubmit(async ({ confirmation }) => {
    try {
      await request.mutateAsync(confirmation)
      onDone()
    } catch (error) {
      showRefusal(form.setError, error, ['confirmation'], (reason) =>
        t('yourData.dialog.failed', { reason })
      )
    }
  })
  return { form, submit, isBusy: request.isPending }
}

function useRequest() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (confirmation: string) => api.accountDeletion.store({ body: { confirmation } }),
    onSuccess: (deletion) => {
      client.setQueryData(deletionQuery.queryKey, deletion)
      client.setQueryData<Person>(
        PERSON_KEY,
        (person) => person && { ...person, deletionDueAt: deletion.dueAt }
      )
      void client.invalidateQueries({ queryKey: apiQuery('subscription.show').queryKey })
    },
  })
}
