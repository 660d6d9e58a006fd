import type { Context, GlobalOptions } from '#cli/services/context'
import { canceled, Failure, misuse } from '#cli/services/failure'
import type { ResponseOf, Server } from '#cli/services/server'
import { visible } from '#cli/services/visible'

type Approval = ResponseOf<'approvals.show'>

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

export interface ApproveOptions extends GlobalOptions {
  reject?: boolean
  reason?: string
}

/** Decides what a run waits for: as the options say, or as the user does. */
export async function approveRun(context: Context, id: string, options: ApproveOptions) {
  const { reject, yes, reason } = options
  if (reject && yes) throw misuse('--yes approves and --reject rejects: give one of them.')
  const server = await context.connectSignedIn()
  if (!reject && !yes) return askAndDecide(context, server, id)
  const { token } = await waitingIn(server, id)
  const decision = reject ? ('rejected' as const) : ('approved' as const)
  const body = { decision, ...(reason && { reason }) }
  const decided = await server.call('approvals.store', { params: { token }, body })
  if (context.isJson) return context.console.document(decided)
  context.console.note(reject ? 'Rejected.' : 'Approved.')
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

/** What a run waits for, or null. */
export async function openDecision(
  server: Server,
  { steps }: Pick<ResponseOf<'runs.show'>, 'steps'>
): Promise<Waiting | null> {
  const open = steps.find(({ approval }) => approval !== null && approval.decision === null)
  if (!open?.approval) return null
  const token = decodeURIComponent(open.approval.path.slice('/a/'.length))
  return { token, approval: await server.call('approvals.show', { params: { token } }) }
}
