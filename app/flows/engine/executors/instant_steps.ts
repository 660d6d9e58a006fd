import { DONE } from '#app/flows/domain/graph/graph'
import type { Value } from '#app/flows/domain/values/value'
import { conditionsHold } from '#app/flows/domain/runs/conditions_hold'
import { stepDone, type StepEnd } from '#app/flows/domain/runs/run_state'
import {
  type CombineSettings,
  type DecideSettings,
  type FormatSettings,
  OTHERWISE,
  type ResultSettings,
} from '#app/flows/domain/graph/settings'
import { StepFailure, type StepContext } from '#app/flows/engine/executors/step_work'
import { filled, valueIn } from '#app/flows/engine/executors/texts'

export function format({ text, as }: FormatSettings, { lookup }: StepContext): StepEnd {
  if (as === 'text') return stepDone(filled(text, lookup))
  const value = valueIn(text, lookup)
  if (typeof value !== 'string') return stepDone(value)
  try {
    return stepDone(JSON.parse(value) as Value)
  } catch {
    throw new StepFailure('not_json', 'The text is not JSON. Check its braces and quotes.')
  }
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
  const rule = rules.find(({ all }) => conditionsHold(all, (text) => filled(text, lookup)))
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
