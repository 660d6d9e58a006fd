import type { Page } from 'playwright-core'
import { ADMIN, type Desk } from '#tests/browser/helpers/desk'
import type { Width } from '#tests/browser/helpers/widths'
import { call, newcomer } from '#tests/browser/saved/own_data'

const PROVIDERS = '/api/admin/model-providers'

/** An administrator leaves no provider connected. */
export const disconnectAll = (desk: Desk) => asAdmin(desk, forgetAll)

/**
 * A page of somebody new, who has all of the day's allowance, after an administrator connected the provider at this
 * address as the only one, under the name "Stand-in".
 */
export async function arriveWithModel(desk: Desk, baseUrl: string, width?: Width): Promise<Page> {
  await asAdmin(desk, async (page) => {
    await forgetAll(page)
    await call(page, 'POST', PROVIDERS, { name: 'Stand-in', baseUrl, model: 'gpt-5.4-mini' })
  })
  return newcomer(desk, { width })
}

async function asAdmin(desk: Desk, act: (page: Page) => Promise<void>): Promise<void> {
  const page = await desk.arrive({ as: ADMIN })
  await act(page)
  await page.close()
}

async function forgetAll(page: Page): Promise<void> {
  const kept = await call<{ id: string }[]>(page, 'GET', PROVIDERS)
  for (const { id } of kept) await call(page, 'DELETE', `${PROVIDERS}/${id}`)
}
