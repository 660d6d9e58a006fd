import { useState, type ReactNode } from 'react'
import { useMutation } from '@tanstack/react-query'
import { Button } from '#frontend/components/button'
import { Dialog } from '#frontend/components/overlays/dialog'
import { PrivateWarning } from '#frontend/components/private_warning'
import { Select } from '#frontend/components/fields/select'
import { EXPIRIES, expiryAt, type Expiry } from '#frontend/prompts/sharing/share_expiry'
import { ShareAddress } from '#frontend/prompts/sharing/share_address'
import type { ShareGateway } from '#frontend/prompts/sharing/share_gateway'
import { ShareLinks } from '#frontend/prompts/sharing/share_links'
import { reasonOf } from '#frontend/lib/reason_of'
import { usePrivate, type FoundPrivate } from '#frontend/lib/engine/use_private'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/share'

interface Props {
  title: string
  lead: string
  /** What readers of the link will see; null until it is loaded. */
  text: string | null
  gateway: ShareGateway
  /** The heading of the list of links. */
  links: string
  /** Stands below the list. */
  footer?: ReactNode
  onClose: () => void
}

/** Makes a read-only link, and lists the links that work. */
export function ShareDialog({ title, lead, text, gateway, links, footer, onClose }: Props) {
  const found = usePrivate(text ?? '')
  const making = useMutation({
    mutationFn: (expiry: Expiry) => gateway.create(expiryAt(expiry, new Date())),
  })
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={title} description={lead}>
      <PrivateWarning items={found?.items ?? []} />
      <NewLink
        found={text === null ? null : found}
        isPending={making.isPending}
        isMade={making.data !== undefined}
        onCreate={making.mutate}
      />
      {making.isError && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {t('share.failed', { reason: reasonOf(making.error) })}
        </p>
      )}
      {making.data && <ShareAddress key={making.data.url} url={making.data.url} />}
      <ShareLinks title={links} gateway={gateway} />
      {footer}
    </Dialog>
  )
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
