import { Square, WandSparkles } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Button } from '#frontend/components/button'
import { Card } from '#frontend/components/card'
import { Field } from '#frontend/components/field'
import { Select } from '#frontend/components/select'
import { Spinner } from '#frontend/components/spinner'
import type { DraftSaver } from '#frontend/features/saved/draft_saver'
import { RefineOutcome } from '#frontend/features/saved/refine_outcome'
import type { VersionActions } from '#frontend/features/saved/use_version_actions'
import { useRefinement } from '#frontend/features/saved/use_refinement'
import { modelChoiceAtom } from '#frontend/lib/model_choice'
import { useAtomValue } from '#frontend/lib/state'
import { t } from '#frontend/lib/texts'
import { modelName, useModels } from '#frontend/lib/use_models'

const INSTRUCTION_LENGTH = 500

interface Props {
  id: string
  isEmpty: boolean
  saver: DraftSaver
  actions: Pick<VersionActions, 'refresh' | 'restore'>
}

/** Changes a prompt by saying how; nothing is shown while no model is connected. */
export function RefineBox({ id, isEmpty, saver, actions }: Props) {
  const work = useRefinement(id, saver, actions)
  const remembered = useAtomValue(modelChoiceAtom)
  const [chosen, choose] = useState<string | null>(null)
  const [instruction, setInstruction] = useState('')
  const models = useModels().choices.filter(({ kind }) => kind === 'model')
  const isThere = (one: string | null) => models.some((model) => model.id === one)
  const model = isThere(chosen) ? chosen : isThere(remembered) ? remembered : models[0]?.id
  if (!model) return null
  const isRunning = work.state === 'running'
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isRunning || isEmpty || instruction.trim() === '') return
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
      {isRunning && (
        <Card className="grid gap-3">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p role="status" className="flex items-center gap-2.5 text-muted">
              <Spinner />
              {t('refine.running')}
            </p>
            <Button icon={Square} size="sm" onClick={work.stop}>
              {t('refine.stop')}
            </Button>
          </div>
          {work.partial !== '' && (
            <div aria-hidden="true" className="prompt-text break-words whitespace-pre-wrap">
              {work.partial}
            </div>
          )}
        </Card>
      )}
      <RefineOutcome work={work} />
    </div>
  )
}
