import { useCallback, useEffect, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { AskField } from '#app/flows/domain/graph/settings'
import { typedInput } from '#app/flows/domain/runs/input_text'
import type { Value } from '#app/flows/domain/values/value'
import type { OpenRun } from '#frontend/features/flows/flows_api'
import { KeptAnswers, type TypedAnswers } from '#frontend/features/flows/run_form/kept_answers'
import type { Answers } from '#frontend/features/flows/run_form/use_execution'
import { usePerson } from '#frontend/lib/session/person'
import { flowAnswersPlace } from '#frontend/lib/storage/flow_answers'

/** A run whose answers a form begins with. */
export type AnsweredRun = Pick<OpenRun, 'id' | 'inputs'>

/** Forms with the same key can take the same answers. */
export const keyOfForm = (flowId: string, fields: AskField[], runId?: string): string =>
  JSON.stringify([flowId, runId, ...fields.map(({ name, type }) => [name, type])])

/**
 * A form leaves the screen when another tab of the panel opens, and that of the draft when a run is shown, so this leads
 * to what was typed into each.
 */
const last: Partial<Record<'draft' | 'run', { key: string; answers: () => Answers }>> = {}

interface KeptForm {
  form: UseFormReturn<Answers>
  /** Forgets answers that the server has. What was typed since stays. */
  forget: (sent: Answers) => void
}

/**
 * A form that still has what was typed before it left the screen, or before the page was loaded again. That of a run begins
 * with the answers of the run, and leaves what was typed into that of the draft alone. A form with another key needs a new
 * component.
 */
export function useKeptForm(flowId: string, fields: AskField[], run?: AnsweredRun): KeptForm {
  const { id: userId } = usePerson()
  const key = keyOfForm(flowId, fields, run?.id)
  const slot = run ? 'run' : 'draft'
  const [kept] = useState(
    () => new KeptAnswers(flowAnswersPlace(userId, flowId, run?.id), fields, answersOf(fields, run))
  )
  const [defaultValues] = useState(() => {
    const before = last[slot]
    return before?.key === key
      ? structuredClone(before.answers())
      : { ...kept.read(), maxCost: '', reuse: false }
  })
  const form = useForm<Answers>({ defaultValues })
  const { getValues, subscribe } = form
  useEffect(() => {
    last[slot] = { key, answers: getValues }
  }, [slot, key, getValues])
  useEffect(() => {
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values }) => kept.note(values),
    })
    addEventListener('pagehide', kept.flush)
    return () => {
      unsubscribe()
      removeEventListener('pagehide', kept.flush)
      kept.flush()
    }
  }, [subscribe, kept])
  const forget = useCallback((sent: Answers) => kept.forget(sent), [kept])
  return { form, forget }
}

/** What a run was started with, as the form takes it; empty texts without one. */
export function answersOf(fields: AskField[], run?: AnsweredRun): TypedAnswers {
  const inputs = (run?.inputs ?? {}) as Record<string, Value>
  const typed = fields.map(({ name }) => typedInput(inputs[name]))
  return {
    answers: typed.map(({ text }) => text),
    separators: typed.map(({ separator }) => (run ? separator : '')),
  }
}
