import { test } from '@japa/runner'
import { barriersAtEachWidth, barriersByDayAndNight } from '#tests/browser/helpers/barriers'
import { becomes } from '#tests/browser/helpers/becomes'
import { Desk } from '#tests/browser/helpers/desk'
import { newcomer, refuse } from '#tests/browser/saved/own_data'

test.group('Help', (group) => {
  const desk = Desk.in(group)

  test('finds an answer by a misspelled word, and says where nothing fits', async ({ assert }) => {
    const page = await newcomer(desk)
    await page.goto('/home')
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Help', exact: true })
      .click()
    await page.waitForURL('**/help')
    await page.getByRole('heading', { name: 'Improving prompts' }).waitFor()
    await page.getByText('Connected', { exact: true }).waitFor()
    assert.deepEqual(await barriersByDayAndNight(page), [])
    assert.deepEqual(await barriersAtEachWidth(page), [])
    const search = page.getByRole('searchbox', { name: 'Search the answers' })
    await search.fill('refnud')
    await page.waitForURL('**/help?search=refnud')
    await page.getByRole('heading', { name: 'One answer' }).waitFor()
    await page.getByText('How do I get a refund?').click()
    await page.getByText('Get my money back').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await search.fill('xyzzyx')
    await page.getByText('No answer matches “xyzzyx”').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByRole('button', { name: 'Clear search and filters' }).click()
    await page.getByRole('heading', { name: 'Improving prompts' }).waitFor()
    await becomes(() => search.inputValue(), '')
  })

  test('opens the answer that the address names, and names the one that is opened', async () => {
    const page = await newcomer(desk)
    await page.goto('/help#plans')
    const price = page.getByText('Pro costs $29.99 a month', { exact: false })
    await price.waitFor()
    await becomes(() => page.evaluate(() => document.activeElement?.id), 'plans')
    await page.keyboard.press('Enter')
    await becomes(() => price.isVisible(), false)
    await page.getByText('What is a flow?').click()
    await page.waitForURL('**/help#what-is-a-flow')
    await page.getByText('A flow breaks a job into steps').waitFor()
  })

  test('lists the shortcuts of the keyboard, says whom to ask and what is connected', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    await page.goto('/help#shortcuts')
    const list = page.getByRole('region', { name: 'Keyboard shortcuts' })
    for (const key of ['Ctrl', 'K', '?', 'F8'])
      await list.getByText(key, { exact: true }).first().waitFor()
    await page.getByText('The administrator of this server has set no address').waitFor()
    const services = page.getByRole('region', { name: 'Services' })
    await services.getByText('Sandbox').first().waitFor()
    const names = await services.locator('dt').allTextContents()
    assert.deepEqual(names, ['Database', 'Sign-in', 'Models', 'Payments', 'Mail', 'Content'])
  })

  test('says when it cannot be loaded, and tries again', async ({ assert }) => {
    desk.complaints.expect(/status of 503/)
    const page = await newcomer(desk)
    await page.route('**/api/help-answers*', refuse(503))
    await page.goto('/help')
    await page.getByText('The answers could not be loaded').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.unroute('**/api/help-answers*')
    await page.getByRole('button', { name: 'Retry' }).first().click()
    await page.getByRole('heading', { name: 'Improving prompts' }).waitFor()
  })
})
