import type { Context, GlobalOptions } from '#cli/services/context'
import { canceled, Failure, misuse } from '#cli/services/failure'
import type { ResponseOf, Server } from '#cli/services/server'
import { oneLine, visible } from '#cli/services/visible'

type Approval = ResponseOf<'approvals.show'>
type OpenSteps = ResponseOf<'runs.show'>['steps']

export interface Waiting {
  token: string
  approval: Approval
}

/** Asks the user what a run waits for. @returns whether they decided */
export async function decideRun(
  context: Context,
  server: Server,
  { token, approval }: Waiting
): Promise<boolean> {
  const { pick } = await import('#cli/ui/pick')
  context.console.complain(visible(`\n${approval.question}\n\n${approval.content}\n`))
  const decision = await pick('What do you decide?', [
    { label: 'Approve', value: 'approved' as const },
    { label: 'Reject', value: 'rejected' as const },
    { label: 'Later', value: null },
  ])
  if (decision === null) return false
  await server.call('approvals.store', { params: { token }, body: { decision } })
  return true
}

const MAX_WAITING = 50

export interface ApproveOptions extends GlobalOptions {
  reject?: boolean
  reason?: string
}

/** Decides what a run waits for: as the options say, or as the user does. */
export async function approveRun(
  context: Context,
  given: string | undefined,
  options: ApproveOptions
) {
  const { reject, yes, reason } = options
  if (reject && yes) throw misuse('--yes approves and --reject rejects: give one of them.')
  const server = await context.connectSignedIn()
  const id = given ?? (await chooseWaiting(context, server))
  if (!reject && !yes) return askAndDecide(context, server, id)
  const { token } = await waitingIn(server, id)
  const decision = reject ? ('rejected' as const) : ('approved' as const)
  const body = { decision, ...(reason && { reason }) }
  const decided = await server.call('approvals.store', { params: { token }, body })
  if (context.isJson) return context.console.document(decided)
  context.console.note(reject ? 'Rejected.' : 'Approved.')
}

/** Has the user choose a run that waits for a decision. @throws Failure where there is none, or nobody to ask */
async function chooseWaiting({ console }: Context, server: Server): Promise<string> {
  const query = { status: 'waiting' as const }
  const found = await server.list('runs.index', MAX_WAITING, { query })
  const waiting = found.filter(({ asks }) => asks !== null)
  if (waiting.length === 0)
    throw new Failure({ code: 'not_waiting', message: 'No run waits for a decision.' })
  if (!console.isInteractive)
    throw misuse('Say which run: its id is missing.', 'hone runs list --status waiting')
  const { pick } = await import('#cli/ui/pick')
  const chosen = await pick(
    'Which run do you decide?',
    waiting.map(({ id, flowTitle, flowId, asks }) => ({
      label: oneLine([flowTitle ?? flowId, asks].filter(Boolean).join(': ')),
      value: id,
    }))
  )
  if (chosen === null) throw canceled('Nothing was decided.')
  return chosen
}

async function askAndDecide(context: Context, server: Server, id: string): Promise<void> {
  if (!context.console.isInteractive)
    throw new Failure({
      code: 'not_confirmed',
      message: 'Nobody is there to ask.',
      safe: 'Nothing was decided.',
      next: `hone runs approve ${id} --yes, or --reject`,
    })
  if (!(await decideRun(context, server, await waitingIn(server, id))))
    throw canceled('Nothing was decided.')
  context.console.note(`Decided. Follow it with: hone runs watch ${id}`)
}

async function waitingIn(server: Server, id: string): Promise<Waiting> {
  const waiting = await openDecision(server, await server.call('runs.show', { params: { id } }))
  if (waiting) return waiting
  throw new Failure({
    code: 'not_waiting',
    message: 'This run waits for no decision.',
    next: `hone runs show ${id}`,
  })
}

/** What a run or a run inside it waits for, or null. */
export async function openDecision(
  server: Server,
  { steps }: Pick<ResponseOf<'runs.show'>, 'steps'>
): Promise<Waiting | null> {
  const open = steps.find(({ approval }) => approval !== null && approval.decision === null)
  if (!open?.approval) return openDecisionInside(server, steps)
  const token = decodeURIComponent(open.approval.path.slice('/a/'.length))
  return { token, approval: await server.call('approvals.show', { params: { token } }) }
}

async function openDecisionInside(server: Server, steps: OpenSteps): Promise<Waiting | null> {
  for (const { status, childRunId } of steps) {
    if (status !== 'waiting' || childRunId === null) continue
    const inside = await server.call('runs.show', { params: { id: childRunId } })
    const waiting = await openDecision(server, inside)
    if (waiting) return waiting
  }
  return null
}
