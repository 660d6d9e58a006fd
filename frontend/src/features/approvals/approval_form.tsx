import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#frontend/components/button'
import { TextArea } from '#frontend/components/fields/text_area'
import { type Approval, useDecision } from '#frontend/features/approvals/approvals_api'
import { DecidedNotice } from '#frontend/features/approvals/decided_notice'
import { RejectionForm } from '#frontend/features/approvals/rejection_form'
import { MarkdownText } from '#frontend/components/markdown/markdown_text'
import { useDates } from '#frontend/lib/time/dates'
import { useShortcut } from '#frontend/lib/keys'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'

interface Props {
  token: string
  approval: Approval
}

/** The question, the text it is about, and the two answers. */
export function ApprovalForm({ token, approval }: Props) {
  const { question, content, decision, expiresAt, askedBy, flowTitle: title, runId } = approval
  const { dateTime } = useDates()
  return (
    <article>
      <h1 className="font-serif text-[28px] leading-tight text-balance break-words">
        {question || t('approvals.heading')}
      </h1>
      <p className="mt-2 text-sm break-words text-muted">
        {askedBy
          ? t('approvals.asks', { name: askedBy, title })
          : t('approvals.asksUnnamed', { title })}{' '}
        {runId && (
          <Link to={`/runs/${runId}`} className="text-link">
            {t('approvals.openRun')}
          </Link>
        )}
      </p>
      {decision ? (
        <>
          <DecidedNotice approval={approval} decision={decision} />
          <Content text={content} />
        </>
      ) : (
        <>
          <p className="mt-1 text-sm text-muted">
            {t('approvals.until', { date: dateTime(expiresAt) })}
          </p>
          <Answers token={token} approval={approval} />
        </>
      )}
    </article>
  )
}

const Content = ({ text }: { text: string }) => (
  <div
    role="region"
    aria-label={t('approvals.content')}
    className="mt-6 rounded-card border border-line bg-raised p-5 break-words"
  >
    <MarkdownText text={text} highest={2} />
  </div>
)

function Answers({ token, approval: { content, mayEdit } }: Props) {
  const [text, setText] = useState(content)
  const [isRejecting, setRejecting] = useState(false)
  const decide = useDecision(token)
  const approve = () => {
    if (!decide.isPending)
      decide.mutate({ decision: 'approved', ...(mayEdit && { content: text }) })
  }
  useShortcut('mod+enter', () => !isRejecting && approve(), { inFields: true })
  return (
    <>
      {mayEdit ? <EditableText text={text} onChange={setText} /> : <Content text={content} />}
      {decide.isError && (
        <p role="alert" className="alert-danger mt-4 p-3 text-sm">
          {t('approvals.sendFailed', { reason: reasonOf(decide.error) })}
        </p>
      )}
      {isRejecting ? (
        <RejectionForm
          isBusy={decide.isPending}
          onSend={(reason) => decide.mutate({ decision: 'rejected', reason })}
          onCancel={() => setRejecting(false)}
        />
      ) : (
        <div className="mt-6 flex flex-wrap gap-2">
          <Button variant="primary" icon={Check} isBusy={decide.isPending} onClick={approve}>
            {t('approvals.approve')}
          </Button>
          <Button icon={X} onClick={() => setRejecting(true)}>
            {t('approvals.reject')}
          </Button>
        </div>
      )}
    </>
  )
}

const EditableText = ({ text, onChange }: { text: string; onChange: (text: string) => void }) => (
  <TextArea
    className="mt-6"
    label={t('approvals.content')}
    help={t('approvals.mayEdit')}
    value={text}
    onChange={(event) => onChange(event.target.value)}
  />
)
