import { test } from '@japa/runner'
import type { Browser, Page, Route } from 'playwright-core'
import { address, ensureServer, openBrowser } from '#tests/browser/public/visit'
import { barriers, EXAMPLE, Writer } from '#tests/browser/create/writer'

const field = (page: Page) => page.locator('textarea#original')

test.group('Nothing that is written is lost', (group) => {
  let browser: Browser

  group.setup(async () => {
    const stop = await ensureServer()
    browser = await openBrowser()
    return async () => {
      await browser.close()
      await stop()
    }
  })
  group.each.teardown(async () => {
    for (const context of browser.contexts()) await context.close()
  })

  async function improved(writer: Writer): Promise<Page> {
    const page = await writer.open(`/create?prompt=${encodeURIComponent(EXAMPLE)}`)
    await page.waitForURL(/\?id=/)
    await page.getByText('What changed, and why').waitFor()
    return page
  }

  test('a text in an address is taken out of it at once', async ({ assert }) => {
    const writer = await Writer.arrive(browser)
    const page = await writer.open(`/create?prompt=${encodeURIComponent('100% & more?')}`)
    await page.waitForURL((url) => !url.searchParams.has('prompt'))
    assert.equal(await field(page).inputValue(), '100% & more?')
    await page.goBack()
    assert.notInclude(page.url(), 'prompt=')
  })

  test('the box on the home screen survives a reload and the way back', async ({ assert }) => {
    const writer = await Writer.arrive(browser)
    const page = await writer.open('/home')
    const box = page.locator('textarea')
    await box.fill(EXAMPLE)
    await page.reload()
    assert.equal(await box.inputValue(), EXAMPLE)
    await page.getByRole('button', { name: 'Improve My Prompt' }).click()
    await page.waitForURL(/\/create\?id=/)
    await page.goBack()
    await page.waitForURL(/\/home/)
    assert.equal(await box.inputValue(), EXAMPLE)
    assert.deepEqual(writer.unexpected, [])
  })

  test('a text that no server has yet survives a reload and a closed tab', async ({ assert }) => {
    const writer = await Writer.arrive(browser)
    const page = await writer.open('/create')
    await field(page).fill('Not sent yet')
    await page.getByText('Kept in this browser').waitFor()
    await page.reload()
    assert.equal(await field(page).inputValue(), 'Not sent yet')
    await page.close()
    const other = await writer.open('/create')
    assert.equal(await field(other).inputValue(), 'Not sent yet')
  })

  test('an edited prompt is saved on leaving the field, and is there on a reload', async ({
    assert,
  }) => {
    const writer = await Writer.arrive(browser)
    const page = await improved(writer)
    await field(page).fill(`${EXAMPLE} for teachers`)
    await field(page).blur()
    await page.getByText(/^Saved \d\d:\d\d/).waitFor()
    await page.reload()
    await page.getByText('What changed, and why').waitFor()
    assert.equal(await field(page).inputValue(), `${EXAMPLE} for teachers`)
    assert.deepEqual(writer.unexpected, [])
  })

  test('offline, the text waits in this browser and is saved when the net is back', async ({
    assert,
  }) => {
    const writer = await Writer.arrive(browser)
    writer.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
    const page = await improved(writer)
    await writer.context.setOffline(true)
    await field(page).fill('Written on a train')
    await field(page).blur()
    await page.getByText('Offline, will retry').waitFor()
    assert.deepEqual(await barriers(page), [])
    await writer.context.setOffline(false)
    await page.getByText(/^Saved \d\d:\d\d/).waitFor()
    await page.reload()
    assert.equal(await field(page).inputValue(), 'Written on a train')
    assert.deepEqual(writer.unexpected, [])
  })

  test('a text that was changed elsewhere is asked about: {choice}')
    .with([
      { choice: 'Keep mine', stays: 'mine' },
      { choice: 'Reload', stays: 'theirs' },
    ])
    .run(async ({ assert }, { choice, stays }) => {
      const writer = await Writer.arrive(browser)
      writer.expect(/409/)
      const page = await improved(writer)
      const elsewhere = await Writer.arrive(browser, { user: writer.user })
      const there = await elsewhere.open(new URL(page.url()).pathname + new URL(page.url()).search)
      await field(there).fill('theirs')
      await field(there).blur()
      await there.getByText(/^Saved \d\d:\d\d/).waitFor()

      await field(page).fill('mine')
      await field(page).blur()
      await page.getByText(/Changed elsewhere/).waitFor()
      assert.equal(await field(page).inputValue(), 'mine')
      assert.deepEqual(await barriers(page), [])
      await page.getByRole('button', { name: choice }).click()
      await page.getByText(/Changed elsewhere/).waitFor({ state: 'detached' })
      assert.equal(await field(page).inputValue(), stays)
      await page.reload()
      assert.equal(await field(page).inputValue(), stays)
      assert.deepEqual(writer.unexpected, [])
    })

  test('a second tab on the same prompt follows what the first one saved', async ({ assert }) => {
    const writer = await Writer.arrive(browser)
    const page = await improved(writer)
    const second = await writer.open(new URL(page.url()).pathname + new URL(page.url()).search)
    await second.getByText('What changed, and why').waitFor()
    await field(page).fill('from the first tab')
    await field(page).blur()
    await page.getByText(/^Saved \d\d:\d\d/).waitFor()
    await second.waitForFunction(
      () => document.querySelector<HTMLTextAreaElement>('#original')?.value === 'from the first tab'
    )
    await field(second).fill('and on from the second')
    await field(second).blur()
    await second.getByText(/^Saved \d\d:\d\d/).waitFor()
    assert.deepEqual(writer.unexpected, [])
  })

  test('a visitor’s example is there after signing up, once', async ({ assert }) => {
    const writer = await Writer.arrive(browser)
    const page = await writer.open('/home')
    await page.evaluate(() => localStorage.setItem('hone.draft.new', '{"text":"Write a poem"}'))
    await page.goto(address('/create'))
    await page.waitForURL(/\?id=/)
    assert.equal(await field(page).inputValue(), 'Write a poem')
    assert.isNull(await page.evaluate(() => localStorage.getItem('hone.draft.new')))
  })

  test('signing out takes the drafts along', async ({ assert }) => {
    const writer = await Writer.arrive(browser)
    const page = await writer.open('/create')
    await field(page).fill('Private')
    await page.getByText('Kept in this browser').waitFor()
    await page.goto(address('/home'))
    await page.goto(address('/api/logout'))
    const confirm = page.getByRole('button', { name: /sign out/i })
    if (await confirm.isVisible()) await confirm.click()
    await page.waitForURL(address('/'))
    const left = await page.evaluate(() => JSON.stringify({ ...localStorage }))
    assert.notInclude(left, 'Private')
  })
})

test.group('When the enhancement fails', (group) => {
  let browser: Browser

  group.setup(async () => {
    const stop = await ensureServer()
    browser = await openBrowser()
    return async () => {
      await browser.close()
      await stop()
    }
  })
  group.each.teardown(async () => {
    for (const context of browser.contexts()) await context.close()
  })

  const failures: [string, (route: Route) => Promise<void>][] = [
    ['the network is down', (route) => route.abort()],
    ['the server fails', (route) => route.fulfill({ status: 500, json: { message: 'Oh.' } })],
  ]

  test('because {0}, it says so, keeps the text and recovers')
    .with(failures)
    .run(async ({ assert }, [, fail]) => {
      const writer = await Writer.arrive(browser)
      writer.expect(/Failed to load resource/)
      const page = await writer.open('/create')
      await page.route('**/api/ai/enhance-prompt', fail)
      await field(page).fill(EXAMPLE)
      await page.getByRole('button', { name: 'Regenerate' }).click()
      await page
        .getByText(
          "Sorry, I couldn't generate an improved version of your prompt right now. Please try again later."
        )
        .waitFor()
      await page.getByText('Failed to generate AI response. Please try again.').first().waitFor()
      assert.equal(await field(page).inputValue(), EXAMPLE)
      assert.isTrue(
        await page.getByRole('button', { name: 'Copy the enhanced prompt' }).isDisabled()
      )
      assert.deepEqual(await barriers(page), [])
      await page.unroute('**/api/ai/enhance-prompt')
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.getByText('What changed, and why').waitFor()
      assert.deepEqual(writer.unexpected, [])
    })

  test('because there is no enhanced prompt in the answer, it says that', async ({ assert }) => {
    const writer = await Writer.arrive(browser)
    const page = await writer.open('/create')
    await page.route('**/api/ai/enhance-prompt', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), enhancedPrompt: '' } })
    })
    await field(page).fill(EXAMPLE)
    await page.getByRole('button', { name: 'Regenerate' }).click()
    await page.getByText('Unable to generate enhanced version at this time.').waitFor()
    assert.equal(await field(page).inputValue(), EXAMPLE)
  })

  test('while it runs, it says so and what needs a result is off', async ({ assert }) => {
    const writer = await Writer.arrive(browser)
    const page = await writer.open('/create')
    await page.route('**/api/ai/enhance-prompt', async (route) => {
      await page.waitForTimeout(800)
      await route.continue()
    })
    assert.isTrue(await page.getByRole('button', { name: 'Regenerate' }).isDisabled())
    await field(page).fill(EXAMPLE)
    await page.getByRole('button', { name: 'Regenerate' }).click()
    await page.getByText('Generating enhanced version...').waitFor()
    for (const name of ['Regenerate', 'Copy the enhanced prompt', 'Export', 'Share']) {
      assert.isTrue(await page.getByRole('button', { name, exact: true }).isDisabled(), name)
    }
    await page.getByText('What changed, and why').waitFor()
    assert.deepEqual(writer.unexpected, [])
  })
})
