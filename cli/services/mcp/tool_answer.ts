import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { Failure } from '#cli/services/failure'

/** What a tool gives: for programs as data, for models as text. A failure is told to the model, which can act on it. */
export async function toolAnswer(work: () => Promise<object>): Promise<CallToolResult> {
  try {
    const data = await work()
    const text = JSON.stringify(data, null, 2)
    return { content: [{ type: 'text', text }], structuredContent: { ...data } }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const { message, safe, next, fields } = error
    const faults = Object.entries(fields ?? {}).map(([field, fault]) => `${field}: ${fault}`)
    const text = [message, ...faults, safe, next && `Next: ${next}`].filter(Boolean).join('\n')
    return { content: [{ type: 'text', text }], isError: true }
  }
}
