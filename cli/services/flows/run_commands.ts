import { shortExcerpt } from '#app/flows/domain/runs/input_excerpt'
import type { Context, GlobalOptions } from '#cli/services/context'
import { followRun, textOf } from '#cli/services/flows/follow_run'
import { tookOf } from '#cli/services/flows/took'
import type { ItemOf } from '#cli/services/server'
import { oneLine } from '#cli/services/visible'
import { localTime, printFields, printList } from '#cli/services/table'

export interface ListOptions extends GlobalOptions {
  limit: number
  search?: string
  status?: ItemOf<'runs.index'>['status']
}

export async function listRuns(context: Context, options: ListOptions): Promise<void> {
  const { limit, search, status } = options
  const server = await context.connectSignedIn()
  const runs = await server.list('runs.index', limit, { query: { search, status } })
  printList(context, runs, {
    none: 'There are no runs yet. Start one with: hone flows run …',
    filters: { '--search': search, '--status': status },
    columns: [
      { title: 'id', value: ({ id }) => id },
      { title: 'flow', value: (run) => run.flowTitle ?? run.flowId },
      { title: 'status', value: ({ status: found }) => found },
      { title: 'started', value: ({ createdAt }) => localTime(createdAt) },
      { title: 'about', value: ({ asks, inputExcerpt }) => shortExcerpt(asks ?? inputExcerpt) },
    ],
  })
}

export async function showRun(context: Context, id: string): Promise<void> {
  const { console, isJson } = context
  const server = await context.connectSignedIn()
  const run = await server.call('runs.show', { params: { id } })
  if (isJson) return console.document(run)
  printFields(context, [
    ['id', run.id],
    ['status', run.status],
    ['error', run.error?.message ?? null],
    ['started', localTime(run.createdAt)],
    ['ended', run.endedAt && localTime(run.endedAt)],
    ['took', run.endedAt && tookOf(run)],
    ['tokens', String(run.inputTokens + run.outputTokens)],
    ['credits', run.credits === null ? null : String(run.credits)],
  ])
  for (const step of run.steps)
    console.write(
      `  ${step.status.padEnd(9)} ${step.key}${step.error ? `: ${oneLine(step.error.message)}` : ''}`
    )
  for (const { title, value } of run.results) {
    console.write(`
${console.paint('bold', oneLine(title))}`)
    console.writeText(textOf(value))
  }
}

export async function watchRun(context: Context, id: string): Promise<void> {
  await followRun(context, await context.connectSignedIn(), id)
}

export async function cancelRun(context: Context, id: string): Promise<void> {
  const server = await context.connectSignedIn()
  const run = await server.call('run_cancellations.store', { params: { id } })
  if (context.isJson) return context.console.document(run)
  context.console.note(`The run is ${run.status}.`)
}
