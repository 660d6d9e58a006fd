import type { LeftAlone as Reason } from '#app/prompts/domain/types'
import { QuestionCard } from '#frontend/features/create/editor/question_card'
import { FillDraft } from '#frontend/components/fill_draft'
import { VersionCard } from '#frontend/features/create/editor/version_card'
import type { EngineResult } from '#frontend/features/create/editor/use_engine'
import type { useEditor } from '#frontend/features/create/editor/use_editor'
import { t } from '#frontend/lib/texts'

export type EditorWork = ReturnType<typeof useEditor>

/** The three versions that the engine proposes, or the praise of a prompt that needs none. */
export function VersionList({ work, result }: { work: EditorWork; result: EngineResult }) {
  const { request, improvement } = result
  const others = [
    { value: 'original', label: t('create.optimizer.original'), text: request.text },
    ...improvement.variants.map(({ id, title, content }) => ({
      value: id,
      label: title,
      text: content,
    })),
  ]
  const isDimmed = work.engine.step !== null
  return (
    <section
      id="versions"
      tabIndex={-1}
      aria-labelledby="versions-title"
      inert={isDimmed}
      className={`scroll-mt-16 outline-none transition-opacity duration-150 motion-reduce:transition-none ${isDimmed ? 'opacity-50' : ''}`}
    >
      <h2 id="versions-title" className="text-xl font-semibold">
        {t('create.editor.versions')}
      </h2>
      {improvement.leftAlone ? (
        <LeftAlone reason={improvement.leftAlone} work={work} />
      ) : (
        <p className="mt-1 text-sm text-muted">{t('create.editor.versionsLead')}</p>
      )}
      <QuestionCard request={request} onAnswer={work.answer} />
      <div className="mt-5 flex flex-col gap-5">
        {improvement.variants.map((variant) => (
          <VersionCard
            key={variant.id}
            original={request.text}
            variant={variant}
            work={work}
            others={others}
          />
        ))}
      </div>
    </section>
  )
}

function LeftAlone({ reason, work: { view, keeper } }: { reason: Reason; work: EditorWork }) {
  return (
    <div className="mt-4 card p-6">
      <p className="font-serif text-xl text-balance">{t(`create.leftAlone.${reason}`)}</p>
      {reason === 'excellent' && (
        <p className="mt-2 text-sm text-muted">{t('create.editor.unchangedLead')}</p>
      )}
      <div className="mt-4 empty:hidden">
        <FillDraft
          text={view.draft.text}
          onChange={(text) => keeper.change({ text })}
          opensForVariables
        />
      </div>
    </div>
  )
}
