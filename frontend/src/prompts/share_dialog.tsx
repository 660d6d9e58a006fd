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
import { usePrivate, type FoundPrivate } from '#frontend/lib/use_private'
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
export function ShareDialog(props: Props) {
  const { text, promptId, onClose } = props
  const found = usePrivate(text)
  const making = useMaking(props)
  const shownId = making.data?.promptId ?? promptId
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('share.title')}
      description={t('share.lead')}
    >
      <PrivateWarning items={found?.items ?? []} />
      <NewLink
        found={found}
        isPending={making.isPending}
        isMade={making.data !== undefined}
        onCreate={making.mutate}
      />
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

function useMaking({ onPrepare, onShared }: Props) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (expiry: Expiry) => {
      const pinned = await onPrepare()
      return createShare({ ...pinned, expiresAt: expiryAt(expiry, new Date()) })
    },
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: ['/api/shares'] })
      refreshLists()
      await onShared?.()
    },
  })
}

interface NewLinkProps {
  found: FoundPrivate | null
  isPending: boolean
  /** There is one already; to copy it comes first. */
  isMade: boolean
  onCreate: (expiry: Expiry) => void
}

/** How long the link works, and the button that makes it once the text was searched for private data. */
function NewLink({ found, isPending, isMade, onCreate }: NewLinkProps) {
  const [expiry, setExpiry] = useState<Expiry>('never')
  const createText = found?.items.length ? 'privacy.share.anyway' : 'share.create'
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select
        label={t('share.expiry')}
        value={expiry}
        onChange={setExpiry}
        options={EXPIRIES.map((value) => ({ value, label: t(`share.expiries.${value}`) }))}
      />
      <Button
        variant={isMade ? 'secondary' : 'primary'}
        isBusy={isPending}
        disabled={!found}
        onClick={() => onCreate(expiry)}
      >
        {t(isPending ? 'share.creating' : createText)}
      </Button>
    </div>
  )
}
