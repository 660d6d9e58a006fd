import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { barriers, barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { becomes } from '#tests/browser/helpers/becomes'
import { ADMIN, Desk } from '#tests/browser/helpers/desk'
import { call, refuse } from '#tests/browser/saved/own_data'

const SYNCS = '/api/admin/content-syncs'
const DONE = 'Notion sync completed successfully!'

const open = async (page: Page) => {
  await page.goto('/admin?tab=content')
  await page.getByRole('heading', { name: 'Notion', exact: true }).waitFor()
}
const more = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'More ways to sync' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}
const alert = (page: Page) => page.getByRole('alert')

test.group('Content Sync', (group) => {
  const desk = Desk.in(group, { isAlone: true })

  test('tries the sample workspace: a dry run, then the sync, with what is wrong by page and field', async ({
    assert,
  }) => {
    const page = await desk.arrive({ as: ADMIN })
    await open(page)
    await page.getByText('Sample workspace', { exact: true }).waitFor()
    await page.getByText('Nothing was synced yet.').waitFor()
    assert.deepEqual(await barriers(page), [])

    await more(page, 'Dry run')
    await alert(page).getByText('Dry run completed. Nothing was changed.').waitFor()
    await page.getByRole('heading', { name: 'What a sync would do' }).waitFor()
    await page.getByText('Trade fair lead follow-up').waitFor()
    const templates = await call<unknown[]>(page, 'GET', '/api/admin/templates')
    assert.lengthOf(templates, 0)

    await page.getByRole('button', { name: 'Sync now' }).click()
    await alert(page).getByText(DONE).waitFor()
    await alert(page)
      .getByText(/^\d+ pages? w(as|ere) not synced\. See “Not synced” below\.$/)
      .waitFor()
    await page.getByRole('heading', { name: 'Last sync' }).waitFor()
    const faulty = page.getByRole('listitem').filter({ hasText: 'Office move checklist' }).first()
    await faulty.getByText(/"Facilities" is not a category\./).waitFor()
    // There is no page of the sample workspace to open.
    assert.equal(await faulty.getByRole('link').count(), 0)
    await page.getByText('6 pages synced').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await becomes(() => alert(page).count(), 0)

    await page.goto('/templates')
    await page.getByText('Trade fair lead follow-up').first().waitFor()
  })

  test('shows the sync under way, and stops it', async () => {
    const page = await desk.arrive({ as: ADMIN })
    await open(page)
    await more(page, 'Full sync')
    await page.getByRole('region', { name: 'Syncing with Notion' }).waitFor()
    await page.getByRole('button', { name: 'Stop' }).click()
    await alert(page).getByText('The sync was stopped.').waitFor()
    await page.getByText('Stopped', { exact: true }).first().waitFor()
  })

  test('says why a sync failed, and offers to load again what could not be loaded', async () => {
    const page = await desk.arrive({ as: ADMIN })
    desk.complaints.expect(/status of 50[03]/)
    await page.route('**/api/admin/sync-notion', refuse(503))
    await open(page)
    await page.getByRole('button', { name: 'Sync now' }).click()
    await alert(page).getByText('Sync failed:').waitFor()
    await page.unroute('**/api/admin/sync-notion')
    await page.route(`**${SYNCS}?*`, refuse(500))
    await page.reload()
    await page.getByText('Content sync could not be loaded').waitFor()
    await page.unroute(`**${SYNCS}?*`)
    await page.getByRole('button', { name: 'Retry' }).last().click()
    await page.getByRole('button', { name: 'Sync now' }).waitFor()
  })
})
