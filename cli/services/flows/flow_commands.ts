import { exportFlow, importFlow } from '#app/flows/domain/files/flow_file'
import { freeTitle, stemOf } from '#app/flows/domain/values/free_title'
import { askFieldsOf } from '#app/flows/domain/runs/inputs'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import type { Context, GlobalOptions } from '#cli/services/context'
import { Failure } from '#cli/services/failure'
import { flowIdOf } from '#cli/services/flows/find_flow'
import { readFileText } from '#cli/services/read_text'
import { localTime, printFields, printList } from '#cli/services/table'
import { requireFree, writeFileText } from '#cli/services/write_file'

export interface ListOptions extends GlobalOptions {
  limit: number
  search?: string
}

export async function listFlows(context: Context, { limit, search }: ListOptions): Promise<void> {
  const server = await context.connectSignedIn()
  const flows = await server.list('flows.index', limit, { query: { search } })
  printList(context, flows, {
    none: 'You have no flows yet. Make one with: hone flows make "…"',
    filters: { '--search': search },
    columns: [
      { title: 'id', value: ({ id }) => id },
      { title: 'title', value: ({ title }) => title },
      { title: 'version', value: ({ version }) => String(version) },
      { title: 'changed', value: ({ updatedAt }) => localTime(updatedAt) },
    ],
  })
}

export async function showFlow(context: Context, named: string): Promise<void> {
  const server = await context.connectSignedIn()
  const id = await flowIdOf(server, named)
  const flow = await server.call('flows.show', { params: { id } })
  if (context.isJson) return context.console.document(flow)
  const { title, version, tags, updatedAt } = flow
  const graph = flow.graph as FlowGraph
  printFields(context, [
    ['id', id],
    ['title', title],
    ['version', String(version)],
    ['tags', tags.length > 0 ? tags.join(', ') : null],
    ['changed', localTime(updatedAt)],
  ])
  for (const { name, label, isRequired } of askFieldsOf(graph))
    context.console.write(`  --input ${name}=…  ${label}${isRequired ? '' : ' (optional)'}`)
  for (const { name, kind } of graph.nodes) context.console.write(`  ${kind.padEnd(9)} ${name}`)
}

export interface ExportOptions extends GlobalOptions {
  out?: string
}

export async function exportFlowFile(context: Context, named: string, options: ExportOptions) {
  const { out, yes } = options
  if (out !== undefined) await requireFree(context, out, yes)
  const server = await context.connectSignedIn()
  const id = await flowIdOf(server, named)
  const flow = await server.call('flows.show', { params: { id } })
  const { title, context: about, tags } = flow
  const text = exportFlow({ title, context: about, tags, graph: flow.graph as FlowGraph })
  if (out === undefined) return context.console.writeRaw(text)
  await writeFileText(out, text)
  context.console.note(`Written to ${out}.`)
}

/** Of the flows that contain a name, those that are read to find one that is free. */
const MAX_NAMESAKES = 500

export async function importFlowFile(context: Context, path: string): Promise<void> {
  const read = importFlow(await readFileText(path))
  if (!read.ok)
    throw new Failure({
      code: 'bad_flow',
      message: `${path} is not a flow that Hone can read:\n  ${read.sentences.join('\n  ')}`,
    })
  const server = await context.connectSignedIn()
  const { title: given, context: about, tags, graph } = read.file
  const namesakes = await server.list('flows.index', MAX_NAMESAKES, {
    query: { search: stemOf(given).trim() },
  })
  const title = freeTitle(
    given,
    namesakes.map((one) => one.title)
  )
  const flow = await server.call('flows.store', { body: { title, context: about, tags, graph } })
  if (context.isJson) return context.console.document(flow)
  context.console.write(flow.id)
  context.console.note(`Imported "${title}".`)
  if (title !== given) context.console.note(`You already have a flow called "${given}".`)
}
