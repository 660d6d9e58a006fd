import { Pin } from 'lucide-react'
import { Link } from 'react-router'
import { Badge } from '#frontend/components/badge'
import { VanishingButton } from '#frontend/features/flows/builder/vanishing_button'
import type { Pins } from '#frontend/features/flows/pins/use_pins'
import { t } from '#frontend/lib/texts'

export const PinnedBadge = () => (
  <Badge icon={Pin} tone="warning">
    {t('flows.pins.pinned')}
  </Badge>
)

interface Props {
  nodeId: string
  name: string
  pins: Pins
  /** The `data-focus` of what gets the focus once the mark is gone. */
  focusAfter: string
}

/** Says at a step of a flow that runs do not run it, where its output comes from, and ends that. */
export function PinnedMark({ nodeId, name, pins, focusAfter }: Props) {
  const { pinOf, unpin, isBusy } = pins
  const pin = pinOf(nodeId)
  if (!pin) return null
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <PinnedBadge />
      <span className="text-muted">{t('flows.pins.text')}</span>
      <Link to={`/runs/${pin.runId}`} className="rounded-control underline">
        {t('flows.pins.open')}
      </Link>
      <VanishingButton
        focusAfter={focusAfter}
        size="sm"
        aria-label={t('flows.pins.unpinNamed', { name })}
        isBusy={isBusy}
        onClick={() => unpin(nodeId)}
      >
        {t('flows.pins.unpin')}
      </VanishingButton>
    </div>
  )
}
