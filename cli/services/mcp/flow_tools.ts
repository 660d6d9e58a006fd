import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { askFieldsOf } from '#app/flows/domain/runs/inputs'
import { SEPARATORS } from '#app/flows/domain/values/entries'
import type { Context } from '#cli/services/context'
import { flowIdOf } from '#cli/services/flows/find_flow'
import { toolAnswer } from '#cli/services/mcp/tool_answer'
import type { OpenRun } from '#cli/services/flows/follow_run'

const READS = { readOnlyHint: true, openWorldHint: true }
const STARTS = { readOnlyHint: false, destructiveHint: false, idempotentHint: false }
const MAX_FLOWS = 50
const MAX_VALUE_LENGTH = 50_000
const MAX_COST = 1_000

/** Listing flows and reading runs; running a flow, which costs a credit, only where its user has allowed writing. */
export function addFlowTools(server: McpServer, context: Context, mayWrite: boolean): void {
  server.registerTool(
    'list_flows',
    {
      title: 'List flows',
      description: 'Lists the flows of the user, with what each asks for.',
      inputSchema: { words: z.string().max(200).optional() },
      annotations: READS,
    },
    ({ words }) => toolAnswer(() => listed(context, words))
  )
  server.registerTool(
    'read_run',
    {
      title: 'Read a run',
      description: 'Gives the state of a run, and its results once it has ended.',
      inputSchema: { id: z.uuid() },
      annotations: READS,
    },
    ({ id }) =>
      toolAnswer(async () => {
        const api = await context.connectSignedIn()
        return runAnswer(await api.call('runs.show', { params: { id } }))
      })
  )
  if (mayWrite) addRunTool(server, context)
}

function addRunTool(server: McpServer, context: Context): void {
  server.registerTool(
    'run_flow',
    {
      title: 'Run a flow',
      description:
        'Runs a flow by its id or title. It costs the user one credit. Long runs go on: read them.',
      inputSchema: {
        flow: z.string().min(1).max(200),
        inputs: z.record(z.string().max(100), z.string().max(MAX_VALUE_LENGTH)).default({}),
        separators: z
          .record(z.string().max(100), z.enum(SEPARATORS))
          .optional()
          .describe(
            'What separates the items of lists, by their names; without it, each line is one'
          ),
        maxCost: z.number().min(0).max(MAX_COST).optional().describe('US dollars'),
      },
      annotations: STARTS,
    },
    ({ flow, ...body }) =>
      toolAnswer(async () => {
        const api = await context.connectSignedIn()
        const params = { id: await flowIdOf(api, flow) }
        const headers = { 'idempotency-key': crypto.randomUUID() }
        return runAnswer(await api.call('flow_runs.store', { params, body, headers }))
      })
  )
}

async function listed(context: Context, words: string | undefined) {
  const api = await context.connectSignedIn()
  const found = await api.list('flows.index', MAX_FLOWS, { query: { search: words } })
  const flows = await Promise.all(
    found.map(async ({ id, title }) => {
      const { graph } = await api.call('flows.show', { params: { id } })
      const inputs = askFieldsOf(graph as FlowGraph).map(({ name, label, type, isRequired }) => ({
        ...{ name, label, type, isRequired },
      }))
      return { id, title, inputs }
    })
  )
  return { flows }
}

type RunParts = Pick<OpenRun, 'id' | 'status' | 'error' | 'results' | 'credits'>

const runAnswer = ({ id, status, error, results, credits }: RunParts) => ({
  ...{ id, status, error, credits },
  results: results.map(({ title, value }) => ({ title, value })),
})
