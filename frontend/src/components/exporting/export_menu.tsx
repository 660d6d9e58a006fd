import { Download } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { ExportFormat } from '#app/prompts/domain/export/formats'
import { Button } from '#frontend/components/button'
import { ExportItems, ExportStatus } from '#frontend/components/exporting/export_items'
import { Menu } from '#frontend/components/overlays/menu'
import { t } from '#frontend/lib/texts'

interface Props extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'isCompact'> {
  /** What is exported, for those who only hear the button. */
  name?: string
  isDisabled?: boolean
  /** The format that is being written. */
  busy: ExportFormat | null
  onExport: (format: ExportFormat) => void
}

export function ExportMenu({ name, isDisabled, busy, onExport, ...look }: Props) {
  const isBusy = busy !== null
  const trigger = (
    <Button {...look} icon={Download} disabled={isDisabled} isBusy={isBusy} aria-label={name}>
      {t('common.export.menu')}
    </Button>
  )
  return (
    <>
      <Menu trigger={trigger} isBusy={isBusy}>
        <ExportItems onExport={onExport} />
      </Menu>
      <ExportStatus busy={busy} />
    </>
  )
}
