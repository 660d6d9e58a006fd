import { PartialText } from '#frontend/components/partial_text'
import { StreamedText } from '#frontend/components/streamed_text'
import type { ModelVariants } from '#frontend/features/create/editor/variants/use_model_variants'
import { t } from '#frontend/lib/texts'

/** What a model is writing, and afterwards what there is to say of it. */
export function ModelProgress({ models }: { models: ModelVariants }) {
  const { isWriting, partial, notice, stop } = models
  if (isWriting) {
    return (
      <div className="mb-5 card p-5">
        <p className="mb-3 text-sm text-muted">{t('create.editor.modelWriting')}</p>
        <StreamedText label={t('create.optimizer.generating')} text={partial} onStop={stop} />
      </div>
    )
  }
  if (!notice && partial === '') return null
  return (
    <div className="mb-5 rounded-control bg-sunken px-4 py-2.5 text-sm">
      {notice && <p role="status">{notice}</p>}
      {partial !== '' && <PartialText text={partial} />}
    </div>
  )
}
