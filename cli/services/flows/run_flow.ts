import { askFieldsOf } from '#app/flows/domain/runs/inputs'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import type { Context } from '#cli/services/context'
import { misuse } from '#cli/services/failure'
import { flowIdOf } from '#cli/services/flows/find_flow'
import { followRun } from '#cli/services/flows/follow_run'
import { runBatch } from '#cli/services/flows/run_batch'
import type { RunOptions } from '#cli/services/flows/run_options'
import { noteReadings, readSeparators } from '#cli/services/flows/separators'
import { readFileText } from '#cli/services/read_text'
import { readPairs } from '#cli/services/read_pairs'
import type { Server } from '#cli/services/server'
import { requireFree } from '#cli/services/write_file'

/** Runs a flow, and shows it until it has ended; with `--csv` once for every row of a file. */
export async function runFlow(context: Context, named: string, options: RunOptions): Promise<void> {
  if (options.csv === undefined && options.out !== undefined)
    throw misuse('--out belongs to --csv.', 'hone flows run … > result.txt')
  if (options.out !== undefined) await requireFree(context, options.out, options.yes)
  const separators = readSeparators(options.separate)
  const server = await context.connectSignedIn()
  const flowId = await flowIdOf(server, named)
  if (options.csv !== undefined) return runBatch(context, server, flowId, options)
  const inputs = await inputsFor(context, server, flowId, options)
  await noteReadings(context, server, { flowId, inputs, separators })
  const run = await server.call('flow_runs.store', {
    params: { id: flowId },
    body: { inputs, separators, maxCost: options.maxCost },
    headers: { 'prefer': 'respond-async', 'idempotency-key': crypto.randomUUID() },
  })
  if (options.async) {
    if (context.isJson) return context.console.document(run)
    context.console.write(run.id)
    return context.console.note(`Started. Follow it with: hone runs watch ${run.id}`)
  }
  await followRun(context, server, run.id)
}

async function inputsFor(
  context: Context,
  server: Server,
  flowId: string,
  { input = [], inputFile }: RunOptions
): Promise<Record<string, unknown>> {
  const fromFile = inputFile === undefined ? {} : await readInputFile(inputFile)
  const given = { ...fromFile, ...Object.fromEntries(readPairs(input, '--input')) }
  if (!context.console.isInteractive) return given
  const { graph } = await server.call('flows.show', { params: { id: flowId } })
  const open = askFieldsOf(graph as FlowGraph).filter(({ name }) => !(name in given))
  if (open.length === 0) return given
  const { ask } = await import('#cli/ui/ask')
  const answers: Record<string, unknown> = { ...given }
  for (const { name, label, isRequired, type, ...field } of open) {
    const choices = type === 'choice' && 'options' in field ? (field.options as string[]) : []
    const help = isRequired ? `This flow needs "${label}".` : `"${label}" may stay empty.`
    const answer = await ask({ label, help, choices })
    if (answer !== '') answers[name] = answer
  }
  return answers
}

async function readInputFile(path: string): Promise<Record<string, unknown>> {
  const text = await readFileText(path)
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>
  } catch {
    throw misuse(`${path} is not JSON.`, '{"week": "48", "team": "sales"}')
  }
  throw misuse(`${path} must hold one JSON object.`, '{"week": "48", "team": "sales"}')
}
