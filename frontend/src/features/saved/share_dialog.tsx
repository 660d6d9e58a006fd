import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#frontend/components/button'
import { CopyButton } from '#frontend/components/copy_button'
import { Dialog } from '#frontend/components/dialog'
import { Field } from '#frontend/components/field'
import { PrivateWarning } from '#frontend/components/private_warning'
import { RouteLink } from '#frontend/components/route_link'
import { Select } from '#frontend/components/select'
import type { DraftSync } from '#frontend/prompts/draft_sync'
import { api } from '#frontend/lib/api'
import { usePrivate } from '#frontend/lib/use_private'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'

const DAYS = ['never', '1', '7', '30'] as const
const DAY = 86_400_000

interface Props {
  /** What readers of the link will see. */
  text: string
  promptId: string
  sync: DraftSync
  onShared: () => Promise<void>
  onClose: () => void
}

/** Makes a read-only link to the draft as it is now; its address is shown this once. */
export function ShareDialog({ text, promptId, sync, onShared, onClose }: Props) {
  const found = usePrivate(text)
  const [days, setDays] = useState<(typeof DAYS)[number]>('never')
  const client = useQueryClient()
  const making = useMutation({
    mutationFn: async () => {
      if (!(await sync.refresh())) throw new Error(t('saved.share.notWritten'))
      const until = days === 'never' ? {} : { expiresAt: inDays(Number(days)) }
      return api.shares.store({ body: { promptId, ...until } })
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['/api/shares'] })
      await onShared()
    },
  })

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('saved.share.title')}
      description={t('saved.share.lead')}
    >
      <PrivateWarning items={found?.items ?? []} />
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t('saved.share.expiry')}
          value={days}
          onChange={setDays}
          options={DAYS.map((value) => ({ value, label: expiryLabel(value) }))}
        />
        <Button
          variant="primary"
          isBusy={making.isPending}
          disabled={!found}
          onClick={() => making.mutate()}
        >
          {t(found && found.items.length > 0 ? 'privacy.share.anyway' : 'saved.share.create')}
        </Button>
      </div>
      {making.isError && (
        <p role="alert" className="alert-danger mt-4 p-3 text-sm">
          {t('saved.share.failed', { reason: reasonOf(making.error) })}
        </p>
      )}
      {making.data && (
        <div className="mt-4 grid gap-2">
          <Field
            readOnly
            label={t('saved.share.address')}
            help={t('saved.share.once')}
            value={making.data.url}
            onFocus={(event) => event.target.select()}
          />
          <div>
            <CopyButton text={making.data.url} label={t('saved.share.copy')} />
          </div>
        </div>
      )}
      <p className="mt-4 text-sm">
        <RouteLink to="/shared?tab=mine" className="text-link">
          {t('saved.share.manage')}
        </RouteLink>
      </p>
    </Dialog>
  )
}

function inDays(days: number): string {
  return new Date(Date.now() + days * DAY).toISOString()
}

function expiryLabel(days: string): string {
  return days === 'never'
    ? t('saved.share.never')
    : t('saved.share.inDays', { count: Number(days) })
}
