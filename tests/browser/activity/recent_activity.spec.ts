import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { becomes } from '#tests/browser/helpers/becomes'
import { boxAtRest } from '#tests/browser/helpers/at_rest'
import { barriers, barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { call, holdBack, newcomer, refuse, savedPrompt } from '#tests/browser/saved/own_data'

const PATH = '/recent-activity'
const LIST = '**/api/activities*'
const DAY = 86_400_000

interface Improved {
  promptId: string
  enhancedPrompt: string
}

const improve = (page: Page, originalPrompt: string) =>
  call<Improved>(page, 'POST', '/api/ai/enhance-prompt', { originalPrompt })

/** The real history, with each entry as many days older as is said, newest first. */
async function age(page: Page, days: number[]): Promise<void> {
  await page.route(LIST, async (route) => {
    const response = await route.fetch()
    const list = (await response.json()) as { timestamp: string }[]
    const json = list.map((entry, at) => ({
      ...entry,
      timestamp: new Date(new Date(entry.timestamp).getTime() - (days[at] ?? 0) * DAY),
    }))
    await route.fulfill({ response, json })
  })
}

const titles = (page: Page) => page.getByRole('heading', { level: 3 })

test.group('Recent activity', (group) => {
  const desk = Desk.in(group)

  test('on desks and phones: groups, badges and times, and nothing stands in the way', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    await improve(page, `Write an email ${'about our new and long product '.repeat(40)}`)
    await improve(page, 'Summarise the sales report')
    await improve(page, 'Plan a week of posts')
    await improve(page, `Explain ${'supercalifragilistic'.repeat(9)}`)
    await age(page, [0, 1, 4, 12])
    await page.goto(PATH)
    const groups = page.getByRole('heading', { level: 2 })
    await groups.first().waitFor()
    await becomes(() => groups.allTextContents(), ['Today', 'Yesterday', 'This Week', 'Older'])
    const today = page.getByRole('region', { name: 'Today' })
    await today.getByText(/^Score: \d+\/100$/).waitFor()
    await today.getByText('Prompt refined').waitFor()
    await today.getByText('just now').waitFor()
    await page.getByRole('region', { name: 'Yesterday' }).getByText('1 day ago').waitFor()
    await page.getByRole('region', { name: 'This Week' }).getByText('4 days ago').waitFor()
    const older = page.getByRole('region', { name: 'Older' })
    await older.getByText('12 days ago').waitFor()
    const quote = await boxAtRest(older.locator('blockquote'))
    assert.isAtMost(quote.height, 44, 'the original takes two lines at most')
    assert.deepEqual(await barriersAtEachWidth(page), [])
  })

  test('search and both filters work together, and the address keeps them', async ({ assert }) => {
    const page = await newcomer(desk)
    await improve(page, 'Write a launch email')
    const id = await savedPrompt(page, 'Write a launch email for teachers')
    await call(page, 'POST', '/api/activities', { type: 'prompt_copied', promptId: id })
    await improve(page, 'Summarise the report')
    await page.goto(PATH)
    await page.getByLabel('Search activities').fill('LAUNCH')
    await page.waitForURL(/search=LAUNCH/)
    await page.getByLabel('Category').selectOption('marketing')
    await page.getByLabel('Type').selectOption('prompt_copied')
    await page.getByText('Summarise the report').first().waitFor({ state: 'detached' })
    await page.getByText('Prompt refined', { exact: true }).last().waitFor({ state: 'hidden' })
    await becomes(() => titles(page).allTextContents(), ['Write a launch email for teachers'])
    await page.reload()
    await titles(page).waitFor()
    await becomes(() => page.getByLabel('Search activities').inputValue(), 'LAUNCH')

    await page.getByLabel('Search activities').fill('zebra "x"')
    await page
      .getByText('No activities match "zebra "x"". Try adjusting your search or filters.')
      .waitFor()
    assert.deepEqual(await barriers(page), [])
    await page.getByRole('button', { name: 'Clear search and filters' }).click()
    await titles(page).nth(2).waitFor()
    assert.equal(new URL(page.url()).search, '')
  })

  test('the badges of an entry stay in one row, and a quote that is the title is left out', async ({
    assert,
  }) => {
    const page = await newcomer(desk, { width: 390 })
    await improve(page, 'Plan a week of posts')
    await improve(page, 'Write an email about our product.\n\nIt is quick and calm.')
    await page.goto(PATH)
    const short = page.getByRole('listitem').filter({ hasText: 'Plan a week of posts' })
    const badges = short.getByText(/^(Marketing|Content|Productivity|Prompt refined|Score: .*)$/)
    await boxAtRest(badges.last())
    const tops = await badges.evaluateAll((all) =>
      all.map((badge) => Math.round(badge.getBoundingClientRect().top))
    )
    assert.isAbove(tops.length, 1)
    assert.lengthOf(new Set(tops), 1)
    const icon = await short.locator('svg').first().locator('..').boundingBox()
    assert.isAtMost((icon?.y ?? 0) + (icon?.height ?? 0), tops[0], 'the icon stands above them')
    assert.equal(await short.locator('blockquote').count(), 0)
    const long = page.getByRole('listitem').filter({ hasText: 'quick and calm' })
    assert.equal(await long.locator('blockquote').count(), 1)
  })

  test('an empty history says how to begin', async ({ assert }) => {
    const page = await newcomer(desk)
    await page.goto(PATH)
    await page.getByRole('heading', { name: 'No activities found' }).waitFor()
    await page
      .getByText('Start using the prompt editor to see your activity history here.')
      .waitFor()
    const start = page.getByRole('link', { name: 'Start Creating Prompts' })
    await becomes(() => start.getAttribute('href'), '/home')
    assert.deepEqual(await barriers(page), [])
  })

  test('the buttons of an entry act, by mouse and by key', async ({ assert }) => {
    const page = await newcomer(desk)
    const original = `Write an email about our product. ${'It is quick and calm. '.repeat(30)}`
    const { promptId, enhancedPrompt } = await improve(page, original)
    await page.goto(PATH)
    const view = page.getByRole('link', { name: 'View in editor' })
    await becomes(() => view.getAttribute('href'), `/prompt-editor?id=${promptId}`)
    await page.getByRole('button', { name: 'Copy content' }).click()
    await page.getByText('The text of this entry is on your clipboard.').first().waitFor()
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await becomes(copied, enhancedPrompt)

    const more = page.getByRole('button', { name: 'More options' })
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await page.mouse.move(0, 0)
    await more.press('Enter')
    await becomes(focused, 'Open the prompt')
    assert.deepEqual(await barriers(page), [])
    await page.keyboard.press('Escape')
    await becomes(() => page.getByRole('menu').count(), 0)
    await more.press('Enter')
    await becomes(focused, 'Open the prompt')
    await page.keyboard.press('ArrowDown')
    await becomes(focused, 'Copy the original')
    await page.keyboard.press('Enter')
    await becomes(copied, original)
    await becomes(() => page.getByRole('menu').count(), 0)
    await more.press('Enter')
    await becomes(focused, 'Open the prompt')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/saved/${promptId}`)
  })

  test('a long history comes in pages', async () => {
    const page = await newcomer(desk)
    const promptId = await savedPrompt(page, 'Write an email')
    for (let made = 0; made < 54; made += 1) {
      await call(page, 'POST', '/api/activities', { type: 'prompt_copied', promptId })
    }
    await improve(page, 'The newest of all')
    await page.goto(PATH)
    await titles(page).first().waitFor()
    await becomes(() => titles(page).count(), 50)
    await page.getByRole('button', { name: 'Load more' }).click()
    await titles(page).nth(54).waitFor()
    await becomes(() => titles(page).count(), 55)
    await becomes(() => page.getByRole('button', { name: 'Load more' }).count(), 0)
  })

  test('the time zone of the person decides what is today', async () => {
    const page = await newcomer(desk, { timezoneId: 'UTC' })
    await improve(page, 'Just now')
    await page.route(LIST, async (route) => {
      const response = await route.fetch()
      const list = (await response.json()) as object[]
      const json = list.map((entry) => ({ ...entry, timestamp: '2026-05-10T23:30:00.000Z' }))
      await route.fulfill({ response, json })
    })
    await page.clock.setFixedTime('2026-05-11T00:30:00.000Z')
    await page.goto(PATH)
    await page.getByRole('region', { name: 'Yesterday' }).waitFor()
    await call(page, 'PATCH', '/api/profile', { preferences: { timeZone: 'Europe/Berlin' } })
    await page.reload()
    await page.getByRole('region', { name: 'Today' }).waitFor()
  })

  test('a server error is shown, and Retry loads the list', async ({ assert }) => {
    desk.complaints.expect(/status of (500|503)/)
    const page = await newcomer(desk)
    await improve(page, 'Still there')
    await page.route(LIST, refuse(503))
    await page.goto(PATH)
    await page.getByText('Your activity could not be loaded').waitFor()
    assert.deepEqual(await barriers(page), [])
    await page.unroute(LIST)
    await page.getByRole('button', { name: 'Retry' }).click()
    await titles(page).waitFor()

    await page.route(LIST, refuse(500))
    await page.reload()
    await page.getByText('No activities found').waitFor()
    assert.deepEqual(await barriers(page), [])
    await page.unroute(LIST)
    await page.getByRole('button', { name: 'Retry' }).click()
    await titles(page).waitFor()
  })

  test('a slow answer shows the shape of the list first', async ({ assert }) => {
    const page = await newcomer(desk)
    const release = await holdBack(page, LIST)
    await page.goto(PATH)
    await page.getByText('Loading your activity').waitFor({ state: 'attached' })
    assert.deepEqual(await barriers(page), [])
    await release()
    await page.getByText('No activities found').waitFor()
  })
})
