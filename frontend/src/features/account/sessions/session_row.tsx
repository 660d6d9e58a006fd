import { Laptop, Smartphone } from 'lucide-react'
import { Badge } from '#frontend/components/badge'
import { Button } from '#frontend/components/button'
import { Moment } from '#frontend/components/moment'
import { readDevice } from '#frontend/features/account/sessions/device_name'
import { useRevokeSessions, type Session } from '#frontend/features/account/sessions/sessions_api'
import { t } from '#frontend/lib/texts'

const HANDHELD = ['iPhone', 'iPad', 'Android']

export function SessionRow({ session }: { session: Session }) {
  const { userAgent, address, current, createdAt, lastUsedAt } = session
  const revoke = useRevokeSessions()
  const device = deviceWords(userAgent)
  const isHandheld = HANDHELD.includes(readDevice(userAgent).system ?? '')
  const Icon = isHandheld ? Smartphone : Laptop
  const done = {
    title: t('account.sessions.revoked'),
    text: t('account.sessions.revokedText', { device }),
  }

  return (
    <li className="flex flex-wrap items-center gap-3 p-4">
      <Icon aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-48">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="font-medium break-words">{device}</h3>
          {current && <Badge tone="success">{t('account.sessions.current')}</Badge>}
        </div>
        <p className="mt-1 flex flex-wrap gap-x-3 text-xs text-muted">
          <Moment at={lastUsedAt} text={(when) => t('account.sessions.lastUsed', { when })} />
          <Moment at={createdAt} text={(when) => t('account.sessions.created', { when })} />
          {address && (
            <span className="break-all">{t('account.sessions.address', { address })}</span>
          )}
        </p>
      </div>
      {!current && (
        <Button
          size="sm"
          isBusy={revoke.isPending}
          aria-label={t('account.sessions.revokeLabel', { device })}
          onClick={() => revoke.mutate({ sessions: [session], done })}
        >
          {t('account.sessions.revoke')}
        </Button>
      )}
    </li>
  )
}

function deviceWords(userAgent: string | null): string {
  const { browser, system } = readDevice(userAgent)
  if (browser && system) return t('account.sessions.device', { browser, system })
  return browser ?? system ?? t('account.sessions.unknown')
}
