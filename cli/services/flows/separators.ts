import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { nameKey } from '#app/flows/domain/graph/variables'
import { askFieldsOf } from '#app/flows/domain/runs/inputs'
import {
  entriesOf,
  otherSeparators,
  type Separator,
  SEPARATORS,
  type Separators,
} from '#app/flows/domain/values/entries'
import type { Context } from '#cli/services/context'
import { misuse } from '#cli/services/failure'
import { readPairs } from '#cli/services/read_pairs'
import type { Server } from '#cli/services/server'

const USE = `--separate name=${SEPARATORS.join('|')}`

/** How texts are read as lists, by the names of the inputs; undefined where nothing is said. @throws Failure */
export function readSeparators(given: string[] = []): Separators | undefined {
  if (given.length === 0) return undefined
  const pairs = [...readPairs(given, '--separate')].map(([name, how]): [string, Separator] => {
    const separator = SEPARATORS.find((one) => one === how)
    if (!separator) throw misuse(`"${how}" is not a way to separate a list.`, USE)
    return [name, separator]
  })
  return Object.fromEntries(pairs)
}

interface Reading {
  flowId: string
  inputs: Readonly<Record<string, unknown>>
  separators?: Separators
}

/** Tells the user where the lines of a text are read as items of a list, and may be parts of longer items. */
export async function noteReadings(
  { console }: Context,
  server: Server,
  { flowId, inputs, separators = {} }: Reading
): Promise<void> {
  const chosen = new Set(Object.keys(separators).map(nameKey))
  const texts = Object.entries(inputs).flatMap(([name, text]) => {
    if (typeof text !== 'string' || chosen.has(nameKey(name))) return []
    const others = otherSeparators(text)
    return others.length > 0 ? [{ name, text, others }] : []
  })
  if (texts.length === 0) return
  const { graph } = await server.call('flows.show', { params: { id: flowId } })
  const fields = askFieldsOf(graph as FlowGraph).filter(({ type }) => type === 'list')
  const lists = new Set(fields.map(({ name }) => nameKey(name)))
  for (const { name, text, others } of texts) {
    if (!lists.has(nameKey(name))) continue
    console.note(`"${name}" is read as ${countOf(text, 'line')}, one per line.`)
    for (const other of others)
      console.note(`For ${countOf(text, other)}, add: --separate ${name}=${other}`)
  }
}

function countOf(text: string, separator: Separator): string {
  const { length } = entriesOf(text, separator)
  return `${length.toLocaleString('en-US')} ${length === 1 ? 'item' : 'items'}`
}
