import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#frontend/components/badge'
import { Button } from '#frontend/components/button'
import { ConfirmDialog } from '#frontend/components/overlays/confirm_dialog'
import { Moment } from '#frontend/components/moment'
import { useRevokeToken, type Token } from '#frontend/features/account/tokens/tokens_api'
import { useDates } from '#frontend/lib/time/dates'
import { t } from '#frontend/lib/texts'

export function TokenRow({ token }: { token: Token }) {
  const { scopes, lastUsedAt, expiresAt, createdAt } = token
  const name = token.name ?? ''
  const [isAsking, setAsking] = useState(false)
  const revoke = useRevokeToken()
  return (
    <li className="flex flex-wrap items-center gap-3 p-4">
      <KeyRound aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-48">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="font-medium break-words">{name}</h3>
          {scopes.map((scope) => (
            <Badge key={scope}>{t(`account.tokens.scopeNames.${scope}`)}</Badge>
          ))}
        </div>
        <p className="mt-1 flex flex-wrap gap-x-3 text-xs text-muted">
          <Moment at={createdAt} text={(when) => t('account.tokens.made', { when })} />
          {lastUsedAt ? (
            <Moment at={lastUsedAt} text={(when) => t('account.tokens.used', { when })} />
          ) : (
            <span>{t('account.tokens.unused')}</span>
          )}
          <Expiry at={expiresAt} />
        </p>
      </div>
      <Button
        size="sm"
        aria-label={t('account.tokens.revokeLabel', { name })}
        onClick={() => setAsking(true)}
      >
        {t('account.tokens.revoke')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('account.tokens.confirmTitle')}
        text={t('account.tokens.confirmText', { name })}
        confirm={t('account.tokens.revoke')}
        cancel={t('account.tokens.cancel')}
        onConfirm={() => revoke.mutate(token)}
      />
    </li>
  )
}

function Expiry({ at }: { at: string | null }) {
  const { date } = useDates()
  if (at === null) return <span>{t('account.tokens.never')}</span>
  const isOver = new Date(at) <= new Date()
  return (
    <span className={isOver ? 'text-danger' : undefined}>
      {t(isOver ? 'account.tokens.expired' : 'account.tokens.expires', { when: date(at) })}
    </span>
  )
}
