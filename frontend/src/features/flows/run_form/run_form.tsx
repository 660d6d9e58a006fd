import { Play } from 'lucide-react'
import type { FormEvent } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { askFieldsOf } from '#app/flows/domain/runs/inputs'
import type { AskField } from '#app/flows/domain/graph/settings'
import { Button } from '#frontend/components/button'
import { Card } from '#frontend/components/card'
import { CreditWarning } from '#frontend/components/figures/credit_warning'
import { Checkbox } from '#frontend/components/fields/checkbox'
import { Form } from '#frontend/components/fields/form'
import { RUN_FOCUS } from '#frontend/features/flows/builder/hold_focus'
import { FillEarlier } from '#frontend/features/flows/run_form/fill_earlier'
import { ForecastLine } from '#frontend/features/flows/run_form/forecast_line'
import { useCreditsFor } from '#frontend/features/flows/flow_rights'
import type { OpenFlow } from '#frontend/features/flows/flows_api'
import { CostLimit } from '#frontend/features/flows/run_form/cost_limit'
import { InputField } from '#frontend/features/flows/run_form/input_field'
import { PinnedWarning } from '#frontend/features/flows/pins/pinned_warning'
import { usePins } from '#frontend/features/flows/pins/use_pins'
import {
  type Answers,
  type SaveFirst,
  useExecution,
} from '#frontend/features/flows/run_form/use_execution'
import { type AnsweredRun, useKeptForm } from '#frontend/features/flows/run_form/use_kept_form'
import { t } from '#frontend/lib/texts'
import { creditText } from '#frontend/lib/use_credits'

interface Props {
  flow: OpenFlow
  /** Shows what keeps the flow from running; undefined where it can run. */
  onUnsound?: () => void
  save?: SaveFirst
  /** The run that is shown, whose answers the form begins with. */
  run?: AnsweredRun
}

/** What a flow asks for, and the button that runs it. */
export function RunForm({ flow, onUnsound, save, run }: Props) {
  const fields = askFieldsOf(flow.graph)
  const { form, forget } = useKeptForm(flow.id, fields, run)
  const { isSubmitting, errors } = form.formState
  const remaining = useCreditsFor(flow)
  const start = form.handleSubmit(useExecution(flow, form, { save, onStarted: forget }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (onUnsound) onUnsound()
    else void start()
  }

  return (
    <Card as="section" aria-labelledby="run-flow">
      <h2 id="run-flow" tabIndex={-1} data-focus={RUN_FOCUS} className="mb-4 font-semibold">
        {t('flows.form.title')}
      </h2>
      <Form
        onSubmit={submit}
        problem={errors.root?.message}
        actions={
          <>
            {!run && <FillEarlier flowId={flow.id} {...{ fields, form }} />}
            <Actions {...{ fields, form, isSubmitting }} isExhausted={remaining === 0} />
          </>
        }
      >
        {run && fields.length > 0 && <p className="text-sm text-muted">{t('flows.form.ofRun')}</p>}
        <Inputs fields={fields} form={form} />
        <PinnedSteps flow={flow} />
        <Reuse form={form} />
        <CostLimit form={form} />
      </Form>
      <NextRun flow={flow} remaining={remaining} />
    </Card>
  )
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
  const separators = fields.map(() => '' as const)
  return (
    <Button onClick={() => form.reset({ ...form.getValues(), answers: sample, separators })}>
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

/** Below the buttons: a line that is loaded later must not move them while they are pressed. */
const NextRun = ({ flow, remaining }: { flow: OpenFlow; remaining: number | undefined }) => (
  <div className="mt-4 grid gap-1 empty:hidden">
    <ForecastLine flowId={flow.id} />
    {remaining ? <Cost remaining={remaining} /> : null}
    <CreditWarning />
  </div>
)

/** Not shown without credits: the warning says that there are none. */
const Cost = ({ remaining }: { remaining: number }) => (
  <p className="text-sm text-muted">{t('flows.form.cost', { left: creditText(remaining) })}</p>
)
