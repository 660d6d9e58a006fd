import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import Activity from '#app/activity/models/activity'
import { recordActivity } from '#app/activity/services/record_activity'
import { barriers, clipboard, LOOKS, Writer } from '#tests/browser/create/writer'
import { withBrowser } from '#tests/browser/saved/browser_group'
import { call } from '#tests/browser/saved/own_data'

const PATH = '/recent-activity'

interface Entry {
  title: string
  daysAgo?: number
  minutesAgo?: number
  category?: 'marketing' | 'content' | 'sales' | 'productivity' | 'support'
  type?: 'prompt_refined' | 'prompt_copied' | 'template_used'
  original?: string
}

/** Writes history as the services do, at the time that the test needs. */
async function remember(writer: Writer, entries: Entry[]): Promise<void> {
  for (const { daysAgo = 0, minutesAgo = 0, ...entry } of entries) {
    const activity = await recordActivity({
      userId: writer.user.id,
      type: 'prompt_refined',
      description: 'Improved into 3 versions.',
      category: 'marketing',
      ...entry,
    })
    const createdAt = DateTime.utc().minus({ days: daysAgo, minutes: minutesAgo })
    await Activity.query()
      .where('id', activity.id)
      .update({ created_at: createdAt.toSQL({ includeOffset: false }) })
  }
}

test.group('Recent activity', (group) => {
  const browser = withBrowser(group)

  test('at {width} px in {scheme}: groups, badges and times, and nothing in anybody’s way')
    .with(LOOKS)
    .run(async ({ assert }, look) => {
      const writer = await Writer.arrive(browser(), { look })
      await remember(writer, [
        { title: 'An old one', daysAgo: 12 },
        { title: 'Some days ago', daysAgo: 4, type: 'prompt_copied' },
        { title: 'One day back', daysAgo: 1, original: 'Long '.repeat(200) },
      ])
      await call(writer, 'POST', '/api/ai/enhance-prompt', { originalPrompt: 'Write an email' })
      const page = await writer.open(PATH)
      const headings = page.getByRole('heading', { level: 2 })
      await headings.first().waitFor()
      assert.deepEqual(await headings.allTextContents(), [
        'Today',
        'Yesterday',
        'This Week',
        'Older',
      ])
      const today = page.getByRole('region', { name: 'Today' })
      for (const text of [/^Score: \d+\/100$/, 'Marketing', 'Prompt refined', '0 minutes ago']) {
        await today.getByText(text).first().waitFor()
      }
      await page.getByText('12 days ago').waitFor()
      const yesterday = page.getByRole('region', { name: 'Yesterday' })
      await yesterday.getByText('1 day ago').waitFor()
      const quote = await yesterday.locator('blockquote').boundingBox()
      assert.isAtMost(quote?.height ?? 0, 44)
      assert.deepEqual(await barriers(page), [])
      assert.deepEqual(writer.complaints, [])
    })

  test('search and both filters work together, and the address keeps them', async ({ assert }) => {
    const writer = await Writer.arrive(browser())
    await remember(writer, [
      { title: 'Launch mail', category: 'sales', type: 'prompt_copied' },
      { title: 'Launch plan', category: 'sales' },
      { title: 'Launch post', category: 'content' },
    ])
    const page = await writer.open(PATH)
    await page.getByLabel('Search activities').fill('LAUNCH')
    await page.getByLabel('Category').selectOption('sales')
    await page.getByLabel('Type').selectOption('prompt_copied')
    await page.getByText('Launch post').waitFor({ state: 'detached' })
    await page.waitForURL(/search=LAUNCH/)
    assert.deepEqual(await page.getByRole('heading', { level: 3 }).allTextContents(), [
      'Launch mail',
    ])
    await page.reload()
    await page.getByText('Launch mail').waitFor()
    assert.equal(await page.getByLabel('Search activities').inputValue(), 'LAUNCH')

    await page.getByLabel('Search activities').fill('zebra "x"')
    await page
      .getByText('No activities match "zebra "x"". Try adjusting your search or filters.')
      .waitFor()
    assert.deepEqual(await barriers(page), [])
    await page.getByRole('button', { name: 'Clear search and filters' }).click()
    await page.getByText('Launch post').waitFor()
    assert.equal(new URL(page.url()).search, '')
    assert.deepEqual(writer.complaints, [])
  })

  test('an empty history says how to begin', async ({ assert }) => {
    const writer = await Writer.arrive(browser())
    const page = await writer.open(PATH)
    await page.getByText('No activities found').waitFor()
    await page
      .getByText('Start using the prompt editor to see your activity history here.')
      .waitFor()
    const start = page.getByRole('link', { name: 'Start Creating Prompts' })
    assert.equal(await start.getAttribute('href'), '/home')
    assert.deepEqual(await barriers(page), [])
  })

  test('the buttons of an entry act', async ({ assert }) => {
    const writer = await Writer.arrive(browser())
    const original = `Write an email about our product. ${'It is quick and calm. '.repeat(30)}`
    const { promptId, enhancedPrompt } = await call<{ promptId: string; enhancedPrompt: string }>(
      writer,
      'POST',
      '/api/ai/enhance-prompt',
      { originalPrompt: original }
    )
    const page = await writer.open(PATH)
    const view = page.getByRole('link', { name: 'View in editor' })
    assert.equal(await view.getAttribute('href'), `/prompt-editor?id=${promptId}`)
    await page.getByRole('button', { name: 'Copy content' }).click()
    await page.getByText('The text of this entry is on your clipboard.').first().waitFor()
    assert.equal(await clipboard(page), enhancedPrompt)

    await page.getByRole('button', { name: 'More options' }).click()
    await page.getByRole('menuitem', { name: 'Copy the original' }).click()
    await page.waitForFunction(
      (text) => navigator.clipboard.readText().then((copied) => copied === text),
      original
    )
    await page.getByRole('button', { name: 'More options' }).press('Enter')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/saved/${promptId}`)
    assert.deepEqual(writer.complaints, [])
  })

  test('a long history comes in pages', async ({ assert }) => {
    const writer = await Writer.arrive(browser())
    await remember(
      writer,
      Array.from({ length: 55 }, (_, at) => ({ title: `Entry ${at + 1}` }))
    )
    const page = await writer.open(PATH)
    const titles = page.getByRole('heading', { level: 3 })
    await page.getByText('Entry 55', { exact: true }).waitFor()
    assert.equal(await titles.count(), 50)
    await page.getByRole('button', { name: 'Load more' }).click()
    await page.getByText('Entry 1', { exact: true }).waitFor()
    assert.equal(await titles.count(), 55)
    assert.equal(await page.getByRole('button', { name: 'Load more' }).count(), 0)
  })

  test('the time zone of the person decides what is today', async () => {
    const writer = await Writer.arrive(browser(), { timezoneId: 'UTC' })
    await remember(writer, [{ title: 'Just now' }])
    const page = await writer.open(PATH)
    await page.clock.setFixedTime(DateTime.utc().endOf('day').plus({ minutes: 5 }).toJSDate())
    await page.reload()
    await page.getByRole('region', { name: 'Yesterday' }).getByText('Just now').waitFor()
    const preferences = { timeZone: 'Pacific/Pago_Pago' }
    const before = DateTime.utc().setZone(preferences.timeZone)
    if (before.endOf('day') < DateTime.utc().endOf('day').plus({ minutes: 5 })) return
    await call(writer, 'PATCH', '/api/profile', { preferences })
    await page.reload()
    await page.getByRole('region', { name: 'Today' }).getByText('Just now').waitFor()
  })

  test('a server in trouble is said, and Retry brings the list', async ({ assert }) => {
    const writer = await Writer.arrive(browser())
    writer.expect(/status of (500|503)/)
    await remember(writer, [{ title: 'Still there' }])
    const page = await writer.open('/home')
    await page.route('**/api/activities*', (route) =>
      route.fulfill({ status: 503, json: { message: 'Busy.', code: 'storage' } })
    )
    await page.goto(page.url().replace('/home', PATH))
    await page.getByText('Your activity could not be loaded').waitFor()
    assert.deepEqual(await barriers(page), [])
    await page.unroute('**/api/activities*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByText('Still there').waitFor()

    await page.route('**/api/activities*', (route) => route.fulfill({ status: 500, json: {} }))
    await page.reload()
    await page.getByText('No activities found').waitFor()
    await page.unroute('**/api/activities*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByText('Still there').waitFor()
    assert.deepEqual(writer.unexpected, [])
  })

  test('a slow answer shows the shape of the list, a quick one does not', async ({ assert }) => {
    const writer = await Writer.arrive(browser())
    const page = await writer.open('/home')
    await page.route('**/api/activities*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await page.goto(page.url().replace('/home', PATH))
    await page.getByText('Loading your activity').waitFor({ state: 'attached' })
    await page.waitForTimeout(500)
    assert.deepEqual(await barriers(page), [])
    await page.getByText('No activities found').waitFor()
  })
})
