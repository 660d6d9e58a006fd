import { Link } from 'react-router'
import { CopyButton } from '#frontend/components/copy_button'
import { ButtonLink } from '#frontend/components/button'
import { Moment } from '#frontend/components/moment'
import type { Step } from '#frontend/features/flows/flows_api'
import { useDates } from '#frontend/lib/time/dates'
import { t } from '#frontend/lib/texts'

type Approval = NonNullable<Step['approval']>

interface Props {
  approval: Approval
  /** What the step is called. */
  name: string
  /** Null where the flow is gone. */
  flowId: string | null
}

/** The link to send to whoever decides, or how they decided. */
export function ApprovalNotice(props: Props) {
  return props.approval.decision ? <Decided approval={props.approval} /> : <Open {...props} />
}

function Open({ approval: { path, expiresAt, needsAccount }, name, flowId }: Props) {
  const { dateTime } = useDates()
  const link = new URL(path, location.origin).href
  const done = { title: t('common.copy.done'), text: t('flows.run.linkCopied') }
  return (
    <div className="mt-3 rounded-control bg-warning-soft p-3 text-sm">
      <p className="font-medium">{t('flows.run.waits')}</p>
      <p className="mt-0.5">{t('flows.run.waitsText')}</p>
      <p className="mt-0.5">
        {t(needsAccount ? 'flows.run.needsAccount' : 'flows.run.needsNoAccount')}{' '}
        {flowId && (
          <Link to={`/flow-builder/${flowId}`} className="rounded-control underline">
            {t('flows.run.changeAccount', { name })}
          </Link>
        )}
      </p>
      <p className="mt-2 break-all select-all">{link}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyButton size="sm" text={link} label={t('flows.run.copyLink')} done={done} />
        <ButtonLink size="sm" href={path}>
          {t('flows.run.openLink')}
        </ButtonLink>
      </div>
      <p className="mt-2">{t('flows.run.expires', { date: dateTime(expiresAt) })}</p>
    </div>
  )
}

function Decided({ approval }: { approval: Approval }) {
  const { decision, reason, decidedBy, decidedAt } = approval
  if (!decision || !decidedAt) return null
  const who = decidedBy ?? t('flows.run.somebody')
  return (
    <p className="mt-2 text-sm text-muted">
      {decision === 'expired' ? (
        t('flows.run.decisions.expired')
      ) : (
        <Moment
          at={decidedAt}
          text={(when) =>
            t('flows.run.decided', { decision: t(`flows.run.decisions.${decision}`), who, when })
          }
        />
      )}
      {reason && ` ${t('flows.run.reason', { reason })}`}
    </p>
  )
}
