import { Share } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { Button } from '#frontend/components/button'
import { CopyButton } from '#frontend/components/copy_button'
import { Moment } from '#frontend/components/moment'
import { Skeleton } from '#frontend/components/skeleton'
import type { Step } from '#frontend/features/flows/flows_api'
import { deciderIn } from '#frontend/features/flows/runs/decider'
import { lazyPart } from '#frontend/lib/lazy_part'
import { t } from '#frontend/lib/texts'

const DecideHere = lazyPart(() =>
  import('#frontend/features/flows/approvals/decide_here').then((file) => file.DecideHere)
)

type Approval = NonNullable<Step['approval']>

interface Props {
  approval: Approval
  runId: string
  /** What the step is called. */
  name: string
  /** Null where the flow is gone. */
  flowId: string | null
}

/** What the owner of a run is asked to decide, or how it was decided. */
export function ApprovalNotice(props: Props) {
  return props.approval.decision ? <Decided approval={props.approval} /> : <Open {...props} />
}

/** The question with both answers, and a link for others who may decide. */
function Open(props: Props) {
  const { approval, runId } = props
  return (
    <div className="mt-3 rounded-control bg-warning-soft p-3 text-sm">
      <p className="font-medium">{t('flows.run.waits')}</p>
      {approval.question && (
        <p className="mt-0.5 break-words whitespace-pre-wrap">{approval.question}</p>
      )}
      <Suspense fallback={<Skeleton className="mt-3 h-32 w-full" />}>
        <DecideHere runId={runId} path={approval.path} />
      </Suspense>
      <LinkForOthers {...props} />
    </div>
  )
}

function LinkForOthers({ approval: { path, question, needsAccount }, name, flowId }: Props) {
  const link = new URL(path, location.origin).href
  const done = { title: t('common.copy.done'), text: t('flows.run.linkCopied') }
  return (
    <div className="mt-3 border-t border-line pt-3">
      <p>{t(needsAccount ? 'flows.run.othersWithAccount' : 'flows.run.others')}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <CopyButton size="sm" text={link} label={t('flows.run.copyLink')} done={done} />
        {'share' in navigator && <SendLink title={question} link={link} />}
      </div>
      {flowId && (
        <Link
          to={`/flow-builder/${flowId}`}
          className="mt-2 inline-block rounded-control underline"
        >
          {t('flows.run.changeAccount', { name })}
        </Link>
      )}
    </div>
  )
}

/** By whatever the device offers for sending. A person who closes that has changed their mind. */
const SendLink = ({ title, link }: { title: string; link: string }) => (
  <Button
    size="sm"
    icon={Share}
    onClick={() => void navigator.share({ title, url: link }).catch(() => null)}
  >
    {t('flows.run.sendLink')}
  </Button>
)

function Decided({ approval }: { approval: Approval }) {
  const { decision, reason, decidedAt } = approval
  if (!decision || !decidedAt) return null
  const who = deciderIn(approval)
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
