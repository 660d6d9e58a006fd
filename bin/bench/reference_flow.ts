import { DONE, type FlowGraph, type FlowNode } from '#app/flows/domain/graph/graph'

const format = (id: string, text: string): FlowNode => ({
  ...{ id, name: id, kind: 'format' },
  settings: { text, as: 'text' },
})

const edge = (from: string, to: string) => ({ from, port: DONE, to })

const ASK: FlowNode = {
  ...{ id: 'in', name: 'in', kind: 'ask' },
  settings: { fields: [{ name: 'who', label: 'Who', type: 'text', isRequired: true }] },
}

const RESULT = (of: string): FlowNode => ({
  ...{ id: 'out', name: 'out', kind: 'result' },
  settings: { value: `{{${of}}}`, title: 'Result', formats: [] },
})

/** in → T1 → {T2, T3} → T4 (join) → T5 → out; each step fills a text with one variable. */
export const SIX_STEPS: FlowGraph = {
  format: 1,
  nodes: [
    ...[ASK, format('t1', 'Hello {{who}}'), format('t2', 'A {{t1}}'), format('t3', 'B {{t1}}')],
    ...[format('t4', '{{t2}} and {{t3}}'), format('t5', 'The end: {{t4}}'), RESULT('t5')],
  ],
  edges: [
    ...[edge('in', 't1'), edge('t1', 't2'), edge('t1', 't3'), edge('t2', 't4')],
    ...[edge('t3', 't4'), edge('t4', 't5'), edge('t5', 'out')],
  ],
  notes: [],
}

export const INPUTS = { who: 'World' }

/** The same as plain functions that wait for each other. */
export async function sixFunctions(who: string): Promise<string> {
  const fill = async (text: string, value: string) => text.replace('{{}}', value)
  const t1 = await fill('Hello {{}}', who)
  const [t2, t3] = await Promise.all([fill('A {{}}', t1), fill('B {{}}', t1)])
  const t4 = await fill(`{{}} and ${t3}`, t2)
  return fill('The end: {{}}', t4)
}

/** Steps one after the other. */
export function chainOf(length: number): FlowGraph {
  const steps = Array.from({ length }, (_, at) =>
    format(`s${at}`, at === 0 ? 'Hello {{who}}' : `{{s${at - 1}}}.`)
  )
  const edges = steps.map(({ id }, at) => edge(at === 0 ? 'in' : `s${at - 1}`, id))
  const last = steps.at(-1)!.id
  return {
    format: 1,
    nodes: [ASK, ...steps, RESULT(last)],
    edges: [...edges, edge(last, 'out')],
    notes: [],
  }
}
