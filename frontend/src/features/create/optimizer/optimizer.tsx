import { useCallback } from 'react'
import { useScrollMemory } from '#frontend/lib/window/scroll_memory'
import { useLocation } from 'react-router'
import { DraftStatus } from '#frontend/features/create/draft_status'
import { OriginalPanel } from '#frontend/features/create/optimizer/original_panel'
import { EnhancedPanel } from '#frontend/features/create/optimizer/enhanced_panel'
import type { PromptStart } from '#frontend/prompts/prompt_start'
import { toastError } from '#frontend/prompts/prompt_toasts'
import { ModelSelect } from '#frontend/features/create/model_select'
import { useModel } from '#frontend/features/create/use_model'
import type { ResultTools } from '#frontend/features/create/optimizer/result_tools'
import { useOptimizer } from '#frontend/features/create/optimizer/use_optimizer'
import { OFFLINE } from '#frontend/lib/model_choice'
import { t } from '#frontend/lib/texts'

/** The Prompt Optimizer: a text on the left, what the server makes of it on the right. */
export function Optimizer({ userId, start }: { userId: string; start: PromptStart }) {
  const tell = useCallback(() => toastError(t('create.optimizer.failedToast')), [])
  const model = useModel()
  const work = useOptimizer(userId, start, model.model, tell)
  const { key } = useLocation()
  useScrollMemory(`create.${key}`, true)
  const isStale = work.result !== null && work.view.draft.text !== work.result.original

  return (
    <section aria-labelledby="optimizer-title" className="mt-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="optimizer-title" className="text-xl font-semibold">
            {t('create.optimizer.title')}
          </h2>
          <p className="mt-1 text-sm text-muted">{t('create.optimizer.lead')}</p>
        </div>
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          <DraftStatus sync={work.sync} view={work.view} />
          <ModelSelect {...model} />
        </div>
      </div>
      <div className="mt-4 grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] xl:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
        <OriginalPanel
          text={work.view.draft.text}
          history={work.sync}
          promptId={work.gateway.promptId}
          isLoading={work.panel === 'loading'}
          isPrimary={work.panel !== 'done' || isStale}
          onChange={(text) => work.sync.change({ text })}
          onBlur={() => void work.sync.flush()}
          onRegenerate={() => void work.improve()}
        />
        <EnhancedPanel
          panel={work.panel}
          isStreamed={model.model !== null}
          partial={work.partial}
          refusal={work.refusal}
          result={work.result}
          isStale={isStale}
          accepted={work.accepted}
          tools={toolsOf(work)}
          onStop={work.stop}
          onRetry={() => void work.improve()}
          onBack={work.showLast}
          onOffline={() => {
            model.choose(OFFLINE)
            void work.improve(null)
          }}
          onExample={() => {
            work.sync.change({ text: t('create.optimizer.example') })
            void work.improve()
          }}
          onSave={work.save}
          onPin={work.pin}
        />
      </div>
    </section>
  )
}

const toolsOf = (work: ReturnType<typeof useOptimizer>): ResultTools => ({
  draft: work.view.draft,
  gateway: work.gateway,
  kindChoice: work.kindChoice,
  answer: work.answer,
  askForm: work.askForm,
})
