import { useState } from 'react'
import { Button } from '#frontend/components/button'
import { ConfirmDialog } from '#frontend/components/overlays/confirm_dialog'
import { Moment } from '#frontend/components/moment'
import { useUnlink, type Identity } from '#frontend/features/account/profile/profile_api'
import { providerName } from '#frontend/features/account/profile/provider_name'
import { t } from '#frontend/lib/texts'

export function IdentityRow({ identity, isLast }: { identity: Identity; isLast: boolean }) {
  const { issuer, label, createdAt } = identity
  const [isAsking, setAsking] = useState(false)
  const unlink = useUnlink()
  const provider = providerName(issuer)
  return (
    <li className="flex flex-wrap items-center gap-3 p-4">
      <div className="min-w-0 flex-1 basis-48">
        <h3 className="font-medium break-words">{provider}</h3>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          {label !== null && <span className="break-all">{label}</span>}
          {createdAt !== null && (
            <Moment at={createdAt} text={(when) => t('account.identities.linked', { when })} />
          )}
        </p>
      </div>
      {!isLast && (
        <Button
          size="sm"
          aria-label={t('account.identities.unlinkLabel', { provider, label: label ?? '' })}
          onClick={() => setAsking(true)}
        >
          {t('account.identities.unlink')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('account.identities.confirmTitle', { provider })}
        text={t('account.identities.confirmText')}
        confirm={t('account.identities.unlink')}
        cancel={t('account.identities.cancel')}
        onConfirm={() => unlink.mutate(identity)}
      />
    </li>
  )
}
