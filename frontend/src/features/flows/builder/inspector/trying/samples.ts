import { askFieldsOf } from '#app/flows/domain/runs/inputs'
import { pathsRead } from '#app/flows/domain/runs/step_alone'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { type Lookup, nameKey, textOf, valueAt } from '#app/flows/domain/graph/variables'
import type { Value } from '#app/flows/domain/values/value'

/** A value that a step reads, under its name or its path, such as `triage.category`. */
export interface Sample {
  path: string[]
  key: string
  /** The path as the steps and fields are named. */
  label: string
}

/** What a step reads. A name of which fields are read is asked for field by field. */
export function samplesOf(graph: FlowGraph, nodeId: string): Sample[] {
  const names = new Map(namesOf(graph).map((name) => [nameKey(name), name]))
  const samples = pathsRead(graph, nodeId).map((path): Sample => {
    const [name, ...fields] = path
    const label = [names.get(name) ?? name, ...fields].join('.')
    return { path, key: path.join('.'), label }
  })
  return samples.filter(({ key }) => !samples.some((other) => other.key.startsWith(`${key}.`)))
}

const namesOf = (graph: FlowGraph): string[] => [
  ...graph.nodes.map(({ name }) => name),
  ...askFieldsOf(graph).map(({ name }) => name),
]

/** The inputs of a try, from the texts that were typed. Blank texts are left out. */
export function inputsOfSamples(
  samples: readonly Sample[],
  texts: Readonly<Record<string, string>>
): Record<string, Value> {
  const inputs: Record<string, Value> = {}
  for (const { path, key } of samples) if (texts[key]?.trim()) put(inputs, path, texts[key])
  return inputs
}

function put(into: Record<string, Value>, [name, ...fields]: string[], text: string): void {
  if (fields.length === 0) return void (into[name] = text)
  const inner = Object.hasOwn(into, name) ? into[name] : {}
  put(inner as Record<string, Value>, fields, text)
  into[name] = inner
}

/** What the last run knows under each name; else the sample answers of the flow. */
export function firstTexts(
  samples: readonly Sample[],
  graph: FlowGraph,
  known: ReadonlyMap<string, Value>
): Record<string, string> {
  const answers = askFieldsOf(graph).map(({ name, sample }) => [nameKey(name), sample] as const)
  const values = new Map<string, Value | undefined>([...answers, ...known])
  const lookup: Lookup = (name) => values.get(name)
  return Object.fromEntries(samples.map(({ path, key }) => [key, textOf(valueAt(path, lookup))]))
}
