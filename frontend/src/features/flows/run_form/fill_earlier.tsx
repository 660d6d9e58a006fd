import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import type { AskField } from '#app/flows/domain/graph/settings'
import { Button } from '#frontend/components/button'
import { runQuery, useRuns } from '#frontend/features/flows/flows_api'
import type { Answers } from '#frontend/features/flows/run_form/use_execution'
import { answersOf } from '#frontend/features/flows/run_form/use_kept_form'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'
import { toast } from '#frontend/lib/toast'

interface Props {
  flowId: string
  fields: AskField[]
  form: UseFormReturn<Answers>
}

/** Fills in the answers of the last run, to be changed before the next one. */
export function FillEarlier({ flowId, fields, form }: Props) {
  const client = useQueryClient()
  const earlier = useRuns(flowId).runs.find(({ only }) => only === null)?.id
  const filling = useMutation({
    mutationFn: (run: string) => client.fetchQuery(runQuery(run)),
    onSuccess: (run) => {
      if (!run) return
      const { answers, separators } = answersOf(fields, run)
      const before = structuredClone(form.getValues())
      form.reset({ ...before, answers, separators })
      if (before.answers.some((answer) => answer.trim() !== ''))
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
      {t('flows.form.earlier')}
    </Button>
  )
}
