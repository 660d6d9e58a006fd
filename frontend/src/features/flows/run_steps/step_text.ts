import type { FlowNode } from '#app/flows/domain/graph/graph'
import type { AskSettings } from '#app/flows/domain/graph/settings'
import { textOf } from '#app/flows/domain/graph/variables'
import type { Value } from '#app/flows/domain/values/value'
import type { OpenRun, Step } from '#frontend/features/flows/flows_api'

/** What a step of a run gave, as people read it: an Ask has its answers, and a step that failed says why. */
export function stepText(
  node: FlowNode,
  { output, error }: Pick<Step, 'output' | 'error'>,
  inputs: OpenRun['inputs']
): string {
  if (error) return error.message
  return node.kind === 'ask' ? answersText(node, inputs) : outputText(node, output)
}

/** The questions of an Ask that were answered, with the answers. */
export function answersText({ settings }: FlowNode, inputs: OpenRun['inputs']): string {
  const { fields = [] } = settings as Partial<AskSettings>
  return fields
    .filter(({ name }) => Object.hasOwn(inputs, name))
    .map(({ name, label }) => `${label || name}: ${textOf(inputs[name])}`)
    .join('\n\n')
}

/** The output of a step; of a Result, which gives its title and its files as well, the value. */
export const outputText = ({ kind }: FlowNode, output: Value | null): string =>
  textOf(kind === 'result' ? valueOfResult(output) : (output ?? undefined))

function valueOfResult(output: Value | null): Value | undefined {
  if (output === null || typeof output !== 'object' || Array.isArray(output)) return undefined
  return Object.hasOwn(output, 'value') ? output.value : output
}
