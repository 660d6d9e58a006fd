import type { FlowGraph, FlowNode, NodeKind } from '#app/flows/domain/graph/graph'
import { FAILED } from '#app/flows/domain/graph/graph'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import type { Plan, PlannedStep } from '#app/flows/domain/checks/plan'
import type {
  CombineSettings,
  FormatSettings,
  PromptSettings,
  ResultSettings,
  TemplateSettings,
} from '#app/flows/domain/graph/settings'
import { readGraph } from '#app/flows/domain/checks/validate_graph'
import { nameKey, readVariables, withReferences } from '#app/flows/domain/graph/variables'
import { blankKey } from '#app/prompts/domain/blanks/blank_fields'
import { filledWith } from '#app/prompts/domain/tryout/places'

export type Flattened = { ok: true; text: string } | { ok: false; sentence: string }

type Templates = ReadonlyMap<string, string>

/** Steps that one prompt can stand for: none decides, waits, repeats, or reaches out. */
const FLAT = new Set<NodeKind>(['ask', 'prompt', 'template', 'combine', 'format', 'result'])

/**
 * One prompt that asks for what all steps of a flow do, in order, with what the flow asks for as variables; or in a
 * sentence why one prompt cannot.
 * @param templates the prompts of the templates that its steps fill in, by id
 */
export function promptOfFlow(graph: FlowGraph, templates: Templates = new Map()): Flattened {
  const { problems, plan } = readGraph(graph)
  if (problems.length > 0 || !plan) return refused('Repair the flow first: it cannot run as it is.')
  const odd = graph.nodes.find(({ kind }) => !FLAT.has(kind))
  if (odd) return refused(`One prompt cannot do what “${odd.name}” does (${titleOf(odd)}).`)
  if (graph.edges.some(({ port }) => port === FAILED))
    return refused('One prompt cannot go another way where a step fails.')
  const jobs = plan.steps.filter(({ node }) => node.kind === 'prompt')
  if (jobs.length === 0) return refused('No step of this flow asks an AI model.')
  return { ok: true, text: textOf(plan, jobs, templates) }
}

const refused = (sentence: string): Flattened => ({ ok: false, sentence })
const titleOf = ({ kind }: FlowNode) => kindOf(kind).title

function textOf(plan: Plan, jobs: PlannedStep[], templates: Templates): string {
  const values = new Map<string, string>()
  const written: string[] = []
  for (const step of plan.steps) {
    const { node } = step
    if (node.kind === 'prompt') {
      const text = filled((node.settings as unknown as PromptSettings).text, values)
      const number = written.push(text)
      values.set(nameKey(node.name), `(the result of step ${number}, ${node.name})`)
    } else if (node.kind !== 'ask' && node.kind !== 'result') {
      values.set(nameKey(node.name), contentOf(step, { plan, values, templates }))
    }
  }
  const results = plan.steps.filter(({ node }) => node.kind === 'result')
  const wanted = results.map(({ node }) => (node.settings as unknown as ResultSettings).value)
  const isOne = jobs.length === 1 && wanted.every((value) => isOnly(value, jobs[0].node.name))
  return isOne
    ? written[0]
    : inSteps(
        jobs,
        written,
        [...new Set(wanted)].map((value) => filled(value, values))
      )
}

/** Whether a text is nothing but one variable. */
function isOnly(text: string, name: string): boolean {
  const { texts, variables } = readVariables(text)
  const [path = []] = variables
  const isAlone = variables.length === 1 && texts.every((one) => one.trim() === '')
  return isAlone && path.length === 1 && path[0] === nameKey(name)
}

function inSteps(jobs: PlannedStep[], written: string[], results: string[]): string {
  const count = jobs.length === 1 ? 'this step' : `these ${jobs.length} steps in order`
  const steps = jobs.map(({ node }, at) => `## Step ${at + 1}: ${node.name}\n\n${written[at]}`)
  return [
    `Do ${count}. Keep the result of each step for the steps after it.`,
    ...steps,
    `## What to give\n\nGive only this, without the results of the other steps:\n\n${results.join('\n\n')}`,
  ].join('\n\n')
}

/** What a step without a model makes, with earlier results by their names. */
function contentOf(
  step: PlannedStep,
  {
    plan: { steps },
    values,
    templates,
  }: { plan: Plan; values: Map<string, string>; templates: Templates }
): string {
  const { kind, settings } = step.node
  if (kind === 'format') return filled((settings as unknown as FormatSettings).text, values)
  if (kind === 'template') {
    const { templateId, values: given } = settings as unknown as TemplateSettings
    return templateText(templates.get(templateId) ?? '', given, values)
  }
  const { separator, hasHeadings } = settings as unknown as CombineSettings
  const parts = [...new Set(step.inputs.map(({ from }) => from))].map((from) => {
    const { name } = steps[from].node
    const value = values.get(nameKey(name)) ?? `{{${name}}}`
    return hasHeadings ? `## ${name}\n\n${value}` : value
  })
  return parts.join(separator)
}

function templateText(
  content: string,
  given: TemplateSettings['values'],
  values: Map<string, string>
): string {
  const answers = Object.entries(given).map(
    ([name, text]) => [blankKey(name), filled(text, values)] as const
  )
  return filledWith(content, new Map(answers))
}

/** A text with the results of earlier steps in place of their variables. What the flow asks for stays a variable. */
const filled = (text: string, values: ReadonlyMap<string, string>): string =>
  withReferences(text, (written, [name, ...fields]) => {
    const value = values.get(name)
    if (value === undefined) return written
    return fields.length === 0 ? value : `${fields.join('.')} of ${value}`
  })
