import { useInfiniteQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { itemsOf } from '#app/core/domain/paging'
import { Button } from '#frontend/components/button'
import { ConfirmDialog } from '#frontend/components/overlays/confirm_dialog'
import { EmptyState } from '#frontend/components/empty_state'
import { LoadError } from '#frontend/components/load_error'
import { LoadMore } from '#frontend/components/load_more'
import { Moment } from '#frontend/components/moment'
import { RowsSkeleton } from '#frontend/components/skeleton'
import { deletedFlowPages, type ListedFlow } from '#frontend/features/flows/my_flows/flow_lists'
import { useKeptFocus } from '#frontend/features/flows/my_flows/use_kept_focus'
import { useFlowPurge, useFlowRemoval } from '#frontend/features/flows/my_flows/use_flow_removal'
import { useLoadFailed } from '#frontend/lib/loading/use_load_failed'
import { t } from '#frontend/lib/texts'

/** What was deleted in the last 30 days. */
export function DeletedFlows() {
  const query = useInfiniteQuery({ ...deletedFlowPages, refetchOnMount: 'always' })
  const hasFailed = useLoadFailed(deletedFlowPages.queryKey)
  const { isPending, refetch } = query
  const flows = query.data && !hasFailed ? itemsOf(query.data) : undefined
  return (
    <>
      <p className="text-sm text-muted">{t('myFlows.bin.lead')}</p>
      {isPending && <RowsSkeleton label={t('myFlows.loading')} />}
      {!isPending && !flows && (
        <LoadError
          title={t('myFlows.listFailed')}
          text={t('myFlows.listFailedText')}
          onRetry={() => void refetch()}
        />
      )}
      {flows?.length === 0 && (
        <EmptyState
          icon={Trash2}
          title={t('myFlows.bin.empty')}
          text={t('myFlows.bin.emptyText')}
        />
      )}
      {flows && flows.length > 0 && <DeletedList flows={flows} />}
      <LoadMore query={query} />
    </>
  )
}

function DeletedList({ flows }: { flows: ListedFlow[] }) {
  const list = useRef<HTMLUListElement>(null)
  const ids = useMemo(() => flows.map(({ id }) => id), [flows])
  useKeptFocus(list, ids)
  return (
    <ul ref={list} className="mt-4 divide-y divide-line card">
      {flows.map((flow) => (
        <DeletedFlow key={flow.id} flow={flow} />
      ))}
    </ul>
  )
}

function DeletedFlow({ flow }: { flow: ListedFlow }) {
  const { title, deletedAt } = flow
  const { restore } = useFlowRemoval()
  return (
    <li className="flex flex-wrap items-center gap-3 p-4">
      <div className="min-w-0 flex-1 basis-48">
        <h2 className="font-medium break-words">{title}</h2>
        {deletedAt !== null && (
          <p className="text-xs text-muted">
            <Moment at={deletedAt} text={(when) => t('myFlows.bin.deleted', { when })} />
          </p>
        )}
      </div>
      <Button
        size="sm"
        aria-label={t('myFlows.bin.restoreLabel', { title })}
        onClick={() => void restore(flow)}
      >
        {t('myFlows.bin.restore')}
      </Button>
      <Purge flow={flow} />
    </li>
  )
}

function Purge({ flow }: { flow: ListedFlow }) {
  const { title } = flow
  const purge = useFlowPurge()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-label={t('myFlows.bin.purgeLabel', { title })}
        onClick={() => setAsking(true)}
      >
        {t('myFlows.bin.purge')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('myFlows.bin.purgeTitle')}
        text={t('myFlows.bin.purgeText', { title })}
        confirm={t('myFlows.bin.purge')}
        cancel={t('myFlows.details.cancel')}
        onConfirm={() => void purge(flow)}
      />
    </>
  )
}
