import { Download } from 'lucide-react'
import { Button } from '#frontend/components/button'
import { Menu, MenuItem } from '#frontend/components/menu'
import { EXPORT_FORMATS, type ExportFormat } from '#frontend/lib/export_prompt'
import { t } from '#frontend/lib/texts'

interface Props {
  name: string
  isDisabled?: boolean
  onExport: (format: ExportFormat) => void
}

export function ExportMenu({ name, isDisabled, onExport }: Props) {
  const trigger = (
    <Button icon={Download} size="sm" variant="ghost" disabled={isDisabled} aria-label={name}>
      {t('create.variant.export')}
    </Button>
  )
  return (
    <Menu trigger={trigger}>
      {EXPORT_FORMATS.map((format) => (
        <MenuItem key={format} onSelect={() => onExport(format)}>
          {t(`create.export.${format}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}
