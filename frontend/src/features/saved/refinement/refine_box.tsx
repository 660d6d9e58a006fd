import { EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { isBlankText } from '#app/core/domain/blank_text'
import { Card } from '#frontend/components/card'
import { ModelsLeft } from '#frontend/components/models_left'
import { StreamedText } from '#frontend/components/streamed_text'
import type { DraftSync } from '#frontend/prompts/draft_sync'
import { RefineForm, type RefineWish } from '#frontend/features/saved/refinement/refine_form'
import { RefineOutcome } from '#frontend/features/saved/refinement/refine_outcome'
import type { VersionActions } from '#frontend/features/saved/versions/use_version_actions'
import { useRefinement } from '#frontend/features/saved/refinement/use_refinement'
import { modelChoiceAtom } from '#frontend/lib/model_choice'
import { privateSummary } from '#frontend/lib/engine/private_summary'
import { useAtomValue } from '#frontend/lib/state'
import { t } from '#frontend/lib/texts'
import { modelName, useModels, type ModelChoice } from '#frontend/lib/use_models'
import { usePrivate, type PrivateItem } from '#frontend/lib/engine/use_private'

interface Props {
  id: string
  draft: string
  sync: DraftSync
  actions: Pick<VersionActions, 'refresh' | 'restore'>
}

/** Changes a prompt by saying how; nothing is shown while no model is connected. */
export function RefineBox({ id, draft, sync, actions }: Props) {
  const work = useRefinement(id, sync, actions)
  const { model, models, left, choose } = useChosenModel()
  const form = useForm<RefineWish>({ mode: 'onTouched', defaultValues: { instruction: '' } })
  const found = usePrivate(model ? `${draft}\n${form.watch('instruction')}` : '')
  if (!model) return null
  const isRunning = work.state === 'running'
  const isEmpty = isBlankText(draft)
  const submit = form.handleSubmit(async ({ instruction }) => {
    if (isRunning || isEmpty) return
    if (isBlankText(instruction)) {
      const message = t('refine.missing')
      return form.setError('instruction', { message }, { shouldFocus: true })
    }
    if (await work.refine(instruction.trim(), model)) form.reset()
  })
  return (
    <div className="grid max-w-[760px] gap-3">
      <RefineForm
        form={form}
        models={models}
        model={model}
        isBusy={isRunning}
        isDisabled={isEmpty}
        onChoose={choose}
        onSubmit={submit}
      />
      <RefineFacts models={models} left={left} items={found?.items ?? []} />
      {isRunning && (
        <Card>
          <StreamedText label={t('refine.running')} text={work.partial} onStop={work.stop} />
        </Card>
      )}
      <RefineOutcome work={work} />
    </div>
  )
}

/** The model of this box: the one chosen in it, else the remembered one, else the first. */
function useChosenModel() {
  const remembered = useAtomValue(modelChoiceAtom)
  const [chosen, choose] = useState<string | null>(null)
  const { models, left } = useModels()
  const known = [chosen, remembered].find((id) => models.some((model) => model.id === id))
  return { model: known ?? models[0]?.id, models, left, choose }
}

interface FactsProps {
  models: ModelChoice[]
  left: number | null
  items: PrivateItem[]
}

/** Who changes the prompt, how often that is possible today, and what is masked. */
function RefineFacts({ models, left, items }: FactsProps) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {models.length === 1 && <span>{t('refine.by', { model: modelName(models[0]) })}</span>}
      {left !== null && <ModelsLeft count={left} />}
      {items.length > 0 && (
        <span className="inline-flex items-start gap-1.5">
          <EyeOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t('refine.private', { what: privateSummary(items) })}
        </span>
      )}
    </p>
  )
}
