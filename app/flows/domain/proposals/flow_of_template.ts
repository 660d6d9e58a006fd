import { dotlessName, withoutDots } from '#app/core/domain/variables'
import { withKeptBraces } from '#app/flows/domain/editing/with_kept_braces'
import { DONE, GRAPH_FORMAT, type FlowGraph } from '#app/flows/domain/graph/graph'
import type { AskField } from '#app/flows/domain/graph/settings'
import { nameKey } from '#app/flows/domain/graph/variables'
import { field, step } from '#app/flows/domain/ready_flows/ready_flow'
import { firstFreeOf } from '#app/flows/domain/values/first_free'
import type { TemplateStep, TemplateVariable } from '#app/templates/domain/types'

interface TemplateOfFlow {
  title: string
  content: string
  variables: TemplateVariable[]
  steps: TemplateStep[]
}

/**
 * A flow that does what a template asks for: it asks for the variables, runs the steps of a workflow template one after
 * the other, or the one prompt of another, and gives the last answer.
 * @param values what the person has filled in, by the names of variables; what is missing has its example as a sample
 */
export function flowOfTemplate(
  { title, content, variables, steps }: TemplateOfFlow,
  values: Readonly<Record<string, string>> = {}
): FlowGraph {
  const prompts = (steps.length > 0 ? steps : [{ title, prompt: content }]).map((one) => ({
    ...{ title: dotlessName(one.title), prompt: withoutDots(one.prompt) },
  }))
  const taken = new Set(
    [...prompts.map((one) => one.title), ...variables.map(({ name }) => dotlessName(name))].map(
      nameKey
    )
  )
  const free = (...wishes: [string, ...string[]]) =>
    firstFreeOf(wishes, (name) => taken.has(nameKey(name)))
  const nodes = [
    step('ask', free('Details', 'Inputs'), {
      fields: variables.map((one) => askFor(one, values[one.name])),
    }),
    ...prompts.map((one) => step('prompt', one.title, { text: one.prompt })),
    step('result', free('Answer', 'Result'), { value: `{{${prompts.at(-1)!.title}}}`, title }),
  ].map((node, at) => ({ ...node, id: `step-${at + 1}` }))
  return withKeptBraces({
    ...{ format: GRAPH_FORMAT, nodes, notes: [] },
    edges: nodes.slice(1).map(({ id }, at) => ({ from: nodes[at].id, port: DONE, to: id })),
  })
}

const askFor = (
  { name, label, help, type, choices, example }: TemplateVariable,
  value = ''
): AskField =>
  field(dotlessName(name), label, type, {
    ...{ help, sample: value.trim() === '' ? example : value },
    ...(type === 'choice' && { choices }),
  })
