import { Dialog } from '#frontend/components/overlays/dialog'
import { NewTokenForm } from '#frontend/features/account/tokens/new_token_form'
import { TokenSecret } from '#frontend/features/account/tokens/token_secret'
import { useCreateToken } from '#frontend/features/account/tokens/tokens_api'
import { t } from '#frontend/lib/texts'

/** Two steps in one dialog: what the token may do, then its secret, which is shown this once. */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateToken()
  const made = create.data
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(made ? 'account.tokens.secretTitle' : 'account.tokens.createTitle')}
      description={t(made ? 'account.tokens.secretText' : 'account.tokens.createLead')}
    >
      {made ? (
        <TokenSecret name={made.name ?? ''} secret={made.token} onDone={onClose} />
      ) : (
        <NewTokenForm create={create} onCancel={onClose} />
      )}
    </Dialog>
  )
}
