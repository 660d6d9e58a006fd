import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { becomes } from '#tests/browser/helpers/becomes'
import { barriers, barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { ADMIN, Desk } from '#tests/browser/helpers/desk'
import { type Width } from '#tests/browser/helpers/widths'
import { call, newcomer, refuse } from '#tests/browser/saved/own_data'
import { GREETING } from '#tests/functional/flows/flow_steps'
import { startModelStandIn } from '#tests/helpers/model_stand_in'

test.group('Usage', (group) => {
  const desk = Desk.in(group, { isAlone: true })

  /** Somebody on whose behalf models were asked: once with success, once without. */
  const asker = async (width?: Width): Promise<Page> => {
    const page = await desk.arrive({ as: ADMIN, width })
    const provider = await startModelStandIn({ reply: () => 'ready' })
    const ask = () =>
      call(page, 'POST', '/api/admin/model-tests', { baseUrl: provider.url, model: 'small' })
    await ask()
    await call(page, 'POST', '/api/admin/model-tests', {
      ...{ baseUrl: provider.url.replace('/v1', '/v2'), model: '=SUM(A1)' },
    })
    await provider.close()
    return page
  }

  test('a person who used no model sees so, with a link to where models are used', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    await page.goto('/settings?tab=preferences')
    await page.getByRole('link', { name: 'See your usage' }).click()
    await page.getByRole('heading', { name: 'No model used yet' }).waitFor()
    assert.deepEqual(await barriers(page), [])
    await page.getByRole('link', { name: 'Improve a prompt' }).click()
    await page.waitForURL('**/home')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: 'Commands' }).getByRole('combobox').fill('usage')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/usage')
  })

  test('chart and table hold the same figures; filters stand in the address', async ({
    assert,
  }) => {
    const page = await asker()
    await page.goto('/usage')
    const chart = page.getByRole('img', { name: /^Calls by day/ })
    await chart.waitFor()
    const [, total] =
      /: ([\d,]+) in total/.exec((await chart.getAttribute('aria-label')) ?? '') ?? []
    const sum = page.getByRole('row').filter({ hasText: 'Total' })
    assert.equal(await sum.getByRole('cell').first().textContent(), total)
    await page.getByText('The provider does not know this model.').first().waitFor()

    await page.getByLabel('Show').selectOption('Cost')
    await page.getByText('Cost: nothing to show for these days.').waitFor()
    assert.equal(await page.getByRole('img', { name: /by day/ }).count(), 0)
    await page.getByLabel('Show').selectOption('Tokens')
    await page.getByRole('img', { name: /^Tokens by day/ }).waitFor()
    await page.getByLabel('Model').selectOption('small')
    await page.getByLabel('Period').selectOption('Last 7 days')
    await page.waitForURL('**/usage?days=7&model=small&show=tokens')
    await page.reload()
    await page.getByRole('img', { name: /^Tokens by day/ }).waitFor()
    const calls = page.getByRole('region', { name: 'All calls' }).getByRole('listitem')
    await calls.first().waitFor()
    for (const text of await calls.allTextContents()) assert.include(text, 'small')

    const purposes = await page.getByLabel('Purpose').getByRole('option').allTextContents()
    const named = ['All purposes', 'Check', 'Rewrite', 'Tryout', 'Judge', 'Connection test', 'Flow']
    assert.deepEqual(purposes, named)
    await page.getByLabel('Purpose').selectOption('Judge')
    await page.getByText('No model calls match the filters in this period.').waitFor()
    await page.getByRole('button', { name: 'Clear search and filters' }).click()
    await calls.first().waitFor()
  })

  test('a run is one line with its flow and its state, and the bar shows what is left', async () => {
    const page = await newcomer(desk)
    const { id } = await call<{ id: string }>(page, 'POST', '/api/flows', {
      ...{ title: 'Weekly greeting', graph: GREETING },
    })
    await call(page, 'POST', `/api/flows/${id}/execute`, { inputs: { who: 'Ada' } })
    await page.goto('/usage')
    const run = page
      .getByRole('region', { name: 'What moved your credits' })
      .getByRole('listitem')
      .filter({ hasText: 'Weekly greeting' })
    await run.getByText('1 credit · Used').waitFor()
    await becomes(() => run.count(), 1)
    await becomes(() => run.getByRole('link').getAttribute('href'), `/flow-builder/${id}`)
    const bar = page.locator('section[aria-label="Credits"] [style]').first()
    await becomes(() => bar.evaluate((part: HTMLElement) => part.style.width), '96%')
  })

  test('is exported as CSV that no spreadsheet runs', async ({ assert }) => {
    const page = await asker()
    await page.goto('/usage')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as CSV' }).click()
    const file = await (await download).path()
    const csv = readFileSync(file, 'utf8')
    assert.match(csv, /^\uFEFFTime \(UTC\),Purpose,/)
    assert.include(csv, ",'=SUM(A1),")
    assert.include(csv, 'Connection test')
  })

  test('in all its states is accessible and fits, on desks and phones', async ({ assert }) => {
    desk.complaints.expect(/status of 503/)
    const page = await asker()
    await page.goto('/usage')
    await page.getByRole('region', { name: 'All calls' }).getByRole('listitem').first().waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.route('**/api/usage/days*', refuse(503))
    await page.goto('/usage')
    await page.getByText('Your usage could not be loaded').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
  })
})
