import { nameKey } from '#app/core/domain/braces'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { fillTemplate } from '#app/prompts/domain/templating/variable_names'
import type { Context } from '#cli/services/context'
import { toolAnswer } from '#cli/services/mcp/tool_answer'

const READS = { readOnlyHint: true, openWorldHint: true }
const MAX_FOUND = 20
const MAX_VALUE_LENGTH = 5_000

export function addTemplateTools(server: McpServer, context: Context): void {
  addSearchTool(server, context)
  addFillTool(server, context)
}

function addSearchTool(server: McpServer, context: Context): void {
  server.registerTool(
    'search_templates',
    {
      title: 'Search templates',
      description: 'Finds expert templates for a job by words; spelling mistakes are forgiven.',
      inputSchema: { words: z.string().min(1).max(200) },
      annotations: READS,
    },
    ({ words }) =>
      toolAnswer(async () => {
        const api = await context.connectSignedIn()
        const query = { search: words }
        const found = await api.list('templates.index', MAX_FOUND, { query })
        const templates = found.map(({ id, title, description, category }) => ({
          ...{ id, title, description, category },
        }))
        return { templates }
      })
  )
}

function addFillTool(server: McpServer, context: Context): void {
  server.registerTool(
    'fill_template',
    {
      title: 'Fill in a template',
      description:
        'Gives the prompt of a template with its variables filled in; `open` lists those without a value.',
      inputSchema: {
        id: z.string().min(1).max(100),
        values: z.record(z.string().max(100), z.string().max(MAX_VALUE_LENGTH)).default({}),
      },
      annotations: READS,
    },
    ({ id, values }) =>
      toolAnswer(async () => {
        const api = await context.connectSignedIn()
        const { title, content, variables } = await api.call('templates.show', { params: { id } })
        const given = new Set(Object.keys(values).map(nameKey))
        const open = variables.filter(({ name }) => !given.has(nameKey(name)))
        return { title, prompt: fillTemplate(content, new Map(Object.entries(values))), open }
      })
  )
}
