import { test } from '@japa/runner'
import { barriers, barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { call, newcomer, refuse, savedPrompt, shareLink } from '#tests/browser/saved/own_data'

test.group('Profile', (group) => {
  const desk = Desk.in(group)

  test('on desks and phones: who I am, and figures from what I really have', async ({ assert }) => {
    const page = await newcomer(desk)
    const id = await savedPrompt(page, 'Write an email')
    await savedPrompt(page, 'Write a post')
    await shareLink(page, id)
    await call(page, 'POST', '/api/ai/enhance-prompt', { originalPrompt: 'Write an email' })
    await page.goto('/profile')
    await page.getByRole('heading', { name: 'Ada Lovelace' }).waitFor()
    await page.getByText('Knowledge Worker').waitFor()
    await page.getByText('Not specified').waitFor()
    const figure = (name: string) =>
      page.getByRole('listitem').filter({ hasText: name }).locator('p').nth(1)
    await figure('Saved prompts').getByText('2', { exact: true }).waitFor()
    await figure('Improvements').getByText('1', { exact: true }).waitFor()
    await figure('Share links').getByText('1', { exact: true }).waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
  })

  test('a figure that cannot be counted says so', async ({ assert }) => {
    desk.complaints.expect(/status of 503/)
    const page = await newcomer(desk)
    await page.route('**/api/shares*', refuse(503))
    await page.goto('/profile')
    await page.getByText('The count could not be loaded.').waitFor()
    assert.deepEqual(await barriers(page), [])
    await page.unroute('**/api/shares*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByText('The count could not be loaded.').waitFor({ state: 'detached' })
  })
})
