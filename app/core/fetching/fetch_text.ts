import { type AllowedHost, hostOf } from '#app/core/fetching/allowed_hosts'
import { checkedAddress } from '#app/core/fetching/checked_address'
import { FetchFailure, networkFailure } from '#app/core/fetching/fetch_failure'
import { readText, type ReadText } from '#app/core/fetching/read_text'
import { type Reach, safeFetch } from '#app/core/safe_fetch'

const MAX_REDIRECTS = 3
const MAX_FETCH_SECONDS = 30
const REDIRECTS = [301, 302, 303, 307, 308]

/** What may be fetched. */
export interface FetchRules {
  hosts: AllowedHost[]
  reach: Reach
}

export interface TextRequest {
  address: string
  method: 'GET' | 'POST'
  headers: Readonly<Record<string, string>>
  body?: string
  signal: AbortSignal
}

/**
 * Fetches a text from an address that anybody may have written. Redirects are followed for GET only, each checked like
 * the first address, and what was meant for one origin is never sent to another.
 *
 * @throws FetchFailure where there is no text, and whatever the signal was aborted with
 */
export async function fetchText(request: TextRequest, rules: FetchRules): Promise<ReadText> {
  const late = AbortSignal.timeout(MAX_FETCH_SECONDS * 1000)
  const signal = AbortSignal.any([request.signal, late])
  let url = checkedAddress(request.address, null, rules.hosts)
  let { headers } = request
  try {
    for (let redirects = 0; ; redirects++) {
      const answer = await send(url, { ...request, headers, signal }, rules.reach)
      const target = redirectOf(answer)
      if (target === null) return await readText(answer, hostOf(url))
      await answer.body?.cancel()
      const isLast = redirects === MAX_REDIRECTS
      if (isLast || request.method !== 'GET') throw redirected(url, isLast)
      const next = checkedAddress(target, url, rules.hosts)
      if (next.origin !== url.origin) headers = {}
      url = next
    }
  } catch (error) {
    request.signal.throwIfAborted()
    if (late.aborted) throw tooSlow(url)
    throw error instanceof FetchFailure ? error : networkFailure(error, hostOf(url))
  }
}

const send = (url: URL, { method, headers, body, signal }: TextRequest, reach: Reach) =>
  safeFetch(reach, { mayUnpack: true })(url, {
    ...{ method, headers: { 'user-agent': 'Hone', ...headers }, body, signal },
    redirect: 'manual',
  })

const redirectOf = ({ status, headers }: Response): string | null =>
  REDIRECTS.includes(status) ? headers.get('location') : null

const redirected = (url: URL, isLast: boolean): FetchFailure =>
  new FetchFailure(
    'redirected',
    isLast
      ? `${hostOf(url)} redirects too often.`
      : `${hostOf(url)} redirects to another address. Enter that address instead.`
  )

const tooSlow = (url: URL): FetchFailure =>
  new FetchFailure(
    'host_too_slow',
    `${hostOf(url)} took longer than ${MAX_FETCH_SECONDS} seconds.`,
    true
  )
