import { useCallback, useEffect, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { AskField } from '#app/flows/domain/graph/settings'
import { KeptAnswers } from '#frontend/features/flows/run_form/kept_answers'
import type { Answers } from '#frontend/features/flows/run_form/use_execution'
import { usePerson } from '#frontend/lib/session/person'

/** Forms with the same key can take the same answers. */
export const keyOfForm = (flowId: string, fields: AskField[]): string =>
  JSON.stringify([flowId, ...fields.map(({ name, type }) => [name, type])])

/** The form leaves the screen when another tab of the panel opens, so this leads to what was typed. */
let last: { key: string; answers: () => Answers } | null = null

interface KeptForm {
  form: UseFormReturn<Answers>
  /** Forgets answers that the server has. What was typed since stays. */
  forget: (sent: Answers) => void
}

/**
 * A form that still has what was typed before it left the screen, or before the page was loaded again. A form with another
 * key needs a new component.
 */
export function useKeptForm(flowId: string, fields: AskField[]): KeptForm {
  const { id: userId } = usePerson()
  const key = keyOfForm(flowId, fields)
  const [kept] = useState(() => new KeptAnswers(userId, flowId, fields))
  const [defaultValues] = useState(() =>
    last?.key === key
      ? structuredClone(last.answers())
      : { answers: kept.read(), maxCost: '', reuse: false }
  )
  const form = useForm<Answers>({ defaultValues })
  const { getValues, subscribe } = form
  useEffect(() => {
    last = { key, answers: getValues }
  }, [key, getValues])
  useEffect(() => {
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values }) => kept.note(values.answers),
    })
    addEventListener('pagehide', kept.flush)
    return () => {
      unsubscribe()
      removeEventListener('pagehide', kept.flush)
      kept.flush()
    }
  }, [subscribe, kept])
  const forget = useCallback((sent: Answers) => kept.forget(sent.answers), [kept])
  return { form, forget }
}
