import { useState } from 'react'
import { ButtonLink } from '#frontend/components/button'
import { Dialog } from '#frontend/components/overlays/dialog'
import { NameForm } from '#frontend/features/workspaces/name_form'
import { useSwitch } from '#frontend/features/workspaces/use_switch'
import { useCreateWorkspace } from '#frontend/features/workspaces/workspaces_api'
import { type ApiError, isPlanLimit } from '#frontend/lib/api'
import { offerLink } from '#frontend/lib/offers'
import { t } from '#frontend/lib/texts'

/** Creates a workspace and shows its members, who are invited there. */
export function NewWorkspaceDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateWorkspace()
  const switchTo = useSwitch()
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const submit = async (name: string) => {
    setRefusal(null)
    try {
      const { id } = await create.mutateAsync(name)
      onClose()
      await switchTo({ id, name }, '/workspace')
    } catch (error) {
      if (!isPlanLimit(error)) throw error
      setRefusal(error)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={t('workspaces.form.title')}
      description={t('workspaces.form.lead')}
    >
      <NameForm
        name=""
        submitLabel={t('workspaces.form.create')}
        failure={(reason) => t('workspaces.form.failed', { reason })}
        onSubmit={submit}
        onCancel={onClose}
      >
        {refusal && <PlanLimit refusal={refusal} onClose={onClose} />}
      </NameForm>
    </Dialog>
  )
}

/** Why the plan does not include it, and the way to one that does. */
function PlanLimit({ refusal, onClose }: { refusal: ApiError; onClose: () => void }) {
  const { message, hint = '', offer } = refusal.body
  const link = offer && offerLink(offer)
  return (
    <div role="alert" className="alert-danger grid justify-items-start gap-3 p-3 text-sm">
      <p>{`${message} ${hint}`.trim()}</p>
      {link && (
        <ButtonLink size="sm" to={link.to} onClick={onClose}>
          {link.label}
        </ButtonLink>
      )}
    </div>
  )
}
