import type { LeftAlone as Reason, Span } from '#app/prompts/domain/types'
import { QuestionCard } from '#frontend/features/create/questions/question_card'
import { ContentsNote } from '#frontend/features/create/contents/contents_note'
import { WaysOn } from '#frontend/features/create/contents/ways_on'
import { addsNothing } from '#frontend/features/create/adds_nothing'
import { FormChips } from '#frontend/features/create/contents/form_chips'
import { NearestTemplate } from '#frontend/features/create/contents/nearest_template'
import { FillDraft } from '#frontend/components/blanks/fill_draft'
import { VariantTabs } from '#frontend/features/create/editor/variants/variant_tabs'
import { kindOfResult, type EngineResult } from '#frontend/features/create/editor/editor_state'
import { KindLine } from '#frontend/features/create/kind/kind_line'
import { KindQuestion } from '#frontend/features/create/kind/kind_question'
import { useAnswersOf } from '#frontend/features/create/use_filling'
import type { EditorWork } from '#frontend/features/create/editor/editor_work'
import { t } from '#frontend/lib/texts'

interface Props {
  work: EditorWork
  result: EngineResult
}

interface ListProps extends Props {
  onShow: (span: Span) => void
}

/** The three variants that the engine proposes, or why there are none, and what has to be known first. */
export function VariantList({ work, result, onShow }: Props & { onShow: (span: Span) => void }) {
  const { request, improvement } = result
  const isDimmed = work.engine.step !== null
  const { answers } = useAnswersOf(work.gateway)
  return (
    <section
      id="versions"
      tabIndex={-1}
      aria-labelledby="versions-title"
      inert={isDimmed}
      className={`scroll-mt-16 outline-none transition-opacity duration-150 motion-reduce:transition-none ${isDimmed ? 'opacity-50' : ''}`}
    >
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id="versions-title" className="text-xl font-semibold">
          {t('create.editor.versions')}
        </h2>
        {!improvement.leftAlone && (
          <p className="text-sm text-muted">{t('create.editor.versionsLead')}</p>
        )}
      </div>
      <ResultKind work={work} result={result} />
      {improvement.leftAlone && !improvement.question && (
        <LeftAlone reason={improvement.leftAlone} work={work} result={result} />
      )}
      <Found work={work} result={result} onShow={onShow} />
      <QuestionCard
        request={request}
        text={work.view.draft.text}
        filled={answers}
        onAnswer={work.answer}
        hidesNone={improvement.question !== null}
        isScored={!addsNothing(improvement.leftAlone)}
      />
      {improvement.variants.length > 0 && <VariantTabs work={work} result={result} />}
    </section>
  )
}

/** What kind of work the variants are, or the question where that is not known. */
function ResultKind({ work, result }: Props) {
  const { question, analysis, narrower } = result.improvement
  const kind = kindOfResult(result) ?? analysis.family
  if (question)
    return (
      <div className="mt-4 card p-5">
        <KindQuestion question={question} choice={work.kindChoice} />
      </div>
    )
  if (!kind) return null
  const line = <KindLine kind={kind} narrower={narrower ?? []} choice={work.kindChoice} />
  if (addsNothing(result.improvement.leftAlone)) return line
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        {line}
        <FormChips text={work.view.draft.text} family={analysis.family} onAsk={work.askForm} />
      </div>
      <NearestTemplate text={result.request.text} kind={kindOfResult(result)} />
    </div>
  )
}

function Found({ work, result: { request, improvement }, onShow }: ListProps) {
  if (!improvement.contents) return null
  return (
    <div className="mt-3 card px-5 py-4">
      <ContentsNote
        text={request.text}
        contents={improvement.contents}
        isSection
        onShow={work.isStale ? undefined : onShow}
      />
    </div>
  )
}

interface LeftAloneProps extends Props {
  reason: Reason
}

function LeftAlone({ reason, work, result }: LeftAloneProps) {
  const { view, sync } = work
  return (
    <div className="mt-4 card p-6">
      <p className="font-serif text-xl text-balance">{t(`create.leftAlone.${reason}`)}</p>
      {reason === 'excellent' && (
        <p className="mt-2 text-sm text-muted">{t('create.editor.unchangedLead')}</p>
      )}
      {addsNothing(reason) && (
        <WaysOn
          text={view.draft.text}
          original={result.request.text}
          family={result.improvement.analysis.family}
          kind={kindOfResult(result)}
          onAsk={work.askForm}
        />
      )}
      <div className="mt-4 empty:hidden">
        <FillDraft
          text={view.draft.text}
          onChange={(text) => sync.change({ text })}
          onBlur={() => void sync.flush()}
          opensForVariables
        />
      </div>
    </div>
  )
}
