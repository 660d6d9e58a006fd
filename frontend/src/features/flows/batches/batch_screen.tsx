import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { TextSkeleton } from '#frontend/components/skeleton'
import { batchQuery } from '#frontend/features/flows/batches/batches_api'
import { BatchView } from '#frontend/features/flows/batches/batch_view'
import { FlowNotOpened } from '#frontend/features/flows/flow_not_opened'
import { isAbsent } from '#frontend/lib/api'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/batches'
import '#frontend/texts/flows'

/** A batch as it goes on, or as it was. */
export function Component() {
  const { id = '' } = useParams()
  const query = useQuery({ ...batchQuery(id), refetchOnMount: 'always' })
  if (query.isPending) return <TextSkeleton label={t('flows.loading')} />
  if (!query.data || isAbsent(query.error)) {
    return (
      <FlowNotOpened
        what="batch"
        isAbsent={isAbsent(query.error)}
        onRetry={() => void query.refetch()}
      />
    )
  }
  return <BatchView key={id} batch={query.data} />
}
