import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Link2Off, LogIn } from 'lucide-react'
import { useParams } from 'react-router'
import { BarePage } from '#frontend/components/page/bare_page'
import { ButtonLink } from '#frontend/components/button'
import { EmptyState } from '#frontend/components/empty_state'
import { LoadError } from '#frontend/components/load_error'
import { TextSkeleton } from '#frontend/components/skeleton'
import { type Approval, approvalQuery } from '#frontend/features/flows/approvals/approvals_api'
import { ApprovalForm } from '#frontend/features/flows/approvals/approval_form'
import { approvalTitle } from '#frontend/features/flows/approvals/approval_title'
import { isAbsent } from '#frontend/lib/api'
import { useSession } from '#frontend/lib/session/person'
import { signInAddress } from '#frontend/lib/session/sign_in'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/approvals'

/** What a step of a run asks whoever has its link, signed in or not. */
export function Component() {
  const { token = '' } = useParams()
  const query = useQuery({ ...approvalQuery(token), refetchOnMount: 'always' })
  // A kept text belongs to one person, so the page waits until it knows who is reading.
  const { status, person } = useSession()
  return (
    <BarePage
      title={query.data ? approvalTitle(query.data) : t('approvals.heading')}
      about={t('approvals.what')}
    >
      {query.data && status !== 'loading' ? (
        <ApprovalForm key={person?.id} token={token} approval={query.data} />
      ) : (
        <>
          <h1 className="sr-only">{t('approvals.heading')}</h1>
          <NotOpened token={token} query={query} />
        </>
      )}
    </BarePage>
  )
}

interface Props {
  token: string
  query: UseQueryResult<Approval | null>
}

/** Answers 401 and 500 both come without data. */
function NotOpened({ token, query }: Props) {
  const { status } = useSession()
  if (query.isPending || query.data) return <TextSkeleton label={t('approvals.loading')} />
  if (isAbsent(query.error)) {
    return (
      <EmptyState
        icon={Link2Off}
        title={t('approvals.missing')}
        text={t('approvals.missingText')}
      />
    )
  }
  if (query.isSuccess && status === 'visitor') return <NeedsAccount token={token} />
  return (
    <LoadError
      title={t('approvals.failed')}
      text={t('approvals.failedText')}
      onRetry={() => void query.refetch()}
    />
  )
}

function NeedsAccount({ token }: { token: string }) {
  return (
    <EmptyState icon={LogIn} title={t('approvals.signIn')} text={t('approvals.signInText')}>
      <ButtonLink variant="primary" href={signInAddress(`/a/${token}`)}>
        {t('approvals.signInAction')}
      </ButtonLink>
    </EmptyState>
  )
}
