import { test } from '@japa/runner'
import type { Page, Route } from 'playwright-core'
import { EXAMPLE, original, secondTab } from '#tests/browser/create/writer'
import { becomes } from '#tests/browser/helpers/becomes'
import { barriers } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { arriveAgain, holdBack, proNewcomer } from '#tests/browser/saved/own_data'

test.group('Nothing that is written is lost', (group) => {
  const desk = Desk.in(group)

  async function improved(): Promise<Page> {
    const page = await proNewcomer(desk)
    await page.goto(`/create?prompt=${encodeURIComponent(EXAMPLE)}`)
    await page.waitForURL(/\?id=/)
    await page.getByText('What changed, and why').waitFor()
    return page
  }

  test('a text in an address is taken out of it at once', async ({ assert }) => {
    const page = await proNewcomer(desk)
    await page.goto(`/create?prompt=${encodeURIComponent('100% & more?')}`)
    await page.waitForURL((url) => !url.searchParams.has('prompt'))
    await becomes(() => original(page).inputValue(), '100% & more?')
    await page.goBack()
    assert.notInclude(page.url(), 'prompt=')
  })

  test('the box on the home screen survives a reload and the way back', async () => {
    const page = await proNewcomer(desk)
    await page.goto('/home')
    const box = page.locator('textarea')
    await box.fill(EXAMPLE)
    await page.reload()
    await becomes(() => box.inputValue(), EXAMPLE)
    await page.getByRole('button', { name: 'Improve My Prompt' }).click()
    await page.waitForURL(/\/create\?id=/)
    await page.goBack()
    await page.waitForURL(/\/home/)
    await becomes(() => box.inputValue(), EXAMPLE)
  })

  test('a text that no server has yet survives a reload and a closed tab', async () => {
    const page = await proNewcomer(desk)
    await page.goto('/create')
    await original(page).fill('Not sent yet')
    await page.getByText('Kept in this browser').waitFor()
    await page.reload()
    await becomes(() => original(page).inputValue(), 'Not sent yet')
    await page.close()
    const other = await secondTab(page, '/create')
    await becomes(() => original(other).inputValue(), 'Not sent yet')
  })

  test('an edited prompt is saved on leaving the field, and is there on a reload', async () => {
    const page = await improved()
    await original(page).fill(`${EXAMPLE} for teachers`)
    await original(page).blur()
    await page.getByText(/^Saved \d\d:\d\d/).waitFor()
    await page.reload()
    await page.getByText('What changed, and why').waitFor()
    await becomes(() => original(page).inputValue(), `${EXAMPLE} for teachers`)
  })

  test('offline, the text waits in this browser and is saved when the net is back', async ({
    assert,
  }) => {
    desk.complaints.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
    const page = await improved()
    await page.context().setOffline(true)
    await original(page).fill('Written on a train')
    await original(page).blur()
    await page.getByText('Offline, will retry').waitFor()
    assert.deepEqual(await barriers(page), [])
    await page.context().setOffline(false)
    await page.getByText(/^Saved \d\d:\d\d/).waitFor()
    await page.reload()
    await becomes(() => original(page).inputValue(), 'Written on a train')
  })

  test('a text that was changed elsewhere is asked about: {choice}')
    .with([
      { choice: 'Keep mine', stays: 'mine' },
      { choice: 'Reload', stays: 'theirs' },
    ])
    .run(async ({ assert }, { choice, stays }) => {
      desk.complaints.expect(/409/)
      const page = await improved()
      const there = await arriveAgain(desk, page)
      await there.goto(page.url())
      await original(there).fill('theirs')
      await original(there).blur()
      await there.getByText(/^Saved \d\d:\d\d/).waitFor()

      await original(page).fill('mine')
      await original(page).blur()
      await page.getByText(/Changed elsewhere/).waitFor()
      await becomes(() => original(page).inputValue(), 'mine')
      assert.deepEqual(await barriers(page), [])
      await page.getByRole('button', { name: choice }).click()
      await page.getByText(/Changed elsewhere/).waitFor({ state: 'detached' })
      await becomes(() => original(page).inputValue(), stays)
      await page.reload()
      await becomes(() => original(page).inputValue(), stays)
    })

  test('a second tab on the same prompt follows what the first one saved', async () => {
    const page = await improved()
    const second = await secondTab(page, page.url())
    await second.getByText('What changed, and why').waitFor()
    await original(page).fill('from the first tab')
    await original(page).blur()
    await page.getByText(/^Saved \d\d:\d\d/).waitFor()
    await second.waitForFunction(
      () => document.querySelector<HTMLTextAreaElement>('#original')?.value === 'from the first tab'
    )
    await original(second).fill('and on from the second')
    await original(second).blur()
    await second.getByText(/^Saved \d\d:\d\d/).waitFor()
  })

  test('a screen is found again where it was left, by reload and by the way back', async ({
    assert,
  }) => {
    const page = await proNewcomer(desk)
    const release = await holdBack(page, '**/api/ai/enhance-prompt')
    await page.setViewportSize({ width: 1440, height: 600 })
    await page.goto(`/prompt-editor?prompt=${encodeURIComponent(EXAMPLE)}`)
    await page.getByRole('tab').nth(2).waitFor()
    // The variants are there before the page is as tall as it gets.
    await page.waitForFunction(() => {
      window.scrollTo(0, 400)
      return window.scrollY === 400
    })
    await release()
    await page.waitForURL(/\?id=/)
    await page.waitForFunction(() => {
      const name = `hone.scroll.editor.${history.state.key}`
      return Number(sessionStorage.getItem(name)) > 300
    })
    // A browser keeps what is seen in its place while a late row grows above it, and scrolls by the height of that row.
    const isBack = () => page.waitForFunction(() => Math.abs(window.scrollY - 400) < 100)
    await page.reload()
    await isBack()
    // Not by a mouse, for which the page may be scrolled first.
    await page.getByRole('link', { name: 'Recent Activity' }).dispatchEvent('click')
    await page.waitForURL(/recent-activity/)
    await page.goBack()
    await isBack()
    assert.match(page.url(), /prompt-editor/)
  })

  test('the example of the front page is there after signing up, as a prompt of its own', async () => {
    const page = await proNewcomer(desk)
    await page.goto('/create?example=1')
    await page.waitForURL(/\/create\?id=/)
    await becomes(() => original(page).inputValue(), 'Write an email about our new product')
  })

  test('signing out takes the drafts along', async ({ assert }) => {
    const page = await proNewcomer(desk)
    await page.goto('/create')
    await original(page).fill('Private')
    await page.getByText('Kept in this browser').waitFor()
    await page.getByRole('link', { name: 'Sign Out' }).click()
    await page.waitForURL(`${desk.url}/`)
    const left = await page.evaluate(() => JSON.stringify({ ...localStorage }))
    assert.notInclude(left, 'Private')
  })
})

test.group('When the enhancement fails', (group) => {
  const desk = Desk.in(group)

  const failures: [string, (route: Route) => Promise<void>][] = [
    ['the network is down', (route) => route.abort()],
    ['the server fails', (route) => route.fulfill({ status: 500, json: { message: 'Oh.' } })],
  ]

  test('because {0}, it says so, keeps the text and recovers')
    .with(failures)
    .run(async ({ assert }, [, fail]) => {
      desk.complaints.expect(/Failed to load resource|ERR_FAILED/)
      const page = await proNewcomer(desk)
      await page.goto('/create')
      await page.route('**/api/ai/enhance-prompt', fail)
      await original(page).fill(EXAMPLE)
      await page.getByRole('button', { name: 'Regenerate' }).click()
      await page
        .getByText(
          "Sorry, I couldn't generate an improved version of your prompt right now. Please try again later."
        )
        .waitFor()
      await page.getByText('Failed to generate AI response. Please try again.').first().waitFor()
      await becomes(() => original(page).inputValue(), EXAMPLE)
      await becomes(
        () => page.getByRole('button', { name: 'Copy the enhanced prompt' }).isDisabled(),
        true
      )
      assert.deepEqual(await barriers(page), [])
      await page.unroute('**/api/ai/enhance-prompt')
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.getByText('What changed, and why').waitFor()
    })

  test('because there is no enhanced prompt in the answer, it says that', async () => {
    const page = await proNewcomer(desk)
    await page.goto('/create')
    await page.route('**/api/ai/enhance-prompt', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), enhancedPrompt: '' } })
    })
    await original(page).fill(EXAMPLE)
    await page.getByRole('button', { name: 'Regenerate' }).click()
    await page.getByText('Unable to generate enhanced version at this time.').waitFor()
    await becomes(() => original(page).inputValue(), EXAMPLE)
  })

  test('while it runs, it says so and what needs a result is off', async ({ assert }) => {
    const page = await proNewcomer(desk)
    await page.goto('/create')
    const release = await holdBack(page, '**/api/ai/enhance-prompt')
    assert.isTrue(await page.getByRole('button', { name: 'Regenerate' }).isDisabled())
    await original(page).fill(EXAMPLE)
    await page.getByRole('button', { name: 'Regenerate' }).click()
    await page.getByText('Generating enhanced version...').waitFor()
    for (const name of ['Regenerate', 'Copy the enhanced prompt', 'Export', 'Share']) {
      assert.isTrue(await page.getByRole('button', { name, exact: true }).isDisabled(), name)
    }
    await release()
    await page.getByText('What changed, and why').waitFor()
  })
})
