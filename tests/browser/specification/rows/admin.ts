import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { all, endsAt, has } from '#tests/browser/specification/checks'
import { group, link, opens, route, rule, sight } from '#tests/browser/specification/group'
import { arrivesAt, goesOnAs } from '#tests/browser/specification/sights'

const section = '2 and 6 Admin'
const SYNC = '/api/admin/sync-notion'
const REASON = 'Notion is asleep.'

/** An administrator opens Content Sync and presses Sync now. */
async function syncs(page: Page): Promise<void> {
  await goesOnAs(page, /Sign in as Administrator/)
  await page.getByRole('button', { name: 'Sync now' }).click()
}

const alertSays = (page: Page, text: string) => page.getByRole('alert').getByText(text).waitFor()

export const admin = [
  ...group(
    'admin',
    { section, where: '/admin', as: 'member' },
    {
      route: opens('/admin', 'people without the role see Access Denied', arrivesAt('/admin')),
      denied: sight('Access Denied says which privileges are required', async (page) => {
        const text = page.locator('h1:text-is("Access Denied") + p')
        await text.getByText('Admin privileges required to access this page.').waitFor()
        await page.locator('main button, main [role=tab]').first().waitFor({ state: 'detached' })
      }),
      back: link('Go to Create', '/home', 'main'),
    }
  ),
  ...group(
    'admin',
    { section, where: '/admin', as: 'visitor' },
    {
      visitor: route(
        '/admin',
        '/admin sends a visitor to sign-up, and back',
        all(arrivesAt('/signup?returnTo=%2Fadmin'), async (page, app) => {
          await goesOnAs(page, /Sign in as Administrator/)
          await all(endsAt('/admin'), has('heading', 'Admin', { level: 1 }))(page, app)
          await has('button', 'Create template')(page, app)
        })
      ),
    }
  ),
  ...group(
    'admin',
    { section, where: '/admin?tab=users&search=ada+admin', as: 'visitor' },
    {
      users: rule('Users is a tab with the people of the server', async (page, app) => {
        await goesOnAs(page, /Sign in as Administrator/)
        await has('tab', 'Users')(page, app)
        await page.getByRole('button', { name: 'Open Ada Admin' }).waitFor()
      }),
      analytics: rule('Analytics is a tab with figures by day', async (page) => {
        await goesOnAs(page, /Sign in as Administrator/)
        await page.getByRole('tab', { name: 'Analytics' }).click()
        await page.getByText('Active people').first().waitFor()
      }),
    }
  ),
  ...group(
    'admin',
    { section, where: '/admin?tab=content', as: 'visitor' },
    {
      'content': rule('Content Sync is a tab', async (page, app) => {
        await goesOnAs(page, /Sign in as Administrator/)
        await has('tab', 'Content Sync')(page, app)
      }),
      'synced': rule('a sync ends with "Notion sync completed successfully!"', async (page) => {
        await syncs(page)
        await alertSays(page, 'Notion sync completed successfully!')
      }),
      'sync-failed': rule('a failure shows "Sync failed: " and the reason', async (page) => {
        await page.route(`**${SYNC}`, (one) =>
          one.fulfill({ status: 503, json: { message: REASON, code: 'content_sync_off' } })
        )
        await syncs(page)
        await alertSays(page, `Sync failed: ${REASON}`)
      }),
      'sync-call': rule('POST /api/admin/sync-notion answers success and error', async (page) => {
        const asked = page.waitForResponse((one) => one.url().endsWith(SYNC))
        await syncs(page)
        const body = (await asked.then((one) => one.json())) as Record<string, unknown>
        assert.equal(typeof body.success, 'boolean')
        assert.ok(body.success || typeof body.error === 'string')
      }),
    }
  ),
]
