import { recommendedOf } from '#app/prompts/domain/recommended'
import {
  type Improvement,
  type ImproveRequest,
  type Variant,
  type VariantId,
} from '#app/prompts/domain/types'
import type { Context } from '#cli/services/context'
import { Failure } from '#cli/services/failure'
import { improveOffline } from '#cli/services/improving/offline_engine'
import type { ResponseOf } from '#cli/services/server'
import { signInNeeded } from '#cli/services/server_failures'

export type Improved = Pick<
  Improvement,
  'unchanged' | 'leftAlone' | 'question' | 'analysis' | 'variants'
> & {
  engine: ResponseOf<'enhanced_prompts.store'>['engine']
  /** Under which the server keeps it; null where it was not asked. */
  promptId: string | null
  /** What the server has to say of how it came about. */
  notice: string | null
}

export interface Wish {
  request: ImproveRequest
  isOffline: boolean
  model: string | null
  /** Gets each piece while a model writes. */
  onDelta: (text: string) => void
}

/** Improves a text: on the server where the user is signed in, or else with the engine of this program. */
export async function improveText(context: Context, wish: Wish): Promise<Improved> {
  const account = context.account()
  if (wish.model !== null && account.token === null)
    throw signInNeeded({ ...account, profile: account.name })
  if (wish.isOffline || account.token === null) {
    const improvement = await improveOffline(wish.request)
    return { ...improvement, engine: 'offline', promptId: null, notice: null }
  }
  return wish.model === null ? onServer(context, wish) : withModel(context, wish, wish.model)
}

const bodyOf = ({ text, settings, goal, variables, context }: ImproveRequest) => ({
  ...{ originalPrompt: text, settings },
  ...{ ...(goal && { goal }), ...(variables && { variables }), ...(context && { context }) },
})

async function onServer(context: Context, { request }: Wish): Promise<Improved> {
  const server = await context.connectSignedIn()
  return fromServer(await server.call('enhanced_prompts.store', { body: bodyOf(request) }))
}

async function withModel(context: Context, wish: Wish, model: string): Promise<Improved> {
  const server = await context.connectSignedIn()
  const body = { ...bodyOf(wish.request), model }
  for await (const { event, data } of server.events('enhanced_prompts.store', { body })) {
    if (event === 'delta') wish.onDelta((data as { text: string }).text)
    if (event === 'result') return fromServer(data as ResponseOf<'enhanced_prompts.store'>)
    if (event === 'error') {
      const { message, code } = data as { message: string; code?: string }
      throw new Failure({ code: code ?? 'failed', message, next: 'Repeat it without --model.' })
    }
  }
  throw new Failure({ code: 'broke_off', message: 'The answer broke off.', next: 'Repeat it.' })
}

function fromServer(answer: ResponseOf<'enhanced_prompts.store'>): Improved {
  const { unchanged, leftAlone, question, analysis, versions, engine, promptId, notice } = answer
  return {
    ...{ unchanged, leftAlone, question, analysis, variants: versions, engine, promptId },
    notice: notice ?? null,
  } as Improved
}

/** The variant that was asked for, or else the one that is recommended. */
export function chosenVariant(improved: Improved, id: VariantId | undefined): Variant | null {
  if (id === undefined) return recommendedOf(improved.variants)
  return improved.variants.find((one) => one.id === id) ?? null
}
