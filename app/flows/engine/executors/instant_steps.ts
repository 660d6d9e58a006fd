import { DONE } from '#app/flows/domain/graph/graph'
import { stepDone, type StepEnd } from '#app/flows/domain/runs/run_state'
import {
  type CombineSettings,
  type DecideSettings,
  type FormatSettings,
  OTHERWISE,
  type ResultSettings,
} from '#app/flows/domain/graph/settings'
import { StepFailure, type StepContext } from '#app/flows/engine/executors/step_work'
import { filled, holdAll, jsonValueIn, valueIn } from '#app/flows/engine/executors/texts'

export function format({ text, as }: FormatSettings, { lookup }: StepContext): StepEnd {
  if (as === 'text') return stepDone(filled(text, lookup))
  const value = jsonValueIn(text, lookup)
  if (value !== undefined) return stepDone(value)
  throw new StepFailure('not_json', 'The text is not JSON. Check its braces and quotes.')
}

export function combine(
  { separator, hasHeadings }: CombineSettings,
  context: StepContext
): StepEnd {
  const parts = context
    .inputs()
    .map(({ name, text }) => (hasHeadings ? `## ${name}\n\n${text}` : text))
  return stepDone(parts.join(separator))
}

export function decide({ rules }: DecideSettings, { lookup }: StepContext): StepEnd {
  const rule = rules.find(({ all }) => holdAll(all, lookup))
  return { port: rule?.id ?? OTHERWISE, output: rule?.label ?? null }
}

export function result(
  { value, title, formats }: ResultSettings,
  { lookup }: StepContext
): StepEnd {
  const found = valueIn(value, lookup)
  return { port: DONE, output: { title: filled(title, lookup), value: found, formats } }
}

/** Its values are the inputs of the run, which are known before it starts. */
export const ask = (): StepEnd => stepDone(null)
