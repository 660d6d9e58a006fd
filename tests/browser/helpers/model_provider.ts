import type { Page } from 'playwright-core'
import { call } from '#tests/browser/saved/own_data'

const PROVIDERS = '/api/admin/model-providers'

/** Leaves no provider connected. The person of the page is an administrator. */
export async function disconnectAll(page: Page): Promise<void> {
  const kept = await call<{ id: string }[]>(page, 'GET', PROVIDERS)
  for (const { id } of kept) await call(page, 'DELETE', `${PROVIDERS}/${id}`)
}

/** Connects a provider at this address as the only one, under the name "Stand-in". */
export async function connectOnly(page: Page, baseUrl: string): Promise<{ id: string }> {
  await disconnectAll(page)
  const words = { name: 'Stand-in', baseUrl, model: 'gpt-5.4-mini' }
  return call<{ id: string }>(page, 'POST', PROVIDERS, words)
}
