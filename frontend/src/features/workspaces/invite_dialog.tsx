import { useForm, type UseFormReturn } from 'react-hook-form'
import { GIVEN_ROLES, type GivenRole, INVITATION_DAYS } from '#app/workspaces/domain/roles'
import { Button } from '#frontend/components/button'
import { CopyButton } from '#frontend/components/copy_button'
import { Field } from '#frontend/components/fields/field'
import { Form } from '#frontend/components/fields/form'
import { ReadOnlyField } from '#frontend/components/fields/read_only_field'
import { Select } from '#frontend/components/fields/select'
import { Dialog } from '#frontend/components/overlays/dialog'
import { type CreateInvitation, useInvite } from '#frontend/features/workspaces/invitations_api'
import { showRefusal } from '#frontend/lib/form_errors'
import { t } from '#frontend/lib/texts'

interface Values {
  role: GivenRole
  email: string
}

interface Props {
  workspaceId: string
  onClose: () => void
}

/** Two steps in one dialog: who is invited as what, then the link, which is shown this once. */
export function InviteDialog({ workspaceId, onClose }: Props) {
  const invite = useInvite(workspaceId)
  const made = invite.data
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(made ? 'workspaces.invitations.madeTitle' : 'workspaces.invitations.invite')}
      description={
        made
          ? t('workspaces.invitations.madeLead', { days: INVITATION_DAYS })
          : t('workspaces.invitations.dialogLead')
      }
    >
      {made ? (
        <Link url={made.url} onDone={onClose} />
      ) : (
        <InviteForm invite={invite} onCancel={onClose} />
      )}
    </Dialog>
  )
}

function Link({ url, onDone }: { url: string; onDone: () => void }) {
  const [title, text] = [t('workspaces.invitations.copied'), t('workspaces.invitations.copiedText')]
  return (
    <div className="grid gap-4">
      <ReadOnlyField label={t('workspaces.invitations.link')} value={url} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onDone}>{t('workspaces.invitations.done')}</Button>
        <CopyButton text={url} label={t('workspaces.invitations.copy')} done={{ title, text }} />
      </div>
    </div>
  )
}

function InviteForm({ invite, onCancel }: { invite: CreateInvitation; onCancel: () => void }) {
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { role: 'editor', email: '' },
  })
  const { handleSubmit, setError, formState } = form
  const submit = handleSubmit(async ({ role, email }) => {
    const address = email.trim()
    try {
      await invite.mutateAsync({ role, ...(address !== '' && { email: address }) })
    } catch (error) {
      showRefusal(setError, error, ['email'], (reason) =>
        t('workspaces.invitations.createFailed', { reason })
      )
    }
  })
  return (
    <Form
      onSubmit={submit}
      problem={formState.errors.root?.message}
      actions={
        <>
          <Button onClick={onCancel}>{t('workspaces.invitations.cancel')}</Button>
          <Button type="submit" variant="primary" isBusy={invite.isPending}>
            {t('workspaces.invitations.create')}
          </Button>
        </>
      }
    >
      <InviteFields form={form} />
    </Form>
  )
}

function InviteFields({ form }: { form: UseFormReturn<Values> }) {
  const { register, setValue, watch, formState } = form
  const role = watch('role')
  return (
    <>
      <Select
        label={t('workspaces.invitations.role')}
        help={t(`workspaces.roleHelp.${role}`)}
        value={role}
        onChange={(next) => setValue('role', next)}
        options={GIVEN_ROLES.map((value) => ({ value, label: t(`workspaces.roles.${value}`) }))}
      />
      <Field
        type="email"
        label={t('workspaces.invitations.email')}
        help={t('workspaces.invitations.emailHelp')}
        error={formState.errors.email?.message}
        autoComplete="off"
        {...register('email')}
      />
    </>
  )
}
