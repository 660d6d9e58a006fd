import type { Context, GlobalOptions } from '#cli/services/context'
import { EXIT } from '#cli/services/exit_codes'
import { canceled, Failure } from '#cli/services/failure'
import { confirm } from '#cli/services/read_text'
import type { ItemOf, ResponseOf, Server } from '#cli/services/server'
import { localTime, printFields, printList } from '#cli/services/table'

interface ListOptions extends GlobalOptions {
  limit: number
  search?: string
}

export async function listUsers(context: Context, { limit, search }: ListOptions): Promise<void> {
  const server = await context.connectSignedIn()
  printList(context, await server.list('admin_users.index', limit, { query: { search } }), {
    none: 'There is nobody yet.',
    filters: { '--search': search },
    columns: [
      { title: 'id', value: ({ id }) => id },
      { title: 'email', value: ({ email }) => email ?? '' },
      { title: 'plan', value: ({ plan }) => plan },
      { title: 'may', value: ({ isAdmin }) => (isAdmin ? 'administer' : '') },
      { title: 'suspended', value: ({ suspendedAt }) => localTime(suspendedAt) },
      { title: 'since', value: ({ createdAt }) => localTime(createdAt) },
    ],
  })
}

export async function showUser(context: Context, named: string): Promise<void> {
  const server = await context.connectSignedIn()
  const user = await server.call('admin_users.show', {
    params: { id: await userIdOf(server, named) },
  })
  if (context.isJson) return context.console.document(user)
  printFields(context, [
    ['id', user.id],
    ['email', user.email],
    ['plan', user.plan],
    ['administrator', user.isAdmin ? 'yes' : 'no'],
    ['suspended', user.suspendedAt && `${localTime(user.suspendedAt)}: ${user.suspensionReason}`],
    ['since', localTime(user.createdAt)],
    ['last seen', user.lastSeenAt && localTime(user.lastSeenAt)],
  ])
}

interface GiftOptions extends GlobalOptions {
  reason: string
}

export async function giveCredits(
  context: Context,
  named: string,
  amount: number,
  { reason, yes }: GiftOptions
): Promise<void> {
  const server = await context.connectSignedIn()
  const id = await userIdOf(server, named)
  await requireYes(context, `Give ${named} ${amount} credits?`, yes)
  const given = await server.call('user_credits.store', {
    params: { id },
    body: { amount, reason },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  if (context.isJson) return context.console.document(given)
  context.console.note(`Gave ${named} ${amount} credits.`)
}

async function requireYes(context: Context, question: string, yes?: boolean): Promise<void> {
  if (await confirm(context.console, question, yes)) return
  if (context.console.isInteractive) throw canceled()
  throw new Failure({
    code: 'not_confirmed',
    message: 'This has to be confirmed.',
    safe: 'Nothing was changed.',
    next: 'Repeat it with --yes.',
  })
}

const MAX_CANDIDATES = 10

async function userIdOf(server: Server, named: string): Promise<string> {
  if (!named.includes('@')) return named
  const query = { search: named }
  const found = await server.list('admin_users.index', MAX_CANDIDATES, { query })
  const same = ({ email }: ItemOf<'admin_users.index'>) =>
    email?.toLowerCase() === named.toLowerCase()
  const user = found.find(same)
  if (user) return user.id
  throw new Failure({
    code: 'not_found',
    message: `Nobody has the address ${named}.`,
    next: 'hone admin users list',
  })
}

export async function listAdminTemplates(context: Context, { limit, search }: ListOptions) {
  const server = await context.connectSignedIn()
  printList(context, await server.list('admin_templates.index', limit, { query: { search } }), {
    none: 'There is no such template yet.',
    filters: { '--search': search },
    columns: [
      { title: 'id', value: ({ id }) => id },
      { title: 'title', value: ({ title }) => title },
      { title: 'category', value: ({ category }) => category },
      { title: 'version', value: ({ version }) => String(version) },
      { title: 'public', value: ({ isPublic }) => (isPublic ? 'yes' : 'no') },
    ],
  })
}

interface SyncOptions extends GlobalOptions {
  full?: boolean
  dryRun?: boolean
}

type Sync = ResponseOf<'content_syncs.show'>

/** Syncs templates and guides from Notion, and shows it until it has ended. */
export async function syncContent(context: Context, { full, dryRun }: SyncOptions): Promise<void> {
  const server = await context.connectSignedIn()
  const body = { mode: full ? ('full' as const) : ('incremental' as const), dryRun }
  const { id } = await server.call('content_syncs.store', { body })
  for await (const { data } of server.events('content_sync_events.index', { params: { id } })) {
    const { state, counts, requests } = data as Sync
    if (context.isJson) context.console.event({ type: 'sync', state, counts, requests })
    else context.console.detail(`${state}: ${countsLine(counts)}`)
  }
  const sync = await server.call('content_syncs.show', { params: { id } })
  if (context.isJson) context.console.event({ type: 'result', sync })
  else context.console.write(countsLine(sync.counts))
  if (sync.state === 'succeeded') return
  if (sync.error) context.console.complain(sync.error)
  process.exitCode = EXIT.failed
}

const countsLine = (counts: Sync['counts']): string =>
  Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ')
