import { isMissingFile } from '#frontend/lib/loading/missing_file'
import { t } from '#frontend/lib/texts'
import { toast } from '#frontend/lib/toast'

interface Failed {
  /** Its name, as in the menu. */
  format: string
  error: unknown
  /** What is safe, and what to do. */
  text: string
  onRetry: () => void
}

/** Says that a file was not written, and offers what may help. */
export function toastFailedExport({ format, error, text, onRetry }: Failed): void {
  const title = t('common.export.failed', { format })
  if (isMissingFile(error)) {
    const action = { label: t('common.crashed.reload'), onAction: () => location.reload() }
    toast({ title, text: t('common.export.missingText'), tone: 'danger', action })
  } else {
    const action = { label: t('common.export.retry'), onAction: onRetry }
    toast({ title, text, tone: 'danger', action })
  }
}
