import { toast } from '#frontend/lib/toast'
import { t } from '#frontend/lib/texts'

/** Tells of a failure; what was written is safe. */
export function toastError(text: string): void {
  toast({ title: t('create.toast.error'), text, tone: 'danger' })
}
