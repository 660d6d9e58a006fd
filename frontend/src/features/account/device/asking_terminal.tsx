import { Check, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Decision } from '#app/auth/domain/device_grant'
import { formatUserCode } from '#app/auth/domain/user_code'
import { Button } from '#frontend/components/button'
import { Moment } from '#frontend/components/moment'
import { deviceWords } from '#frontend/components/session_line'
import type { Decide, DeviceGrant } from '#frontend/features/account/device/device_api'
import { FocusedHeading } from '#frontend/features/account/device/focused_heading'
import { reasonOf } from '#frontend/lib/reason_of'
import { useDates } from '#frontend/lib/time/dates'
import { t } from '#frontend/lib/texts'

interface Props {
  grant: DeviceGrant
  userCode: string
  decide: Decide
  onDecide: (decision: Decision) => void
}

/** Who wants to sign in, and the two answers. */
export function AskingTerminal({ grant, userCode, decide, onDecide }: Props) {
  const { deviceName: name, scopes } = grant
  const busy = decide.isPending ? decide.variables.decision : null
  const send = (decision: Decision) => {
    if (!decide.isPending) onDecide(decision)
  }
  return (
    <div className="card p-6">
      <FocusedHeading>{t('device.asks', { name })}</FocusedHeading>
      <p className="mt-3 flex gap-2 rounded-control bg-warning-soft p-3 text-sm text-warning">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        {t('device.warning')}
      </p>
      <Origin grant={grant} userCode={userCode} />
      <Permissions grant={grant} />
      {decide.isError && (
        <p role="alert" className="alert-danger mt-4 p-3 text-sm">
          {t('device.decideFailed', { reason: reasonOf(decide.error) })}
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-2">
        {scopes.length > 0 && (
          <Button
            variant="primary"
            icon={Check}
            isBusy={busy === 'approved'}
            onClick={() => send('approved')}
          >
            {t('device.approve')}
          </Button>
        )}
        <Button icon={X} isBusy={busy === 'denied'} onClick={() => send('denied')}>
          {t('device.deny')}
        </Button>
      </div>
    </div>
  )
}

function Origin({ grant, userCode }: Pick<Props, 'grant' | 'userCode'>) {
  const { userAgent, address, createdAt, expiresAt } = grant
  const { time } = useDates()
  return (
    <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
      <Row name={t('device.code')}>{formatUserCode(userCode)}</Row>
      <Row name={t('device.program')}>{deviceWords(userAgent)}</Row>
      <Row name={t('device.place')}>{address ?? t('device.unknownPlace')}</Row>
      <Row name={t('device.asked')}>
        <Moment at={createdAt} />
      </Row>
      <Row name={t('device.expires')}>
        <time dateTime={expiresAt}>{time(expiresAt)}</time>
      </Row>
    </dl>
  )
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </>
)

function Permissions({ grant: { scopes, withheldScopes } }: { grant: DeviceGrant }) {
  if (scopes.length === 0) return <p className="mt-5 text-sm">{t('device.nothingToGive')}</p>
  return (
    <>
      <h3 className="mt-5 text-sm font-medium">{t('device.scopes')}</h3>
      <ul className="mt-1 list-disc pl-5 text-sm">
        {scopes.map((scope) => (
          <li key={scope}>{t(`account.tokens.scopeHelp.${scope}`)}</li>
        ))}
      </ul>
      {scopes.includes('write') && <p className="mt-2 text-sm font-medium">{t('device.cost')}</p>}
      {withheldScopes.length > 0 && (
        <p className="mt-2 text-sm text-muted">{t('device.withheld')}</p>
      )}
    </>
  )
}
