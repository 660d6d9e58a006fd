import { Play } from 'lucide-react'
import { type FormEvent, useEffect } from 'react'
import { Controller, useForm, type UseFormReturn } from 'react-hook-form'
import { askFieldsOf } from '#app/flows/domain/inputs'
import type { AskField } from '#app/flows/domain/settings'
import { Button } from '#frontend/components/button'
import { Card } from '#frontend/components/card'
import { Checkbox } from '#frontend/components/fields/checkbox'
import { Form } from '#frontend/components/fields/form'
import { ForecastLine } from '#frontend/features/flows/forecast_line'
import type { OpenFlow } from '#frontend/features/flows/flows_api'
import { CostLimit } from '#frontend/features/flows/cost_limit'
import { InputField } from '#frontend/features/flows/input_field'
import { PinnedWarning } from '#frontend/features/flows/pins/pinned_warning'
import { usePins } from '#frontend/features/flows/pins/use_pins'
import { type Answers, type SaveFirst, useExecution } from '#frontend/features/flows/use_execution'
import { t } from '#frontend/lib/texts'
import { creditText, useCredits } from '#frontend/lib/use_credits'

interface Props {
  flow: OpenFlow
  /** Shows what keeps the flow from running; undefined where it can run. */
  onUnsound?: () => void
  save?: SaveFirst
}

const emptyAnswers = (fields: AskField[]): Answers => ({
  ...{ answers: fields.map(() => ''), maxCost: '', reuse: false },
})

/** What a flow asks for, and the button that runs it. */
export function RunForm({ flow, onUnsound, save }: Props) {
  const fields = askFieldsOf(flow.graph)
  const form = useKeptForm(flow.id, fields)
  const { isSubmitting, errors } = form.formState
  const remaining = useCredits()?.remaining
  const run = form.handleSubmit(useExecution(flow, form, save))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (onUnsound) onUnsound()
    else void run()
  }

  return (
    <Card as="section" aria-labelledby="run-flow">
      <h2 id="run-flow" className="mb-4 font-semibold">
        {t('flows.form.title')}
      </h2>
      <Form
        onSubmit={submit}
        problem={errors.root?.message}
        actions={<Actions {...{ fields, form, isSubmitting }} isExhausted={remaining === 0} />}
      >
        <Inputs fields={fields} form={form} />
        <PinnedSteps flow={flow} />
        <Reuse form={form} />
        <CostLimit form={form} />
        <ForecastLine flowId={flow.id} />
        {remaining !== undefined && <Cost remaining={remaining} />}
      </Form>
    </Card>
  )
}

/** The form leaves the screen when another tab of the panel opens, so this keeps what was typed. */
let typed: { key: string; answers: Answers } | null = null

/** A form that still has what was typed before it left the screen. Different fields make a different form. */
function useKeptForm(flowId: string, fields: AskField[]): UseFormReturn<Answers> {
  const key = JSON.stringify([flowId, fields.map(({ name }) => name)])
  const known = typed?.key === key ? typed.answers : emptyAnswers(fields)
  const form = useForm<Answers>({ defaultValues: known })
  const { getValues } = form
  useEffect(
    () => () => {
      typed = { key, answers: structuredClone(getValues()) }
    },
    [key, getValues]
  )
  return form
}

interface FieldsProps {
  fields: AskField[]
  form: UseFormReturn<Answers>
}

interface ActionsProps extends FieldsProps {
  isSubmitting: boolean
  /** There is no credit left. */
  isExhausted: boolean
}

function Actions({ fields, form, isSubmitting, isExhausted }: ActionsProps) {
  return (
    <>
      <FillSample fields={fields} form={form} />
      <Button
        type="submit"
        variant="primary"
        icon={Play}
        disabled={isExhausted}
        isBusy={isSubmitting}
      >
        {t('flows.form.run')}
      </Button>
    </>
  )
}

function FillSample({ fields, form }: FieldsProps) {
  const sample = fields.map((field) => field.sample ?? '')
  if (sample.every((text) => text === '')) return null
  return (
    <Button onClick={() => form.reset({ ...form.getValues(), answers: sample })}>
      {t('flows.form.sample')}
    </Button>
  )
}

function Inputs({ fields, form }: FieldsProps) {
  if (fields.length === 0) return <p className="text-sm text-muted">{t('flows.form.nothing')}</p>
  return fields.map((field, at) => (
    <InputField key={field.name} field={field} at={at} form={form} />
  ))
}

function PinnedSteps({ flow: { id, graph } }: { flow: OpenFlow }) {
  const { pinOf } = usePins(id)
  const pinned = graph.nodes.filter((node) => pinOf(node.id) !== null)
  return <PinnedWarning names={pinned.map(({ name }) => name)} />
}

const Reuse = ({ form: { control } }: { form: UseFormReturn<Answers> }) => (
  <Controller
    control={control}
    name="reuse"
    render={({ field: { value, onChange } }) => (
      <Checkbox label={t('flows.form.reuse')} checked={value} onChange={onChange} />
    )}
  />
)

const Cost = ({ remaining }: { remaining: number }) => (
  <p className="text-sm text-muted">
    {remaining === 0
      ? t('flows.form.exhausted')
      : t('flows.form.cost', { left: creditText(remaining) })}
  </p>
)
