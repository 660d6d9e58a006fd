import { Suspense } from 'react'
import { TextSkeleton } from '#frontend/components/skeleton'
import { DraftDialog } from '#frontend/components/overlays/draft_dialog'
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
  <DraftDialog
    size="lg"
    onClose={onClose}
    title={
      template
        ? t('admin.templates.editTitle', { title: template.title })
        : t('admin.templates.createTitle')
    }
  >
    {(close) => (
      <Suspense fallback={<TextSkeleton label={t('admin.templates.loading')} />}>
        <TemplateForm template={template} from={from} onDone={onClose} onCancel={close} />
      </Suspense>
    )}
  </DraftDialog>
)
