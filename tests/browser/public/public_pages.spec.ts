import { test } from '@japa/runner'
import type { Browser } from 'playwright-core'
import { becomes } from '#tests/browser/helpers/becomes'
import { barriersByDayAndNight } from '#tests/browser/helpers/barriers'
import { chromiumOfTests } from '#tests/browser/helpers/chromium'
import {
  address,
  closePages,
  ensureServer,
  newPage,
  visit,
  visitorIsKnown,
} from '#tests/browser/public/visit'
import { publicTexts } from '#frontend/texts/en/public'

const PATHS = ['/', '/signup', '/signup?error=auth_failed', '/terms', '/privacy']
const SIZES = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 360, height: 740 },
]
const person = {
  id: '0190a0b0-0000-7000-8000-000000000001',
  email: 'ada@hone.test',
  firstName: 'Ada',
  lastName: 'Lovelace',
  profileImageUrl: null,
}

test.group('Public pages in a browser', (group) => {
  let browser: Browser

  group.setup(async () => {
    browser = await chromiumOfTests()
    return ensureServer()
  })
  group.each.teardown(closePages)

  test(
    '{$self} is accessible, fits and complains of nothing, from desk to phone, by day and by night'
  )
    .with(PATHS)
    .run(async ({ assert }, path) => {
      const { page, complaints } = await visit(browser, path)
      for (const closed of await page.locator('main details').all()) {
        await closed.evaluate((details) => details.setAttribute('open', ''))
      }
      for (const size of SIZES) {
        await page.setViewportSize(size)
        assert.deepEqual(await barriersByDayAndNight(page), [], `${size.width} px`)
      }
      assert.deepEqual(complaints, [])
    })

  test('sign-in leads back to where the visitor came from before any script runs', async () => {
    const { page } = await visit(browser, '/signup?returnTo=/terms', { javaScriptEnabled: false })
    await page.getByRole('link', { name: /pro@hone\.test/ }).click()
    await page.waitForURL('**/terms')
  })

  test('the chosen theme wins over the system theme', async ({ assert }) => {
    const background = async (cookie: string | null, colorScheme: 'light' | 'dark') => {
      const { page } = await visit(browser, '/terms', {
        colorScheme,
        extraHTTPHeaders: cookie ? { cookie: `hone_theme=${cookie}` } : undefined,
      })
      return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    }
    const light = await background(null, 'light')
    const dark = await background(null, 'dark')
    assert.notEqual(light, dark)
    assert.equal(await background('dark', 'light'), dark)
    assert.equal(await background('light', 'dark'), light)
  })

  test('prices follow the interval by mouse and by keyboard', async ({ assert }) => {
    const { page } = await visit(browser, '/')
    const pricing = page.locator('#pricing')
    assert.isTrue(await pricing.getByText('$29.99').isVisible())
    assert.isFalse(await pricing.getByText('30% OFF').isVisible())
    await pricing.getByText('Annual', { exact: true }).click()
    await becomes(() => pricing.getByText('$20.99').isVisible(), true)
    await becomes(() => pricing.getByText('30% OFF').isVisible(), true)
    await becomes(() => pricing.getByText('$29.99').isVisible(), false)
    await page.getByRole('radio', { name: 'Annual' }).press('ArrowLeft')
    await becomes(() => pricing.getByText('$29.99').isVisible(), true)
  })

  test('questions open one at a time, by keyboard too', async ({ assert }) => {
    const { page } = await visit(browser, '/')
    const [first, second] = publicTexts.faq.items
    const answer = ({ answer: text }: { answer: string }) => page.getByText(text)
    assert.isFalse(await answer(first).isVisible())
    await page.getByText(first.question).click()
    await becomes(() => answer(first).isVisible(), true)
    await page.locator('#faq summary').nth(1).press('Enter')
    await becomes(() => answer(second).isVisible(), true)
    await becomes(() => answer(first).isVisible(), false)
  })

  test('the menu of small screens opens, follows a link and closes', async () => {
    const { page } = await visit(browser, '/', { viewport: SIZES[2] })
    const menu = page.locator('header details')
    const toggle = menu.locator('summary')
    await toggle.press('Enter')
    await menu.getByRole('link', { name: 'Pricing' }).click()
    await page.waitForURL(({ hash }) => hash === '#pricing')
    await becomes(() => menu.getByRole('link', { name: 'Pricing' }).isVisible(), false)
    await toggle.click()
    await page.keyboard.press('Escape')
    await becomes(() => menu.getByRole('link', { name: 'Pricing' }).isVisible(), false)
    await becomes(() => toggle.evaluate((element) => element === document.activeElement), true)
  })

  test('the first press of Tab offers to skip to the content', async () => {
    const { page } = await visit(browser, '/')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await becomes(() => page.evaluate(() => document.activeElement?.id), 'content')
  })

  test('the example is named in the address, but its text is not', async ({ assert }) => {
    const { page } = await visit(browser, '/')
    await page.route('**/create?*', (route) => route.fulfill({ body: '' }))
    await page.getByRole('link', { name: 'Try This Example Now' }).click()
    await page.waitForURL(address('/create?example=1'))
    assert.notInclude(decodeURIComponent(page.url()), publicTexts.demo.example)
  })

  test('without the marker cookie the server is not asked for the person', async ({ assert }) => {
    const page = await newPage(browser)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(address('/'))
    await visitorIsKnown(page)
    assert.isTrue(await page.getByRole('link', { name: 'Sign In' }).isVisible())
    assert.isEmpty(asked.filter((path) => path.startsWith('/api/')))
  })

  test('a signed-in person sees Loading... and then Open Hone', async ({ assert }) => {
    const page = await newPage(browser)
    await page.context().addCookies([{ name: 'hone_session', value: '1', url: address('/') }])
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/auth/user', async (route) => {
      await answered
      await route.fulfill({ json: person })
    })
    await page.goto(address('/'))
    await page.locator('header').getByText('Loading...').waitFor()
    assert.isTrue(await page.getByRole('heading', { level: 1 }).isVisible())
    assert.isFalse(await page.getByRole('link', { name: 'Sign In' }).isVisible())
    answer()
    const open = page.getByRole('link', { name: 'Open Hone' })
    await open.waitFor()
    await becomes(() => open.getAttribute('href'), '/home')
    await becomes(() => page.getByText('Ada Lovelace').isVisible(), true)
  })

  test('a session that has ended shows Sign In again', async () => {
    const page = await newPage(browser)
    await page.context().addCookies([{ name: 'hone_session', value: '1', url: address('/') }])
    await page.route('**/api/auth/user', (route) => route.fulfill({ status: 401, json: {} }))
    await page.goto(address('/'))
    await page.getByRole('link', { name: 'Sign In' }).waitFor()
  })

  test('sign-up shows what went wrong and goes back to own paths only', async ({ assert }) => {
    const { page } = await visit(browser, '/signup')
    const continueTo = async (error: string, returnTo: string) => {
      await page.goto(address(`/signup?${new URLSearchParams({ error, returnTo })}`))
      await visitorIsKnown(page)
      const alerts = await page.getByRole('alert').allTextContents()
      const href = await page
        .getByRole('link', { name: 'Continue', exact: true })
        .getAttribute('href')
      return { alerts, href }
    }
    assert.deepEqual(await continueTo('auth_failed', '/create'), {
      alerts: ['Authentication failed. Please try again.'],
      href: '/api/login?returnTo=%2Fcreate',
    })
    assert.deepEqual(await continueTo('unknown', '/create'), {
      alerts: [],
      href: '/api/login?returnTo=%2Fcreate',
    })
    const foreign = ['https://evil.test', '//evil.test', '/\\evil.test', 'javascript:alert(1)']
    for (const returnTo of foreign) {
      assert.deepEqual(await continueTo('login_failed', returnTo), {
        alerts: ['Login failed. Please try again.'],
        href: '/api/login',
      })
    }
  })

  test('several ways to sign in become one button each', async ({ assert }) => {
    const page = await newPage(browser)
    await page.route('**/api/login/providers', (route) =>
      route.fulfill({
        json: [
          { id: 'github', name: 'GitHub', sandbox: false },
          { id: 'google', name: 'Google', sandbox: false },
        ],
      })
    )
    await page.goto(address('/signup?choose=1&returnTo=%2Fsaved'))
    const ways = page.getByRole('link', { name: /^Continue with/ })
    await ways.first().waitFor()
    const hrefs = await ways.evaluateAll((links) => links.map((way) => way.getAttribute('href')))
    assert.deepEqual(hrefs, [
      '/api/login/github?returnTo=%2Fsaved',
      '/api/login/google?returnTo=%2Fsaved',
    ])
  })

  test('everything but the menu’s manners works without scripts', async () => {
    const { page } = await visit(browser, '/', { javaScriptEnabled: false, viewport: SIZES[2] })
    await page.locator('header summary').click()
    await becomes(() => page.locator('header details').getByText('Pricing').isVisible(), true)
    await page.locator('#pricing').getByText('Annual', { exact: true }).click()
    await becomes(() => page.locator('#pricing').getByText('$20.99').isVisible(), true)
    await becomes(() => page.getByRole('link', { name: 'Get Started Now' }).isVisible(), true)
  })
})
