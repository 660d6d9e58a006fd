import OpenAI from 'openai'
import type { Target } from '#app/ai/domain/exchange'
import { streaming } from '#app/ai/services/streamed_answers'
import { ANYWHERE, PUBLIC, safeFetch } from '#app/core/safe_fetch'
import env from '#start/env'

const DAY = 24 * 60 * 60 * 1000

const clients = new WeakMap<Target, OpenAI>()

/** The SDK's client for a provider. It does not retry and has a long timeout: the caller sets the limits. */
export function clientFor(target: Target): OpenAI {
  const known = clients.get(target)
  if (known) return known
  const client = new OpenAI({
    baseURL: target.baseUrl,
    apiKey: target.key ?? 'none',
    maxRetries: 0,
    timeout: DAY,
    logLevel: 'off',
    fetch: streaming(safeFetch(env.get('MODEL_PRIVATE_ADDRESSES') ? ANYWHERE : PUBLIC)),
  })
  clients.set(target, client)
  return client
}
