import { DatabaseSync } from 'node:sqlite'
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { barriersAtEachWidth, barriersByDayAndNight } from '#tests/browser/helpers/barriers'
import { becomes } from '#tests/browser/helpers/becomes'
import { ADMIN, Desk } from '#tests/browser/helpers/desk'
import { call, refuse } from '#tests/browser/saved/own_data'

const ANALYTICS = '**/api/admin/analytics?*'

const open = async (page: Page, more = '') => {
  await page.goto(`/admin?tab=analytics${more}`)
  await page.getByLabel('Period').waitFor()
}
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** A payment and a refund, which only Stripe could make. */
function pay(databaseFile: string, cents: number, returned: number): void {
  const database = new DatabaseSync(databaseFile)
  const add = database.prepare(
    'insert into payments (id, kind, cents, is_live, happened_ms) values (?, ?, ?, 0, ?)'
  )
  add.run('ch_shown', 'payment', cents, Date.now())
  add.run('re_shown', 'refund', returned, Date.now())
  database.close()
}

test.group('Analytics', (group) => {
  const desk = Desk.in(group, { isAlone: true })

  test('shows charts with a table under each, and says what each number counts', async ({
    assert,
  }) => {
    const page = await desk.arrive({ as: ADMIN })
    for (const original of ['Write a poem about rain', 'Write an email to Ada'])
      await call(page, 'POST', '/api/ai/enhance-prompt', { originalPrompt: original })
    pay(desk.databaseFile, 2999, 999)
    await page.goto('/admin')
    await page.getByRole('tab', { name: 'Analytics' }).click()
    await page.waitForURL('**/admin?tab=analytics')
    const revenue = section(page, 'Revenue')
    await revenue.getByRole('img', { name: /\$20\.00 in total, at most \$20\.00/ }).waitFor()
    await section(page, 'Prompts')
      .getByRole('img', { name: /^Improvements by day.*: 2 in total, at most 2 in a day\.$/ })
      .waitFor()
    await page.getByText('Days of your time zone').waitFor()
    await section(page, 'People').getByText('The bars show: Active people').waitFor()
    await section(page, 'Prompts').getByText('The bars show: Improvements').waitFor()

    await revenue.getByText('Table of the same figures').click()
    const total = revenue.getByRole('row', { name: /^Total/ })
    await total.waitFor()
    assert.deepEqual(await total.getByRole('cell').allTextContents(), ['$20.00', '$29.99', '$9.99'])
    assert.equal(await revenue.getByRole('row').count(), 32)

    await section(page, 'People').getByRole('listitem').first().locator('[tabindex]').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await page.getByRole('tooltip', { name: /^Different people who made a prompt/ }).waitFor()
    await page.keyboard.press('Escape')
    assert.deepEqual(await barriersByDayAndNight(page), [])
    assert.deepEqual(await barriersAtEachWidth(page), [])
  })

  test('keeps the period in the address', async ({ assert }) => {
    const page = await desk.arrive({ as: ADMIN })
    await open(page, '&days=7')
    await becomes(() => page.getByLabel('Period').inputValue(), '7')
    await page.getByLabel('Period').selectOption('90')
    await page.waitForURL('**/admin?tab=analytics&days=90')
    await page.reload()
    await section(page, 'People').getByText('Table of the same figures').click()
    await becomes(() => section(page, 'People').getByRole('row').count(), 92)
    assert.equal(await page.getByLabel('Period').inputValue(), '90')
  })

  test('says that nothing happened, and offers to load again what could not be loaded', async () => {
    const page = await desk.arrive({ as: ADMIN })
    desk.complaints.expect(/status of 500/)
    await page.route(ANALYTICS, refuse(500))
    await open(page, '&days=7')
    await page.getByText('Analytics could not be loaded').waitFor()
    await page.unroute(ANALYTICS)
    await page.route(ANALYTICS, async (route) => {
      const answer = await route.fetch()
      const text = (await answer.text()).replace(/:\d+([,}])/g, ':0$1')
      await route.fulfill({ response: answer, body: text })
    })
    await page.getByRole('button', { name: 'Retry' }).last().click()
    await page.getByText('Nothing happened on these days').waitFor()
    await page.getByRole('button', { name: 'Show the last 90 days' }).click()
    await page.waitForURL('**/admin?tab=analytics&days=90')
  })
})
