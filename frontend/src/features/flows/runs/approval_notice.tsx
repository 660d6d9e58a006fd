import { Gavel } from 'lucide-react'
import { Link } from 'react-router'
import { CopyButton } from '#frontend/components/copy_button'
import { ButtonLink } from '#frontend/components/button'
import { MarkdownText } from '#frontend/components/markdown/markdown_text'
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

/** What the owner of a run is asked to decide, or how it was decided. */
export function ApprovalNotice(props: Props) {
  return props.approval.decision ? <Decided approval={props.approval} /> : <Open {...props} />
}

/** Shows the question, the text to approve, the decision button, and a link for other approvers. */
function Open(props: Props) {
  const { question, content, path, expiresAt } = props.approval
  const { dateTime } = useDates()
  return (
    <div className="mt-3 rounded-control bg-warning-soft p-3 text-sm">
      <p className="font-medium">{t('flows.run.waits')}</p>
      {question && <p className="mt-0.5 break-words whitespace-pre-wrap">{question}</p>}
      {content && (
        <div
          role="region"
          aria-label={t('flows.run.toApprove')}
          tabIndex={0}
          className="mt-2 max-h-96 overflow-y-auto rounded-control border border-line bg-raised p-3"
        >
          <MarkdownText text={content} highest={4} />
        </div>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <ButtonLink size="sm" variant="primary" icon={Gavel} href={path}>
          {t('flows.run.openLink')}
        </ButtonLink>
        <span>{t('flows.run.expires', { date: dateTime(expiresAt) })}</span>
      </div>
      <LinkForOthers {...props} />
    </div>
  )
}

function LinkForOthers({ approval: { path, needsAccount }, name, flowId }: Props) {
  const link = new URL(path, location.origin).href
  const done = { title: t('common.copy.done'), text: t('flows.run.linkCopied') }
  return (
    <div className="mt-3 border-t border-line pt-3">
      <p>{t('flows.run.waitsText')}</p>
      <p className="mt-0.5">
        {t(needsAccount ? 'flows.run.needsAccount' : 'flows.run.needsNoAccount')}{' '}
        {flowId && (
          <Link to={`/flow-builder/${flowId}`} className="rounded-control underline">
            {t('flows.run.changeAccount', { name })}
          </Link>
        )}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <CopyButton size="sm" text={link} label={t('flows.run.copyLink')} done={done} />
        <span className="min-w-0 text-xs break-all text-muted select-all">{link}</span>
      </div>
    </div>
  )
}

function Decided({ approval }: { approval: Approval }) {
  const { decision, reason, decidedBy, decidedAt } = approval
  if (!decision || !decidedAt) return null
  const who = decidedBy ?? t('flows.run.somebody')
  return (
    <div className="mt-2 text-sm break-words text-muted">
      {decision === 'expired' ? (
        <p>{t('flows.run.decidedExpired')}</p>
      ) : (
        <p>
          <Moment
            at={decidedAt}
            text={(when) =>
              t('flows.run.decided', { decision: t(`flows.run.decisions.${decision}`), who, when })
            }
          />
        </p>
      )}
      {reason && <p className="mt-0.5 whitespace-pre-wrap">{t('flows.run.reason', { reason })}</p>}
    </div>
  )
}
