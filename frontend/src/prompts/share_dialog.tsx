import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '#frontend/components/button'
import { Dialog } from '#frontend/components/dialog'
import { PrivateWarning } from '#frontend/components/private_warning'
import { Select } from '#frontend/components/select'
import { refreshLists } from '#frontend/prompts/prompt_calls'
import { createShare } from '#frontend/prompts/share_calls'
import { EXPIRIES, expiryAt, type Expiry } from '#frontend/prompts/share_expiry'
import { ShareAddress } from '#frontend/prompts/share_address'
import { ShareLinks } from '#frontend/prompts/share_links'
import { usePrivate } from '#frontend/lib/use_private'
import { t } from '#frontend/lib/texts'

interface Props {
  /** What readers of the link will see. */
  text: string
  promptId: string | null
  /** Makes sure that what is to be shared is a version on the server. */
  onPrepare: () => Promise<{ promptId: string; version: number }>
  onClose: () => void
}

/** Makes a read-only link to one version, and lists the links that work. */
export function ShareDialog({ text, promptId, onPrepare, onClose }: Props) {
  const found = usePrivate(text)
  const [expiry, setExpiry] = useState<Expiry>('never')
  const client = useQueryClient()
  const making = useMutation({
    mutationFn: async () => {
      const pinned = await onPrepare()
      return createShare({ ...pinned, expiresAt: expiryAt(expiry, new Date()) })
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['/api/shares'] })
      refreshLists()
    },
  })
  const isPrivate = found !== null && found.items.length > 0
  const createText = isPrivate ? 'privacy.share.anyway' : 'create.share.create'
  const shownId = making.data?.promptId ?? promptId

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('create.share.title')}
      description={t('create.share.lead')}
    >
      <PrivateWarning items={found?.items ?? []} />
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t('create.share.expiry')}
          value={expiry}
          onChange={setExpiry}
          options={EXPIRIES.map((value) => ({ value, label: t(`create.share.expiries.${value}`) }))}
        />
        <Button
          variant="primary"
          isBusy={making.isPending}
          disabled={!found}
          onClick={() => making.mutate()}
        >
          {t(making.isPending ? 'create.share.creating' : createText)}
        </Button>
      </div>
      {making.isError && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {t('create.share.failed')}
        </p>
      )}
      {making.data && <ShareAddress url={making.data.url} />}
      {shownId && <ShareLinks promptId={shownId} />}
    </Dialog>
  )
}
