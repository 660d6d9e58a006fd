import { test } from '@japa/runner'
import { barriersAtEachWidth, barriersByDayAndNight } from '#tests/browser/helpers/barriers'
import { becomes } from '#tests/browser/helpers/becomes'
import { Desk } from '#tests/browser/helpers/desk'
import { newcomer, refuse } from '#tests/browser/saved/own_data'

const FIRST = '/free-guides/prompt-engineering-fundamentals'
const ASKED = 'Write an email to our customers about the price increase.'

test.group('A guide', (group) => {
  const desk = Desk.in(group)

  test('is found, read by its contents, and left for the list again', async ({ assert }) => {
    const page = await desk.arrive({ as: null })
    await page.goto('/free-guides')
    await page.getByRole('list', { name: 'Guides' }).waitFor()
    assert.deepEqual(await barriersByDayAndNight(page), [])
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByRole('link', { name: 'Prompt Engineering Fundamentals' }).click()
    await page.waitForURL(`**${FIRST}`)
    await page.getByText('minutes to read').waitFor()
    assert.deepEqual(await barriersByDayAndNight(page), [])
    assert.deepEqual(await barriersAtEachWidth(page), [])
    const contents = page.getByRole('navigation', { name: 'In this guide' })
    await contents.getByRole('link', { name: 'What you can leave out' }).click()
    await page.waitForURL(`**${FIRST}#what-you-can-leave-out`)
    const heading = page.getByRole('heading', { name: 'What you can leave out' })
    await becomes(() => heading.evaluate((one) => one === document.activeElement), true)
    await becomes(
      () => heading.evaluate((one) => Math.abs(one.getBoundingClientRect().top) < 200),
      true
    )
    await page.reload()
    await becomes(() => heading.evaluate((one) => one === document.activeElement), true)
    await page.getByRole('link', { name: 'Free Guides' }).click()
    await page.waitForURL('**/free-guides')
  })

  test('opens a prompt in the editor for a person, and never in the address', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    await page.goto(FIRST)
    await page.getByRole('button', { name: 'Open in the editor' }).first().click()
    await page.waitForURL('**/prompt-editor**')
    await becomes(() => page.getByRole('textbox', { name: 'Original Prompt' }).inputValue(), ASKED)
    assert.notInclude(page.url(), 'price')
  })

  test('keeps a prompt for a visitor while they sign up', async ({ assert }) => {
    const page = await desk.arrive({ as: null })
    await page.goto(FIRST)
    await page.getByRole('button', { name: 'Open in the editor' }).first().click()
    await page.waitForURL('**/signup?returnTo=%2Fprompt-editor')
    assert.notInclude(page.url(), 'price')
    const member = page.getByRole('link', { name: /Sign in as Member/ })
    await member.and(page.locator('[href*="returnTo="]')).click()
    await page.waitForURL('**/prompt-editor**')
    await becomes(() => page.getByRole('textbox', { name: 'Original Prompt' }).inputValue(), ASKED)
  })

  test('that does not exist is not found, for a visitor too', async ({ assert }) => {
    desk.complaints.expect(/status of 404/)
    const page = await desk.arrive({ as: null })
    await page.goto('/free-guides/nothing')
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await page.waitForURL(({ pathname }) => pathname === '/')
  })

  test('says when it cannot be loaded, and tries again', async ({ assert }) => {
    desk.complaints.expect(/status of 503/)
    const page = await desk.arrive({ as: null })
    await page.route('**/api/guides**', refuse(503))
    await page.goto('/free-guides')
    await page.getByText('The guides could not be loaded').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.unroute('**/api/guides**')
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('list', { name: 'Guides' }).waitFor()
  })
})
