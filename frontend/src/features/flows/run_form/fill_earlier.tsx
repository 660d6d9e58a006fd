import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { inputText } from '#app/flows/domain/runs/input_text'
import type { AskField } from '#app/flows/domain/graph/settings'
import type { Value } from '#app/flows/domain/values/value'
import { Button } from '#frontend/components/button'
import { runQuery, useRuns } from '#frontend/features/flows/flows_api'
import type { Answers } from '#frontend/features/flows/run_form/use_execution'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'
import { toast } from '#frontend/lib/toast'

interface Props {
  flowId: string
  /** The run that is shown; without one, the last run is used. */
  runId?: string
  fields: AskField[]
  form: UseFormReturn<Answers>
}

/** Fills in the answers of an earlier run, to be changed before the next one. */
export function FillEarlier({ flowId, runId, fields, form }: Props) {
  const client = useQueryClient()
  const id = useRuns(flowId).runs.find(({ only }) => only === null)?.id
  const earlier = runId ?? id
  const filling = useMutation({
    mutationFn: (run: string) => client.fetchQuery(runQuery(run)),
    onSuccess: (run) => {
      if (!run) return
      const inputs = run.inputs as Record<string, Value>
      const answers = fields.map(({ name }) => inputText(inputs[name]))
      const before = structuredClone(form.getValues())
      form.reset({ ...before, answers })
      if (before.answers.some((typed) => typed.trim() !== ''))
        toast({
          title: t('flows.form.earlierFilled'),
          action: { label: t('flows.form.takeBack'), onAction: () => form.reset(before) },
        })
    },
    onError: (error) =>
      toast({ title: t('flows.form.earlierFailed'), text: reasonOf(error), tone: 'danger' }),
  })
  if (earlier === undefined || fields.length === 0) return null
  return (
    <Button isBusy={filling.isPending} onClick={() => filling.mutate(earlier)}>
      {t(runId ? 'flows.form.earlierShown' : 'flows.form.earlier')}
    </Button>
  )
}
