import { EyeOff, WandSparkles } from 'lucide-react'
import { useState, type SyntheticEvent } from 'react'
import { isBlankText } from '#app/core/domain/blank_text'
import { Button } from '#frontend/components/button'
import { Card } from '#frontend/components/card'
import { Field } from '#frontend/components/field'
import { ModelsLeft } from '#frontend/components/models_left'
import { Select } from '#frontend/components/select'
import { StreamedText } from '#frontend/components/streamed_text'
import type { DraftSync } from '#frontend/prompts/draft_sync'
import { RefineOutcome } from '#frontend/features/saved/refine_outcome'
import type { VersionActions } from '#frontend/features/saved/use_version_actions'
import { useRefinement } from '#frontend/features/saved/use_refinement'
import { matchesShortcut } from '#frontend/lib/keys'
import { modelChoiceAtom } from '#frontend/lib/model_choice'
import { privateSummary } from '#frontend/lib/private_summary'
import { useAtomValue } from '#frontend/lib/state'
import { t } from '#frontend/lib/texts'
import { modelName, useModels } from '#frontend/lib/use_models'
import { usePrivate } from '#frontend/lib/use_private'

const INSTRUCTION_LENGTH = 500

interface Props {
  id: string
  draft: string
  sync: DraftSync
  actions: Pick<VersionActions, 'refresh' | 'restore'>
}

/** Changes a prompt by saying how; nothing is shown while no model is connected. */
export function RefineBox({ id, draft, sync, actions }: Props) {
  const work = useRefinement(id, sync, actions)
  const remembered = useAtomValue(modelChoiceAtom)
  const [chosen, choose] = useState<string | null>(null)
  const [instruction, setInstruction] = useState('')
  const { models, left } = useModels()
  const isThere = (one: string | null) => models.some((model) => model.id === one)
  const model = isThere(chosen) ? chosen : isThere(remembered) ? remembered : models[0]?.id
  const found = usePrivate(model ? `${draft}\n${instruction}` : '')
  if (!model) return null
  const isRunning = work.state === 'running'
  const isEmpty = isBlankText(draft)
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isRunning || isEmpty || isBlankText(instruction)) return
    if (await work.refine(instruction.trim(), model)) setInstruction('')
  }
  return (
    <div className="grid max-w-[760px] gap-3">
      <form onSubmit={(event) => void submit(event)} className="flex flex-wrap items-end gap-3">
        <Field
          className="min-w-52 flex-1"
          label={t('refine.label')}
          placeholder={t('refine.example')}
          value={instruction}
          maxLength={INSTRUCTION_LENGTH}
          onChange={({ target }) => setInstruction(target.value)}
          onKeyDown={(event) => matchesShortcut('mod+enter', event) && void submit(event)}
        />
        {models.length > 1 && (
          <Select
            label={t('refine.model')}
            value={model}
            onChange={choose}
            options={models.map((one) => ({ value: one.id, label: modelName(one) }))}
          />
        )}
        <Button type="submit" icon={WandSparkles} isBusy={isRunning} disabled={isEmpty}>
          {t('refine.submit')}
        </Button>
      </form>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        {models.length === 1 && <span>{t('refine.by', { model: modelName(models[0]) })}</span>}
        {left !== null && <ModelsLeft count={left} />}
        {found && found.items.length > 0 && (
          <span className="inline-flex items-start gap-1.5">
            <EyeOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {t('refine.private', { what: privateSummary(found.items) })}
          </span>
        )}
      </p>
      {isRunning && (
        <Card>
          <StreamedText label={t('refine.running')} text={work.partial} onStop={work.stop} />
        </Card>
      )}
      <RefineOutcome work={work} />
    </div>
  )
}
