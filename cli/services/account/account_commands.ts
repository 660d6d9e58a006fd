import { creditEntries, type CreditEntry, type RunState } from '#app/billing/domain/credit_entries'
import type { Context, GlobalOptions } from '#cli/services/context'
import { misuse } from '#cli/services/failure'
import type { ItemOf } from '#cli/services/server'
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
  printList(context, usageLines(usage), {
    none: '',
    columns: [
      { title: 'when', value: ({ at }) => localTime(at) },
      { title: 'what', value: ({ what }) => what },
      { title: 'amount', value: ({ amount }) => amount },
      { title: 'for', value: ({ about }) => about },
    ],
  })
}

interface UsageLine {
  at: string
  what: string
  amount: string
  about: string
}

/** One line for each run and each call of a model, the newest first. */
function usageLines(usage: ItemOf<'usage.index'>[]): UsageLine[] {
  const credits = creditEntries(usage.filter((one) => one.kind === 'credit')).map(creditLine)
  const calls = usage
    .filter((one) => one.kind === 'model')
    .map(({ at, purpose, inputTokens, outputTokens, model }) => ({
      ...{ at, what: purpose, amount: `${inputTokens + outputTokens} tokens`, about: model },
    }))
  return [...credits, ...calls].sort((one, other) => other.at.localeCompare(one.at))
}

function creditLine({ at, credits, source, what }: CreditEntry): UsageLine {
  const amount = `${credits} ${credits === 1 ? 'credit' : 'credits'}`
  if (what.kind === 'other') return { at, what: what.movement, amount, about: source }
  return { at, what: RUN_STATES[what.state], amount, about: what.flow?.title ?? 'a deleted flow' }
}

const RUN_STATES: Record<RunState, string> = {
  held: 'held until the run ends',
  used: 'used by a run',
  returned: 'returned, no result',
  returnedLate: 'expired while held',
  refunded: 'refunded',
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
