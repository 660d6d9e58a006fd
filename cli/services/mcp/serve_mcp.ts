import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import type { Context, GlobalOptions } from '#cli/services/context'
import { addFlowTools } from '#cli/services/mcp/flow_tools'
import { addPromptTools } from '#cli/services/mcp/prompt_tools'
import { addTemplateTools } from '#cli/services/mcp/template_tools'

export interface McpOptions extends GlobalOptions {
  allowWrite?: boolean
}

const INSTRUCTIONS =
  'Hone makes prompts that work. Improve or check a prompt before you use it; find an expert template for a job; ' +
  'run a flow, which costs its user one credit.'

/** Serves the tools of Hone to an assistant over stdin and stdout, until it leaves. */
export async function serveMcp(context: Context, { allowWrite = false }: McpOptions) {
  const server = new McpServer(
    { name: 'hone', version: context.version },
    { instructions: INSTRUCTIONS }
  )
  addPromptTools(server)
  addTemplateTools(server, context)
  addFlowTools(server, context, allowWrite)
  const transport = new StdioServerTransport()
  const { promise, resolve } = Promise.withResolvers<void>()
  process.stdin.once('end', resolve)
  transport.onclose = resolve
  await server.connect(transport)
  await promise
  await server.close()
}
