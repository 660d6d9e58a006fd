import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Gavel } from 'lucide-react'
import { useEffect } from 'react'
import { ButtonLink } from '#frontend/components/button'
import { Skeleton } from '#frontend/components/skeleton'
import {
  type Approval,
  approvalQuery,
  useDecision,
} from '#frontend/features/flows/approvals/approvals_api'
import { OpenApproval } from '#frontend/features/flows/approvals/open_approval'
import { useOwnWords } from '#frontend/features/flows/approvals/use_own_words'
import { holdFocus, RUN_STATUS_FOCUS } from '#frontend/features/flows/builder/hold_focus'
import { runQuery } from '#frontend/features/flows/flows_api'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/approvals'

interface Props {
  runId: string
  /** Of the page where others decide. */
  path: string
}

/** The text to approve and the two answers, for the owner of the run. */
export function DecideHere({ runId, path }: Props) {
  const token = path.slice(path.lastIndexOf('/') + 1)
  const query = useQuery({ ...approvalQuery(token), refetchOnMount: 'always' })
  if (query.data) return <Deciding token={token} approval={query.data} runId={runId} />
  if (query.isPending) return <Skeleton className="mt-3 h-32 w-full" />
  // Where the question cannot be loaded here, its page says why.
  return (
    <ButtonLink size="sm" variant="primary" icon={Gavel} href={path} className="mt-3">
      {t('flows.run.openLink')}
    </ButtonLink>
  )
}

interface DecidingProps {
  token: string
  approval: Approval
  runId: string
}

function Deciding({ token, approval, runId }: DecidingProps) {
  const client = useQueryClient()
  const decide = useDecision(token)
  const words = useOwnWords(token, approval)
  const { release } = words
  const isDecided = approval.decision !== null
  useEffect(() => {
    if (!isDecided) return
    release()
    holdFocus(RUN_STATUS_FOCUS)
    void client.invalidateQueries({ queryKey: runQuery(runId).queryKey })
  }, [isDecided, release, client, runId])
  return isDecided ? null : <OpenApproval {...{ approval, decide, words }} isBeside />
}
