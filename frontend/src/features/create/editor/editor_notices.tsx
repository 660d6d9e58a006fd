import { isBlankText } from '#app/core/domain/blank_text'
import { Button } from '#frontend/components/button'
import type { EditorWork } from '#frontend/features/create/editor/editor_work'
import { t } from '#frontend/lib/texts'

type Work = Pick<EditorWork, 'engine' | 'isWaiting' | 'analyze' | 'sync' | 'view'>

/** What else there is to say above the variants: nothing yet, a failure, or a history that waits. */
export function EditorNotices({ work }: { work: Work }) {
  const { engine, isWaiting, analyze, sync, view } = work
  const isEmpty = engine.result === null && engine.step === null && !engine.isFailed
  if (engine.isFailed) {
    return (
      <div role="alert" className="mb-5 rounded-card border border-line bg-raised p-5">
        <p>{t('create.editor.failed')}</p>
        <Button className="mt-3" onClick={analyze}>
          {t('create.editor.retry')}
        </Button>
      </div>
    )
  }
  if (isEmpty) {
    const tryExample = () => {
      sync.change({ text: t('create.editor.example') })
      analyze()
    }
    return (
      <div className="rounded-card border border-dashed border-line-strong p-8">
        <p className="font-serif text-xl text-muted">
          {t(isBlankText(view.draft.text) ? 'create.editor.empty' : 'create.editor.notAnalyzed')}
        </p>
        <Button className="mt-4" onClick={isBlankText(view.draft.text) ? tryExample : analyze}>
          {t(isBlankText(view.draft.text) ? 'create.editor.tryExample' : 'create.editor.reanalyze')}
        </Button>
      </div>
    )
  }
  if (!isWaiting) return null
  return (
    <p role="status" className="mb-5 rounded-control bg-sunken px-4 py-2.5 text-sm">
      {t('create.editor.notRecorded')}
    </p>
  )
}
