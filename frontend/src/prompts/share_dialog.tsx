import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '#frontend/components/button'
import { Dialog } from '#frontend/components/dialog'
import { PrivateWarning } from '#frontend/components/private_warning'
import { RouteLink } from '#frontend/components/route_link'
import { Select } from '#frontend/components/select'
import { refreshLists } from '#frontend/prompts/prompt_calls'
import { createShare } from '#frontend/prompts/share_calls'
import { EXPIRIES, expiryAt, type Expiry } from '#frontend/prompts/share_expiry'
import { ShareAddress } from '#frontend/prompts/share_address'
import { ShareLinks } from '#frontend/prompts/share_links'
import { reasonOf } from '#frontend/lib/reason_of'
import { usePrivate } from '#frontend/lib/use_private'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/share'

interface Props {
  /** What readers of the link will see. */
  text: string
  promptId: string | null
  /** Makes sure that the server has what is to be shared. Without a version, it pins the draft. */
  onPrepare: () => Promise<{ promptId: string; version?: number }>
  onShared?: () => Promise<void>
  onClose: () => void
}

/** Makes a read-only link to one version, and lists the links that work. */
export function ShareDialog({ text, promptId, onPrepare, onShared, onClose }: Props) {
  const found = usePrivate(text)
  const [expiry, setExpiry] = useState<Expiry>('never')
  const client = useQueryClient()
  const making = useMutation({
    mutationFn: async () => {
      const pinned = await onPrepare()
      return createShare({ ...pinned, expiresAt: expiryAt(expiry, new Date()) })
    },
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: ['/api/shares'] })
      refreshLists()
      await onShared?.()
    },
  })
  const isPrivate = found !== null && found.items.length > 0
  const createText = isPrivate ? 'privacy.share.anyway' : 'share.create'
  const shownId = making.data?.promptId ?? promptId

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('share.title')}
      description={t('share.lead')}
    >
      <PrivateWarning items={found?.items ?? []} />
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t('share.expiry')}
          value={expiry}
          onChange={setExpiry}
          options={EXPIRIES.map((value) => ({ value, label: t(`share.expiries.${value}`) }))}
        />
        <Button
          variant="primary"
          isBusy={making.isPending}
          disabled={!found}
          onClick={() => making.mutate()}
        >
          {t(making.isPending ? 'share.creating' : createText)}
        </Button>
      </div>
      {making.isError && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {t('share.failed', { reason: reasonOf(making.error) })}
        </p>
      )}
      {making.data && <ShareAddress url={making.data.url} />}
      {shownId && <ShareLinks promptId={shownId} />}
      <p className="mt-4 text-sm">
        <RouteLink to="/shared?tab=mine" className="text-link">
          {t('share.manage')}
        </RouteLink>
      </p>
    </Dialog>
  )
}
