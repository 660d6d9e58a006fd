import { test } from '@japa/runner'
import { barriers } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { call, holdBack, proNewcomer, refuse } from '#tests/browser/saved/own_data'

test.group('Saved prompts by the page', (group) => {
  const desk = Desk.in(group)

  test('more than a page of prompts, slowly, and not at all', async ({ assert }) => {
    desk.complaints.expect(/status of 503/)
    const page = await proNewcomer(desk)
    for (let made = 0; made < 52; made += 1) {
      await call(page, 'POST', '/api/prompts', { original: `Prompt ${made}`, saved: true })
    }
    const release = await holdBack(page, '**/api/prompts?*')
    await page.goto('/saved')
    await page.getByText('Loading your saved prompts').waitFor({ state: 'attached' })
    assert.deepEqual(await barriers(page), [])
    await release()
    await page.getByRole('button', { name: 'Load more' }).click()
    await page.getByRole('heading', { level: 3 }).nth(51).waitFor()
    await page.route('**/api/prompts?*', refuse(503))
    await page.reload()
    await page.getByText('Your prompts could not be loaded').waitFor()
    assert.deepEqual(await barriers(page), [])
    await page.unroute('**/api/prompts?*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('heading', { level: 3 }).nth(49).waitFor()
  })
})
