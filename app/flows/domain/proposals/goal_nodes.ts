import type { FlowEdge, FlowNode } from '#app/flows/domain/graph/graph'
import { DONE } from '#app/flows/domain/graph/graph'
import { cutText } from '#app/flows/domain/values/kept_value'
import { step } from '#app/flows/domain/ready_flows/ready_flow'
import { MAX_LABEL_LENGTH } from '#app/flows/domain/graph/setting_limits'
import { CHECK_PORTS, OTHERWISE } from '#app/flows/domain/graph/settings'
import type { GoalBranch, GoalEach, GoalStep } from '#app/prompts/domain/goals/types'

const APPROVED = 'approved'
const MAX_ANSWER_TOKENS = 4_000

/** A way out of a step that leads on. */
export interface End {
  from: string
  port: string
}

export interface GoalGraph {
  nodes: FlowNode[]
  edges: FlowEdge[]
  /** Which step of the goal each node comes from. */
  sources: Map<string, GoalStep>
}

/** Adds the nodes of steps, each after the one before it. Returns the ways out of the last. */
export function addSteps(
  graph: GoalGraph,
  steps: GoalStep[],
  start: End[],
  parent?: string
): End[] {
  return steps.reduce((ends, one) => addStep(graph, one, ends, parent), start)
}

function addStep(graph: GoalGraph, one: GoalStep, ends: End[], parent?: string): End[] {
  const node = add(graph, one, ends, parent, nodeOf(one))
  if (one.kind === 'each') return addInside(graph, one, node.id)
  if (one.kind === 'branch') return addWays(graph, one, node.id, parent)
  return [{ from: node.id, port: one.kind === 'approval' ? APPROVED : DONE }]
}

function add(
  { nodes, edges, sources }: GoalGraph,
  source: GoalStep,
  ends: End[],
  parent: string | undefined,
  made: FlowNode
): FlowNode {
  const id = `step-${nodes.length + 1}`
  const node = { ...made, id, ...(parent === undefined ? {} : { parent }) }
  nodes.push(node)
  sources.set(id, source)
  for (const end of ends) edges.push({ ...end, to: id })
  return node
}

function addInside(graph: GoalGraph, { steps }: GoalEach, id: string): End[] {
  addSteps(graph, steps, [], id)
  return [{ from: id, port: DONE }]
}

function addWays(graph: GoalGraph, branch: GoalBranch, id: string, parent?: string): End[] {
  const ports = portsOf(branch)
  const ends = branch.ways.flatMap(({ steps }, at) =>
    addSteps(graph, steps, [{ from: id, port: ports[at] }], parent)
  )
  const join = add(graph, branch, ends, parent, step('combine', branch.join, {}))
  return [{ from: join.id, port: DONE }]
}

const portsOf = ({ test, ways }: GoalBranch): string[] =>
  test.by === 'check'
    ? [...CHECK_PORTS]
    : ways.map((_, at) => (test.by === 'rule' && at === 1 ? OTHERWISE : `way-${at + 1}`))

function nodeOf(one: GoalStep): FlowNode {
  switch (one.kind) {
    case 'job':
      return step('prompt', one.name, { text: one.prompt, maxTokens: MAX_ANSWER_TOKENS })
    case 'approval':
      return step('approval', one.name, { question: one.question, content: together(one.about) })
    case 'fetch':
      return step('fetch', one.name, { url: one.address })
    case 'text':
      return step('format', one.name, { text: one.text, as: 'text' })
    case 'each':
      return step('for-each', one.name, { list: `{{${one.list}}}`, gather: one.gather })
    case 'branch':
      return branchNode(one)
  }
}

function branchNode(branch: GoalBranch): FlowNode {
  const { name, test, ways } = branch
  const ports = portsOf(branch)
  if (test.by === 'check') {
    const { by, ...settings } = test
    return step('check', name, settings)
  }
  const labels = ways.map(({ label }) => cutText(label, MAX_LABEL_LENGTH))
  if (test.by === 'rule')
    return step('decide', name, {
      rules: [{ id: ports[0], label: labels[0], all: [test.condition] }],
    })
  const categories = ways.map(({ description }, at) => ({
    ...{ id: ports[at], label: labels[at], description: cutText(description, MAX_LABEL_LENGTH) },
  }))
  return step('sort', name, { text: `{{${test.about}}}`, categories })
}

/** One result alone, or several with a heading each. */
export const together = (names: string[]): string =>
  names.length === 1
    ? `{{${names[0]}}}`
    : names.map((name) => `## ${name}\n\n{{${name}}}`).join('\n\n')
