import { entitlementOf } from '#app/billing/domain/entitlements'
import { planFrom } from '#app/billing/domain/plans'
import { isFileFormat, offeredFormats, type ExportFormat } from '#app/prompts/domain/export/formats'
import { MenuItem, MenuSeparator } from '#frontend/components/overlays/menu'
import { ProFormatsNote } from '#frontend/components/exporting/pro_formats_note'
import { usePersonQuery } from '#frontend/lib/session/person'
import { t } from '#frontend/lib/texts'

const FILES = offeredFormats().filter(isFileFormat)
const OTHERS = offeredFormats().filter((format) => !isFileFormat(format))

/** The formats that are offered, as entries of a menu. */
export function ExportItems({ onExport }: { onExport: (format: ExportFormat) => void }) {
  const { data: person } = usePersonQuery()
  /** A reader of a shared prompt has no account, and so no plan that could lack a format. */
  const isAllowed = (format: ExportFormat) =>
    !person || entitlementOf(planFrom(person.plan), { name: 'export_prompt', format }).ok
  const item = (format: ExportFormat) => {
    const name = t(`common.export.formats.${format}`)
    return (
      <MenuItem key={format} disabled={!isAllowed(format)} onSelect={() => onExport(format)}>
        {isAllowed(format) ? name : t('common.export.ofPro', { format: name })}
      </MenuItem>
    )
  }
  return (
    <>
      {FILES.map(item)}
      {!FILES.every(isAllowed) && <ProFormatsNote />}
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
