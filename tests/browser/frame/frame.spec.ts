import { test } from '@japa/runner'
import { becomes, eventually } from '#tests/browser/helpers/becomes'
import { barriers, barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { call, newcomer, proNewcomer } from '#tests/browser/saved/own_data'

const SEVEN = ['Create', 'Templates', 'Saved', 'Profile', 'Components', 'Settings', 'Sign Out']

test.group('The frame of the app', (group) => {
  const desk = Desk.in(group)

  test('the sidebar has the specified items in order and marks where one is', async ({
    assert,
  }) => {
    const page = await proNewcomer(desk)
    await page.goto('/components')
    const nav = page.getByRole('navigation', { name: 'Main' })
    await nav.waitFor()
    const names = await nav.getByRole('link').allTextContents()
    assert.deepEqual(names.slice(0, SEVEN.length), SEVEN)
    assert.deepEqual(await nav.locator('[aria-current="page"]').allTextContents(), ['Components'])
    const { width } = (await page.getByRole('complementary').boundingBox()) ?? { width: 0 }
    assert.equal(width, 248)
  })

  test('every link of the sidebar leads to a screen, and its heading has the focus', async ({
    assert,
  }) => {
    const page = await proNewcomer(desk)
    await page.goto('/components')
    const nav = page.getByRole('navigation', { name: 'Main' })
    await nav.getByRole('link').first().waitFor()
    const links = await nav
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    assert.isAtLeast(links.length, SEVEN.length)
    for (const path of links.filter((link) => !link.startsWith('/api/'))) {
      await nav.locator(`a[href="${path}"]`).click()
      await page.waitForURL(`**${path}`)
      await page.locator('main h1').first().waitFor()
      assert.notEqual(await page.locator('main h1').first().textContent(), 'Page Not Found')
      await eventually(async () =>
        assert.equal(await page.locator('main:focus-within, main:focus').count(), 1, path)
      )
    }
  })

  test('Sign Out ends the session and leaves no draft behind', async ({ assert }) => {
    const page = await proNewcomer(desk)
    await page.goto('/home')
    await page.getByLabel('What would you like to improve today?').fill('My secret plan')
    await page.getByRole('navigation', { name: 'Main' }).getByText('Sign Out').click()
    await page.waitForURL(`${desk.url}/`)
    const answer = await page.request.get('/api/auth/user')
    assert.equal(answer.status(), 401)
    const kept = await page.evaluate(() => JSON.stringify(localStorage))
    assert.notInclude(kept, 'My secret plan')
  })

  test('Sign Out ends on the landing page although open requests are refused meanwhile', async () => {
    const page = await proNewcomer(desk)
    const signedOut = Promise.withResolvers<void>()
    await page.route('**/api/profile', (route) => signedOut.promise.then(() => route.continue()))
    await page.route('**/api/logout', async (route) => {
      const headers = { ...route.request().headers(), 'sec-fetch-site': 'same-origin' }
      const response = await route.fetch({ maxRedirects: 0, headers })
      const refused = page.waitForResponse(
        (one) => one.url().endsWith('/api/profile') && one.status() === 401
      )
      signedOut.resolve()
      await refused
      await route.fulfill({ response })
    })
    await page.goto('/settings')
    await page.getByRole('link', { name: 'Sign Out' }).click()
    await page.waitForURL(`${desk.url}/`)
  })

  test('on a phone the menu opens by its button and closes by its button, Escape and a choice', async ({
    assert,
  }) => {
    const page = await proNewcomer(desk, { width: 390 })
    await page.goto('/components')
    const open = page.getByRole('button', { name: 'Open menu' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await open.click()
    await menu.waitFor()
    assert.deepEqual(await barriers(page), [])
    await menu.getByRole('button', { name: 'Close menu' }).click()
    await menu.waitFor({ state: 'detached' })
    await becomes(() => open.evaluate((button) => button === document.activeElement), true)

    await open.click()
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press('Tab')
      await becomes(() => menu.locator(':focus').count(), 1)
    }
    await menu.getByRole('link', { name: 'Saved' }).focus()
    // A tooltip that is still there would be what Escape closes.
    await page.getByRole('tooltip').waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'detached' })

    await open.click()
    await menu.getByRole('link', { name: 'Saved' }).click()
    await page.waitForURL('**/saved')
    await menu.waitFor({ state: 'detached' })
  })

  test('the credits stay in view in a low window and in the menu of a phone, whatever is listed above', async ({
    assert,
  }) => {
    const page = await proNewcomer(desk)
    const isInView = async (height: number) => {
      const credits = page.getByRole('region', { name: 'Credits' }).first()
      const box = await credits.boundingBox()
      return box !== null && box.y >= 0 && box.y + box.height < height
    }
    await page.setViewportSize({ width: 1440, height: 600 })
    await page.goto('/components')
    await becomes(() => isInView(600), true)
    const nav = page.getByRole('navigation', { name: 'Main' })
    assert.isAbove((await nav.boundingBox())?.height ?? 0, 400)

    await page.setViewportSize({ width: 390, height: 600 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    await becomes(() => isInView(600), true)
  })

  test('a visitor of a guarded screen signs up and comes back to it', async () => {
    const page = await desk.arrive({ as: null })
    await page.goto('/saved?tab=deleted')
    await page.waitForURL((url) => url.pathname === '/signup')
    await page.waitForURL((url) => url.searchParams.get('returnTo') === '/saved?tab=deleted')
  })

  test('Settings tells a visitor to log in', async ({ assert }) => {
    const page = await desk.arrive({ as: null })
    await page.goto('/settings')
    await page.getByRole('heading', { name: 'Please log in' }).waitFor()
    await page.getByRole('link', { name: 'Sign In' }).waitFor()
    assert.deepEqual(await barriers(page), [])
  })

  test('an unknown address is Page Not Found, on desks and phones', async ({ assert }) => {
    for (const as of [null, 'member@hone.test']) {
      const page = await desk.arrive({ as })
      await page.goto('/nothing/here')
      await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor()
      assert.deepEqual(await barriersAtEachWidth(page), [])
    }
  })

  test('Ctrl K opens the commands, which lead on; ? lists the shortcuts', async ({ assert }) => {
    const page = await proNewcomer(desk)
    await page.goto('/components')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: 'Commands' }).waitFor()
    assert.deepEqual(await barriers(page), [])
    await page.keyboard.type('recent')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/recent-activity')
    await page.getByRole('heading', { level: 1, name: 'Recent Activity' }).waitFor()
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    assert.deepEqual(await barriers(page), [])
  })

  test('the commands find saved prompts by what they say', async ({ assert }) => {
    const page = await newcomer(desk)
    for (const title of ['Launch note', 'Weekly report'])
      await call(page, 'POST', '/api/prompts', {
        title,
        original: `${title} on Kestrel.`,
        saved: true,
      })
    await page.goto('/home')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: 'Commands' }).waitFor()
    await page.keyboard.type('kestrel')
    await page.getByRole('option', { name: 'Weekly report' }).waitFor()
    await page.getByRole('option', { name: 'Launch note' }).waitFor()
    assert.deepEqual(await barriers(page), [])
    await page.keyboard.type(' xyz')
    await page.getByText('Nothing matches “kestrel xyz”.').waitFor()
    await page.keyboard.press('Control+Backspace')
    await page.getByRole('option', { name: 'Launch note' }).click()
    await page.getByRole('heading', { level: 1, name: 'Launch note' }).waitFor()
  })

  test('Loading... fills the screen until it is known who is there', async () => {
    const page = await proNewcomer(desk)
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/auth/user', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/components')
    await page.getByText('Loading...').waitFor()
    answer()
    await page.getByRole('heading', { level: 1, name: 'Components' }).waitFor()
  })

  test('a 500 shows a banner with Retry above an empty list', async ({ assert }) => {
    desk.complaints.expect(/status of 500/)
    const page = await proNewcomer(desk)
    await page.route('**/api/template-gallery*', (route) =>
      route.fulfill({ status: 500, body: '{}' })
    )
    await page.goto('/home')
    const banner = page.getByRole('alert').filter({ hasText: 'Something could not be loaded' })
    await banner.waitFor()
    assert.deepEqual(await barriers(page), [])
    await page.unroute('**/api/template-gallery*')
    await banner.getByRole('button', { name: 'Retry' }).click()
    await banner.waitFor({ state: 'detached' })
    await page.getByText('Email Campaign').waitFor()
  })

  test('a 401 leads to sign-in and back', async () => {
    desk.complaints.expect(/status of 401/)
    const page = await proNewcomer(desk)
    await page.route('**/api/template-gallery*', (route) =>
      route.fulfill({ status: 401, body: '{}' })
    )
    await page.goto('/home')
    await page.waitForURL((url) => url.searchParams.get('returnTo') === '/home')
  })

  test('the trial notice names the sandbox and goes when told to', async () => {
    const page = await proNewcomer(desk)
    await page.goto('/components')
    const notice = page.getByRole('region', { name: 'Trial mode' })
    await notice.getByRole('button', { name: 'Connect real services' }).click()
    await page.getByText('OIDC_ISSUER').waitFor()
    await page.keyboard.press('Escape')
    await notice.getByRole('button', { name: 'Hide this notice' }).click()
    await notice.waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await notice.waitFor({ state: 'detached' })
  })

  test('the logo falls back to a drawn one', async ({ assert }) => {
    desk.complaints.expect(/ERR_FAILED/)
    const page = await proNewcomer(desk)
    await page.route('**/logo.svg', (route) => route.abort())
    await page.goto('/components')
    await page.locator('[data-placeholder="logo"]').first().waitFor()
    await eventually(async () =>
      assert.isAbove(await page.locator('[data-placeholder="logo"]').count(), 0)
    )
  })
})
