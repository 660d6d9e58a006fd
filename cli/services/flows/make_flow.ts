import type { Context, GlobalOptions } from '#cli/services/context'
import { readText } from '#cli/services/read_text'

export interface MakeOptions extends GlobalOptions {
  file?: string
  title?: string
  model?: string
}

const USAGE =
  'hone flows make "summarize each review, then write one report", or: … | hone flows make -'

/** Makes a flow of a goal, or of a prompt that does several jobs, and keeps it. */
export async function makeFlow(context: Context, given: string | undefined, options: MakeOptions) {
  const text = await readText(given, { file: options.file, usage: USAGE })
  const server = await context.connectSignedIn()
  const asked = text.length <= MAX_GOAL_LENGTH ? { goal: text } : { prompt: text }
  const body = { ...asked, ...(options.model && { model: options.model }) }
  const proposal = await server.call('flow_proposals.store', { body })
  const title = options.title ?? proposal.title
  const flow = await server.call('flows.store', { body: { title, graph: proposal.graph } })
  if (context.isJson) return context.console.document(flow)
  context.console.write(flow.id)
  context.console.note(`Made "${flow.title}". Run it with: hone flows run ${flow.id}`)
}

const MAX_GOAL_LENGTH = 2_000
