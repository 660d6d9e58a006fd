import { Check, LogIn, X } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '#frontend/components/button'
import { TextArea } from '#frontend/components/fields/text_area'
import { ApprovalContent } from '#frontend/features/flows/approvals/approval_content'
import type { Approval, useDecision } from '#frontend/features/flows/approvals/approvals_api'
import { RejectionForm } from '#frontend/features/flows/approvals/rejection_form'
import type { OwnWords } from '#frontend/features/flows/approvals/use_own_words'
import { isSignedOut } from '#frontend/lib/api'
import { leaveForSignIn } from '#frontend/lib/session/sign_in'
import { useDates } from '#frontend/lib/time/dates'
import { useShortcut } from '#frontend/lib/keys'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'

interface Props {
  approval: Approval
  decide: ReturnType<typeof useDecision>
  words: OwnWords
  /** Stands beside other things, which have keys of their own. */
  isBeside?: boolean
}

/** The text that is asked about, and the two answers. */
export function OpenApproval({ approval, decide, words, isBeside = false }: Props) {
  const { content, mayEdit, expiresAt } = approval
  const { dateTime } = useDates()
  const [isRejecting, setRejecting] = useState(words.reason !== '')
  const approve = () => {
    if (!decide.isPending)
      decide.mutate({ decision: 'approved', ...(mayEdit && { content: words.text }) })
  }
  useShortcut('mod+enter', () => !isRejecting && approve(), {
    ...{ inFields: true, isActive: !isBeside },
  })
  return (
    <>
      <p className="mt-1 text-sm text-muted">
        {t('approvals.until', { date: dateTime(expiresAt) })}
      </p>
      {mayEdit ? (
        <EditableText words={words} />
      ) : (
        <ApprovalContent text={content} isBeside={isBeside} />
      )}
      {decide.isError && <NotSent error={decide.error} />}
      <Answers {...{ approval, decide, words, isRejecting, setRejecting, approve }} />
    </>
  )
}

/** Whose session has ended signs in again, and finds here what they wrote. */
function NotSent({ error }: { error: unknown }) {
  if (!isSignedOut(error)) {
    return (
      <p role="alert" className="alert-danger mt-4 p-3 text-sm">
        {t('approvals.sendFailed', { reason: reasonOf(error) })}
      </p>
    )
  }
  return (
    <div role="alert" className="alert-danger mt-4 p-3 text-sm">
      <p>{t('approvals.signedOut')}</p>
      <Button size="sm" icon={LogIn} className="mt-2" onClick={() => leaveForSignIn()}>
        {t('approvals.signInAgain')}
      </Button>
    </div>
  )
}

interface AnswersProps extends Props {
  isRejecting: boolean
  setRejecting: (isRejecting: boolean) => void
  approve: () => void
}

function Answers(props: AnswersProps) {
  const { approval, decide, words, isRejecting, setRejecting, approve } = props
  const [isCanceled, setCanceled] = useState(false)
  const effect = useId()
  const cancel = () => {
    setCanceled(true)
    setRejecting(false)
  }
  return (
    <>
      <p id={effect} className="mt-6 text-sm text-muted">
        {t(`approvals.rejecting.${approval.rejectionEnds ?? 'goesOn'}`)}
      </p>
      {isRejecting ? (
        <RejectionForm
          isBusy={decide.isPending}
          words={words}
          onSend={(reason) => decide.mutate({ decision: 'rejected', reason })}
          onCancel={cancel}
        />
      ) : (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="primary" icon={Check} isBusy={decide.isPending} onClick={approve}>
            {t('approvals.approve')}
          </Button>
          <Button
            icon={X}
            autoFocus={isCanceled}
            aria-describedby={effect}
            onClick={() => setRejecting(true)}
          >
            {t('approvals.reject')}
          </Button>
        </div>
      )}
    </>
  )
}

const EditableText = ({ words: { text, setText } }: { words: OwnWords }) => (
  <TextArea
    className="mt-6"
    label={t('approvals.content')}
    help={t('approvals.mayEdit')}
    value={text}
    onChange={(event) => setText(event.target.value)}
  />
)
