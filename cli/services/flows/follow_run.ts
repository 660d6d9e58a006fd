import type { FlowGraph } from '#app/flows/domain/graph/graph'
import type { RunEvent } from '#app/flows/domain/runs/run'
import { tookOf } from '#cli/services/flows/took'
import type { Context } from '#cli/services/context'
import { EXIT } from '#cli/services/exit_codes'
import { Failure } from '#cli/services/failure'
import type { ResponseOf, Server } from '#cli/services/server'
import { oneLine } from '#cli/services/visible'

export type OpenRun = ResponseOf<'runs.show'>

/** What a picture of a run shows of each step. */
export interface ShownStep {
  key: string
  name: string
  status: string
  text: string
  startedAt: string | null
  endedAt: string | null
  tokens: number
}

const FINAL = ['succeeded', 'failed', 'canceled']

/**
 * Shows a run until it has ended, or waits for a decision that nobody makes here, and prints its results; with `--json`
 * its events, one a line, and then the run.
 * @throws Failure where it failed or was canceled
 */
export async function followRun(context: Context, server: Server, id: string): Promise<void> {
  const { graph } = await graphOf(server, id)
  const view = await viewFor(context, (key) => stepName(graph, key))
  const waiting = new Set<string>()
  try {
    for await (const { data } of server.events('run_events.index', { params: { id } })) {
      const event = data as RunEvent
      view.show(event)
      if (event.type === 'run' && FINAL.includes(event.status)) break
      if (event.type !== 'step') continue
      if (event.status === 'waiting') waiting.add(event.key)
      else waiting.delete(event.key)
      // Events that were sent before this command began tell of decisions that were made long ago.
      if (waiting.size > 0 && (await isStuck(context, server, id, view))) break
    }
  } finally {
    view.end()
  }
  await reportRun(context, await server.call('runs.show', { params: { id } }))
}

/** The name of a step by its key: `step-1#0/step-2` is a step within the first item of another one. */
function stepName({ nodes }: FlowGraph, key: string): string {
  const [id] = key.split('/').at(-1)!.split('#')
  const items = [...key.matchAll(/#(\d+)/g)].map(([, item]) => Number(item) + 1)
  const name = nodes.find((node) => node.id === id)?.name ?? id
  return oneLine(items.length > 0 ? `${name} (${items.join('.')})` : name)
}

async function graphOf(server: Server, id: string): Promise<{ graph: FlowGraph }> {
  const { flowId, version } = await server.call('runs.show', { params: { id } })
  const params = { id: flowId, version: String(version) }
  const found = await server.call('flow_versions.show', { params })
  return { graph: found.graph as FlowGraph }
}

export interface RunView {
  show: (event: RunEvent) => void
  /** Takes the picture away while something is asked. */
  pause: () => void
  end: () => void
}

async function viewFor(context: Context, nameOf: (key: string) => string): Promise<RunView> {
  const { console, isJson } = context
  if (isJson) return { show: (event) => console.event(event), pause: () => {}, end: () => {} }
  if (console.canDraw) {
    const { showRunTree } = await import('#cli/ui/run_tree')
    return showRunTree(nameOf)
  }
  const show = (event: RunEvent) => {
    if (event.type === 'step') console.note(`${nameOf(event.key)}: ${event.status}`)
    if (event.type === 'run') console.note(`Run ${event.status}.`)
  }
  return { show, pause: () => {}, end: () => {} }
}

/** Whether a run goes on only after a decision, and the user is not there to make it now. */
async function isStuck(
  context: Context,
  server: Server,
  id: string,
  view: RunView
): Promise<boolean> {
  const run = await server.call('runs.show', { params: { id } })
  if (!context.console.isInteractive) return run.status === 'waiting'
  const { decideRun, openDecision } = await import('#cli/services/flows/decide_run')
  const waiting = await openDecision(server, run)
  if (!waiting) return false
  view.pause()
  return !(await decideRun(context, server, waiting)) && run.status === 'waiting'
}

/** Prints what came of a run. @throws Failure where it failed or was canceled */
export async function reportRun(context: Context, run: OpenRun): Promise<void> {
  const { console, isJson } = context
  if (isJson) console.event({ type: 'result', run })
  else for (const { value } of run.results) console.writeText(textOf(value))
  const { status, error, id } = run
  if (status === 'waiting')
    throw new Failure({
      code: 'waiting',
      message: 'The run waits for a decision, and has no result yet.',
      next: `hone runs approve ${id} --yes, or --reject`,
    })
  if (status === 'succeeded') return console.note(endNote(run))
  throw new Failure({
    code: error?.code ?? `run_${status}`,
    message: error
      ? `${error.step ? `${error.step}: ` : ''}${error.message}`
      : `The run was ${status}.`,
    safe: 'A run that fails without a result costs no credit.',
    next: `hone runs show ${id}`,
    exit: status === 'canceled' ? EXIT.canceled : EXIT.failed,
  })
}

/** Texts as they are, a list of them below one another, and anything else as JSON. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  const isTexts = Array.isArray(value) && value.every((item) => typeof item === 'string')
  return isTexts ? value.join('\n\n') : JSON.stringify(value, null, 2)
}

function endNote(run: OpenRun): string {
  const { credits, inputTokens, outputTokens, cost } = run
  const parts = [
    `Done in ${tookOf(run)}`,
    `${credits ?? 0} ${credits === 1 ? 'credit' : 'credits'}`,
    `${inputTokens + outputTokens} tokens`,
    ...(cost > 0 ? [`$${cost.toFixed(4)}`] : []),
  ]
  return `${parts.join(', ')}.`
}
