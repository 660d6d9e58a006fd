import { isFileFormat, offeredFormats, type ExportFormat } from '#app/prompts/domain/export/formats'
import { MenuItem, MenuSeparator } from '#frontend/components/menu'
import { t } from '#frontend/lib/texts'

const FILES = offeredFormats().filter(isFileFormat)
const OTHERS = offeredFormats().filter((format) => !isFileFormat(format))

/** The formats that are offered, as entries of a menu. */
export function ExportItems({ onExport }: { onExport: (format: ExportFormat) => void }) {
  const item = (format: ExportFormat) => (
    <MenuItem key={format} onSelect={() => onExport(format)}>
      {t(`common.export.formats.${format}`)}
    </MenuItem>
  )
  return (
    <>
      {FILES.map(item)}
      {OTHERS.length > 0 && <MenuSeparator />}
      {OTHERS.map(item)}
    </>
  )
}

/** Says to those who do not see the spinner what is being written. */
export function ExportStatus({ busy }: { busy: ExportFormat | null }) {
  const format = busy && t(`common.export.formats.${busy}`)
  return (
    <span role="status" className="sr-only">
      {format && t('common.export.busy', { format })}
    </span>
  )
}
