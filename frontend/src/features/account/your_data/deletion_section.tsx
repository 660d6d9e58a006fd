import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#frontend/components/button'
import { RowsSkeleton } from '#frontend/components/skeleton'
import { LoadFailed } from '#frontend/features/account/load_failed'
import { type Deletion, DeletionDialog } from '#frontend/features/account/your_data/deletion_dialog'
import { deletionQuery, useKeepAccount } from '#frontend/lib/session/use_keep_account'
import { t } from '#frontend/lib/texts'
import { useDates } from '#frontend/lib/time/dates'

/** The end of the account: to ask for, or to take back. */
export function DeletionSection() {
  const { data, isPending, refetch } = useQuery(deletionQuery)
  return (
    <section aria-labelledby="deletion">
      <h2 id="deletion" className="text-xl font-semibold">
        {t('yourData.deletion.title')}
      </h2>
      <p className="mt-1 text-sm text-muted">{t('yourData.deletion.lead')}</p>
      {isPending && <RowsSkeleton label={t('yourData.deletion.loading')} />}
      {!isPending && !data && <LoadFailed onRetry={() => void refetch()} />}
      {data && (data.dueAt ? <Due dueAt={data.dueAt} /> : <Request deletion={data} />)}
    </section>
  )
}

function Request({ deletion }: { deletion: Deletion }) {
  const [isOpen, setOpen] = useState(false)
  if (deletion.isOnlyAdministrator)
    return <p className="mt-4 text-sm">{t('yourData.deletion.onlyAdministrator')}</p>
  return (
    <>
      <Button variant="danger" className="mt-4" onClick={() => setOpen(true)}>
        {t('yourData.deletion.open')}
      </Button>
      {isOpen && <DeletionDialog deletion={deletion} onClose={() => setOpen(false)} />}
    </>
  )
}

function Due({ dueAt }: { dueAt: string }) {
  const { date } = useDates()
  const { keep, isBusy } = useKeepAccount()
  return (
    <div role="status" className="mt-4 card p-5">
      <p className="font-medium">{t('yourData.deletion.dueTitle', { when: date(dueAt) })}</p>
      <p className="mt-1 text-sm text-muted">{t('yourData.deletion.dueText')}</p>
      <Button variant="primary" className="mt-3" isBusy={isBusy} onClick={keep}>
        {t('common.frame.keepAccount')}
      </Button>
    </div>
  )
}
