import { EyeOff, Play, Square } from 'lucide-react'
import { BlankField } from '#frontend/components/blanks/blank_field'
import { Button } from '#frontend/components/button'
import { Card } from '#frontend/components/card'
import { ModelsLeft } from '#frontend/components/models_left'
import { Select } from '#frontend/components/fields/select'
import type { Tried } from '#frontend/features/tryouts/tried'
import { usePlaces } from '#frontend/features/tryouts/use_places'
import type { TryoutWork } from '#frontend/features/tryouts/use_tryout'
import { useShortcut } from '#frontend/lib/keys'
import { privateSummary } from '#frontend/lib/engine/private_summary'
import { t } from '#frontend/lib/texts'
import { useFactShelf } from '#frontend/lib/facts/use_fact_shelf'
import { modelName, type ModelChoice, type useModels } from '#frontend/lib/use_models'
import { usePrivate } from '#frontend/lib/engine/use_private'
import { writtenDate } from '#frontend/lib/time/written_date'

interface Props {
  tried: Tried
  models: ReturnType<typeof useModels>
  choice: ModelChoice
  onChoose: (id: string) => void
  work: TryoutWork
}

/** The model, the values for the blanks, and the button that runs the comparison. */
export function TryoutForm({ tried, models: { choices, left }, choice, onChoose, work }: Props) {
  const { fields, keeper, answers, values, open } = usePlaces(tried)
  const facts = useFactShelf()
  const found = usePrivate([tried.original, tried.content, ...Object.values(values)].join('\n'))
  const isRunning = work.state === 'running'
  const run = () => void work.run({ model: choice.id, values })
  useShortcut('mod+enter', () => !isRunning && run(), { inFields: true })

  return (
    <Card as="section" className="grid gap-5">
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
        <Select
          label={t('tryouts.model')}
          className="w-full sm:w-72"
          value={choice.id}
          onChange={onChoose}
          options={choices.map((one) => ({
            value: one.id,
            label: one.kind === 'demo' ? t('tryouts.demo') : modelName(one),
          }))}
        />
        {isRunning ? (
          <Button icon={Square} onClick={work.stop}>
            {t('tryouts.stop')}
          </Button>
        ) : (
          <Button variant="primary" icon={Play} onClick={run}>
            {t(work.state === 'idle' ? 'tryouts.run' : 'tryouts.again')}
          </Button>
        )}
        <p className="w-full text-sm text-muted sm:w-auto sm:pb-2.5">
          {choice.kind === 'demo' ? (
            t('tryouts.demoNote')
          ) : left === null ? null : (
            <ModelsLeft count={left} />
          )}
        </p>
      </div>
      {choice.retiresOn && (
        <p className="text-sm text-muted">
          {t('common.model.retires', { day: writtenDate(choice.retiresOn) })}
        </p>
      )}
      {fields.length > 0 && (
        <fieldset className="border-t border-line pt-4">
          <legend className="float-left mb-4 w-full font-semibold">{t('tryouts.toFill')}</legend>
          <div className="clear-both grid gap-x-6 gap-y-5 md:grid-cols-2">
            {fields.map((field) => (
              <BlankField
                key={field.key}
                field={field}
                answer={answers.get(field.key) ?? ''}
                facts={facts}
                onAnswer={(answer) => keeper.answer(field.key, answer)}
                onRest={() => keeper.rest()}
              />
            ))}
          </div>
          {open > 0 && (
            <p role="status" className="mt-4 text-sm text-muted">
              {t('tryouts.open', { count: open })}
            </p>
          )}
        </fieldset>
      )}
      {found && found.items.length > 0 && (
        <p className="flex items-start gap-2 text-sm text-muted">
          <EyeOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t('tryouts.private', { what: privateSummary(found.items) })}
        </p>
      )}
    </Card>
  )
}
