import { Download } from 'lucide-react'
import { useState } from 'react'
import { entitlementOf } from '#app/billing/domain/entitlements'
import { planFrom } from '#app/billing/domain/plans'
import type { ExportedResult } from '#app/flows/domain/result_file/result_document'
import { RESULT_FORMATS, type ResultFormat } from '#app/flows/domain/graph/settings'
import { Button } from '#frontend/components/button'
import { Menu, MenuItem } from '#frontend/components/overlays/menu'
import { ProFormatsNote } from '#frontend/components/exporting/pro_formats_note'
import { usePersonQuery } from '#frontend/lib/session/person'
import { t } from '#frontend/lib/texts'
import { toastFailedExport } from '#frontend/lib/exporting/toast_failed_export'

interface Props {
  result: ExportedResult
  formats: readonly ResultFormat[]
}

/** The files in which a result is offered. What writes them is loaded when somebody first asks for one. */
export function ResultDownloads({ result, formats }: Props) {
  const { busy, download } = useDownload(result)
  const { data: person } = usePersonQuery()
  if (formats.length === 0) return null
  const isAllowed = (format: ResultFormat) =>
    !person || entitlementOf(planFrom(person.plan), { name: 'export_prompt', format }).ok
  const item = (format: ResultFormat) => {
    const name = t(`flows.run.formats.${format}`)
    return (
      <MenuItem key={format} disabled={!isAllowed(format)} onSelect={() => void download(format)}>
        {isAllowed(format) ? name : t('common.export.ofPro', { format: name })}
      </MenuItem>
    )
  }
  const isBusy = busy !== null
  const label = t('flows.run.downloadNamed', { title: result.title })
  const trigger = (
    <Button size="sm" icon={Download} isBusy={isBusy} aria-label={label}>
      {t('flows.run.download')}
    </Button>
  )
  return (
    <>
      <Menu trigger={trigger} isBusy={isBusy}>
        {RESULT_FORMATS.filter((format) => formats.includes(format)).map(item)}
        {!formats.every(isAllowed) && <ProFormatsNote />}
      </Menu>
      <span role="status" className="sr-only">
        {busy && t('common.export.busy', { format: t(`flows.run.formats.${busy}`) })}
      </span>
    </>
  )
}

/** Saves a result in a format, and says how it went. `busy` is the format that is being written. */
function useDownload(result: ExportedResult) {
  const [busy, setBusy] = useState<ResultFormat | null>(null)
  const download = async (format: ResultFormat): Promise<void> => {
    setBusy(format)
    try {
      const { saveResult } = await import('#frontend/features/flows/results/save_result')
      await saveResult(result, format, () => void download('docx'))
    } catch (error) {
      toastFailedExport({
        format: t(`flows.run.formats.${format}`),
        text: t('flows.run.downloadFailed'),
        onRetry: () => void download(format),
        error,
      })
    } finally {
      setBusy(null)
    }
  }
  return { busy, download }
}
