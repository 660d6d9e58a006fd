import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { UseFormReturn, UseFormSetError } from 'react-hook-form'
import { askFieldsOf, readInputs } from '#app/flows/domain/runs/inputs'
import { MAX_COST } from '#app/flows/domain/values/limits'
import { likelySeparator, type Separator, type Separators } from '#app/flows/domain/values/entries'
import type { AskField } from '#app/flows/domain/graph/settings'
import { flowQuery, type OpenFlow } from '#frontend/features/flows/flows_api'
import { useRunOpener } from '#frontend/features/flows/runs/run_opener'
import { afterStart } from '#frontend/features/flows/runs/after_start'
import { api, fieldErrors, serverMessageOf } from '#frontend/lib/api'
import { AttemptKeys } from '#frontend/lib/attempt_keys'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'
import { toastFailure } from '#frontend/lib/toast_failure'

/** What is typed into the fields of a flow, in their order. */
export interface Answers {
  answers: string[]
  /** What separates the items of the answers that are lists, in the order of the fields; empty until it is chosen. */
  separators: (Separator | '')[]
  /** US dollars, or empty. */
  maxCost: string
  /** Whether steps take their earlier answers. */
  reuse: boolean
}

/** Undefined without a limit; null if the text is not a limit. */
export function maxCostOf(text: string): number | undefined | null {
  const trimmed = text.trim().replace(/^\$/, '')
  if (trimmed === '') return undefined
  const dollars = Number(trimmed)
  return dollars > 0 && dollars <= MAX_COST ? dollars : null
}

/** Saves what was changed, because the server runs what it has. Resolves to whether it has everything. */
export type SaveFirst = () => Promise<boolean>

interface ExecutionOptions {
  save?: SaveFirst
  /** Called with the answers of a run that the server has started. */
  onStarted: (typed: Answers) => void
}

/** Starts a run with the answers and opens it, or shows at the fields what is wrong. */
export function useExecution(
  { id, graph }: OpenFlow,
  { setError }: UseFormReturn<Answers>,
  { save = async () => true, onStarted }: ExecutionOptions
): (typed: Answers) => Promise<void> {
  const client = useQueryClient()
  const opener = useRunOpener()
  const fields = askFieldsOf(graph)
  const keys = useRef(new AttemptKeys())

  const show = (messages: Record<string, string>) => showAtFields(fields, setError, messages)

  return async (typed) => {
    const unclear = unclearLists(fields, typed)
    if (show(unclear)) return
    const body = bodyOf(fields, typed)
    const read = readInputs(graph, body.inputs, body.separators)
    if (!read.ok) return void show(read.fields)
    if (!(await save())) return setError('root', { message: t('flows.form.unsaved') })
    try {
      const headers = {
        'prefer': 'respond-async',
        'idempotency-key': keys.current.keyOf(body, graph),
      }
      const run = await api.flowRuns.store({ params: { id }, body, headers })
      keys.current.end()
      onStarted(typed)
      afterStart(client, run.id)
      await opener.open(run.id)
    } catch (error) {
      if (show(fieldErrors(error))) return
      void client.invalidateQueries({ queryKey: flowQuery(id).queryKey })
      const failed = t('flows.form.failed')
      setError('root', { message: reasonOf(error) || failed })
      const why = serverMessageOf(error) ?? failed
      toastFailure(t('flows.form.failedTitle'), error, why)
    }
  }
}

function bodyOf(fields: AskField[], typed: Answers) {
  const { answers, maxCost, reuse } = typed
  const given = fields.map(({ name }, at): [string, string] => [name, answers[at]])
  return {
    inputs: Object.fromEntries(given.filter(([, answer]) => answer.trim() !== '')),
    separators: separatorsOf(fields, typed),
    maxCost: maxCostOf(maxCost) ?? undefined,
    reuse: reuse || undefined,
  }
}

/** Those of the lists that do not have an item per line; undefined where all have. */
function separatorsOf(fields: AskField[], typed: Answers): Separators | undefined {
  const given = fields.flatMap(({ name, type }, at) => {
    const separator = type === 'list' ? (separatorAt(typed, at) ?? 'line') : 'line'
    return separator !== 'line' ? [[name, separator] as const] : []
  })
  return given.length > 0 ? Object.fromEntries(given) : undefined
}

/** The one that was chosen, else the likely one; null where the text does not show it. */
const separatorAt = ({ answers, separators }: Answers, at: number): Separator | null =>
  separators[at] || likelySeparator(answers[at])

/** What to say at lists whose lines may belong together. */
const unclearLists = (fields: AskField[], typed: Answers): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ name, type }, at) =>
      type === 'list' && separatorAt(typed, at) === null
        ? [[`inputs.${name}`, t('flows.form.list.choose')]]
        : []
    )
  )

/** Shows messages such as that of `inputs.name` at their fields. @returns whether there were any */
function showAtFields(
  fields: AskField[],
  setError: UseFormSetError<Answers>,
  messages: Record<string, string>
): boolean {
  const wrong = fields.flatMap(({ name }, at) => {
    const message = messages[`inputs.${name}`]
    return message ? [{ at, message }] : []
  })
  wrong.forEach(({ at, message }, order) =>
    setError(`answers.${at}`, { message }, { shouldFocus: order === 0 })
  )
  return wrong.length > 0
}
