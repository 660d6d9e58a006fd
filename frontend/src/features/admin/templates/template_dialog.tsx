import { Suspense } from 'react'
import { TextSkeleton } from '#frontend/components/skeleton'
import { Dialog } from '#frontend/components/overlays/dialog'
import type { AdminTemplate } from '#frontend/features/admin/templates/templates_api'
import { lazyPart } from '#frontend/lib/lazy_part'
import { t } from '#frontend/lib/texts'

export interface OpenTemplate {
  /** What is edited; null for a new one. */
  template: AdminTemplate | null
  /** What a new one begins as. */
  from?: AdminTemplate
}

const TemplateForm = lazyPart(async () => {
  const { TemplateForm: Part } = await import('#frontend/features/admin/templates/template_form')
  return Part
})

/** Creates a template or edits one. */
export const TemplateDialog = ({
  template,
  from,
  onClose,
}: OpenTemplate & { onClose: () => void }) => (
  <Dialog
    open
    size="lg"
    onOpenChange={(isOpen) => !isOpen && onClose()}
    title={
      template
        ? t('admin.templates.editTitle', { title: template.title })
        : t('admin.templates.createTitle')
    }
  >
    <Suspense fallback={<TextSkeleton label={t('admin.templates.loading')} />}>
      <TemplateForm template={template} from={from} onDone={onClose} />
    </Suspense>
  </Dialog>
)
