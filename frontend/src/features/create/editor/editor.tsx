import { memo, useCallback, useDeferredValue, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Span } from '#app/prompts/domain/types'
import { PAGE_TITLE } from '#frontend/components/page/page'
import { addsNothing } from '#frontend/features/create/adds_nothing'
import { AnalysisCard } from '#frontend/features/create/editor/analysis_card'
import { AnalysisProgress } from '#frontend/features/create/editor/analysis_progress'
import { DraftStatus } from '#frontend/features/create/draft_status'
import { EditorNotices } from '#frontend/features/create/editor/editor_notices'
import type { EngineResult } from '#frontend/features/create/editor/editor_state'
import type { EditorWork } from '#frontend/features/create/editor/editor_work'
import { ModelProgress } from '#frontend/features/create/editor/variants/model_progress'
import { ModelSelect } from '#frontend/features/create/model_select'
import { OriginalBox } from '#frontend/features/create/editor/original_box'
import type { PromptStart } from '#frontend/prompts/prompt_start'
import { RerunControls } from '#frontend/features/create/editor/rerun_controls'
import { selectSpan } from '#frontend/features/create/select_span'
import { useEditor } from '#frontend/features/create/editor/use_editor'
import { useModel } from '#frontend/features/create/use_model'
import { VariantList } from '#frontend/features/create/editor/variants/variant_list'
import { useScrollMemory } from '#frontend/lib/window/scroll_memory'
import { t } from '#frontend/lib/texts'

/** They are long where the prompt is, and typing does not wait for them. */
const Analysis = memo(AnalysisCard)
const MemoizedVariantList = memo(VariantList)

/** The Prompt Editor: the engine reads a prompt here, and proposes three variants of it. */
export function Editor({ userId, start }: { userId: string; start: PromptStart }) {
  const model = useModel()
  const work = useEditor(userId, start, model.model)
  const settled = useDeferredValue(work)
  const field = useRef<HTMLTextAreaElement>(null)
  const { key } = useLocation()
  const { step, result } = work.engine
  useScrollMemory(`editor.${key}`, result !== null)
  const { text } = work.view.draft
  const isFirst = step !== null && result === null
  const show = useCallback((span: Span) => field.current && selectSpan(field.current, span), [])

  return (
    <>
      <EditorHeader title={start.title} work={work} model={model} />
      {isFirst ? (
        <AnalysisProgress step={step} onStop={() => work.session.stop()} />
      ) : (
        <div className="mt-4 grid items-start gap-5 lg:grid-cols-[minmax(0,23rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
          <OriginalBox
            ref={field}
            text={text}
            history={work.session}
            isBusy={step !== null}
            isStale={work.isStale}
            isPrimary={work.isStale || result === null}
            onChange={(value) => work.sync.change({ text: value })}
            onBlur={() => void work.sync.flush()}
            onAnalyze={work.analyze}
          />
          <div className="relative min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            {step !== null && (
              <AnalysisProgress step={step} onStop={() => work.session.stop()} isOver />
            )}
            {step === null && <ModelProgress models={work.models} />}
            <EditorNotices work={work} />
            {settled.engine.result && (
              <MemoizedVariantList work={settled} result={settled.engine.result} onShow={show} />
            )}
          </div>
          {result && <EditorSide work={work} result={result} onShow={show} />}
        </div>
      )}
    </>
  )
}

interface HeaderProps {
  title: string | null
  work: EditorWork
  model: ReturnType<typeof useModel>
}

function EditorHeader({ title, work, model }: HeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div className="flex min-w-0 items-baseline gap-3">
        <h1 className={PAGE_TITLE}>{t('create.editor.title')}</h1>
        {title && <p className="max-w-[40ch] truncate text-sm text-muted">{title}</p>}
      </div>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <DraftStatus sync={work.sync} view={work.view} />
        <ModelSelect {...model} />
      </div>
    </header>
  )
}

interface SideProps {
  work: EditorWork
  result: EngineResult
  onShow: (span: Span) => void
}

/** What the engine found in the original, and the settings that the variants follow. */
function EditorSide({ work, result: { request, improvement }, onShow }: SideProps) {
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <Analysis
        text={request.text}
        analysis={improvement.analysis}
        isScored={!addsNothing(improvement.leftAlone)}
        onShow={onShow}
      />
      {improvement.leftAlone !== 'language' && (
        <RerunControls
          settings={work.view.draft.settings}
          family={improvement.analysis.family}
          isBusy={work.engine.isRerunning}
          onChange={work.changeSettings}
        />
      )}
    </div>
  )
}
