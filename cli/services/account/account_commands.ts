import type { Context, GlobalOptions } from '#cli/services/context'
import { misuse } from '#cli/services/failure'
import { localTime, printFields, printList } from '#cli/services/table'

interface ListOptions extends GlobalOptions {
  limit: number
}

/** A token sees only itself; the others stand in Settings. */
export async function listTokens(context: Context): Promise<void> {
  const server = await context.connectSignedIn()
  printList(context, await server.call('tokens.index'), {
    none: 'There is no token.',
    columns: [
      { title: 'id', value: ({ id }) => String(id) },
      { title: 'name', value: ({ name }) => name ?? '' },
      { title: 'may', value: ({ scopes }) => scopes.join(', ') },
      { title: 'last used', value: ({ lastUsedAt }) => localTime(lastUsedAt) },
      { title: 'expires', value: ({ expiresAt }) => localTime(expiresAt) },
    ],
  })
  context.console.note(`All your tokens are listed at ${context.account().host}/settings`)
}

export async function listActivity(context: Context, { limit }: ListOptions): Promise<void> {
  const server = await context.connectSignedIn()
  printList(context, await server.list('activities.index', limit), {
    none: 'Nothing has happened yet.',
    columns: [
      { title: 'when', value: ({ timestamp }) => localTime(timestamp) },
      { title: 'what', value: ({ title }) => title },
      { title: 'about', value: ({ description }) => description },
    ],
  })
}

export async function showUsage(context: Context, { limit }: ListOptions): Promise<void> {
  const server = await context.connectSignedIn()
  const [standing, usage] = await Promise.all([
    server.call('subscription.show'),
    server.list('usage.index', limit),
  ])
  if (context.isJson) return context.console.document({ ...standing, usage })
  const { plan, creditsUsed, creditsLimit, creditsResetAt } = standing
  printFields(context, [
    ['plan', plan],
    ['credits', `${creditsLimit - creditsUsed} of ${creditsLimit} left`],
    ['new on', localTime(creditsResetAt)],
  ])
  if (usage.length === 0) return
  context.console.write('')
  printList(context, usage, {
    none: '',
    columns: [
      { title: 'when', value: ({ at }) => localTime(at) },
      { title: 'what', value: (one) => (one.kind === 'credit' ? one.movement : one.purpose) },
      {
        title: 'amount',
        value: (one) =>
          one.kind === 'credit'
            ? `${one.credits} ${one.credits === 1 ? 'credit' : 'credits'}`
            : `${one.inputTokens + one.outputTokens} tokens`,
      },
      {
        title: 'for',
        value: (one) => (one.kind === 'credit' ? (one.flow?.title ?? one.source) : one.model),
      },
    ],
  })
}

interface ShareOptions extends GlobalOptions {
  at?: number
  expiresInDays?: number
}

const DAY_MS = 24 * 60 * 60_000

/** Makes a read-only link to one version of a prompt. Its address is shown this once. */
export async function sharePrompt(context: Context, id: string, options: ShareOptions) {
  const server = await context.connectSignedIn()
  const newest = await server.call('prompts.show', { params: { id } })
  const version = options.at ?? newest.version
  if (version === 0)
    throw misuse('This prompt has no version yet.', `hone prompts save --to ${id} …`)
  const { expiresInDays: days } = options
  const expiresAt = days && new Date(Date.now() + days * DAY_MS).toISOString()
  const body = { promptId: id, version, ...(expiresAt && { expiresAt }) }
  const share = await server.call('shares.store', { body })
  if (context.isJson) return context.console.document(share)
  context.console.write(share.url)
  context.console.note('Whoever has this link can read this version. It is shown only now.')
}
