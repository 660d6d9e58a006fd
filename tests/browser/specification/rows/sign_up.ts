import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { saysNot } from '#tests/browser/specification/checks'
import { at, group, link, rule, sight, textIn } from '#tests/browser/specification/group'
import { arrivesAt, arrivesAtSignIn, goesOnAs, signsIn } from '#tests/browser/specification/sights'

const AUTH_FAILED = 'Authentication failed. Please try again.'
const LOGIN_FAILED = 'Login failed. Please try again.'

const goesOn = (page: Page) => page.getByRole('link', { name: 'Continue', exact: true }).click()

/** The date is the same day in words as for machines, and one on which the product existed. */
async function isDated(page: Page): Promise<void> {
  const line = page.locator('p').filter({ hasText: 'Last updated' })
  const date = (await line.innerText()).replace('Last updated', '').trim()
  const day = (await line.locator('time').getAttribute('datetime')) ?? ''
  assert.match(day, /^\d{4}-\d{2}-\d{2}$/)
  const written = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  assert.equal(date, written.format(new Date(`${day}T00:00:00Z`)))
  assert.ok(day >= '2025-01-01' && day < '2100-01-01', day)
}

/** Sections, each with a heading of its own and something said under it. */
async function isWritten(page: Page): Promise<void> {
  const sections = page.locator('article section')
  assert.ok((await sections.count()) >= 4)
  const headings = await sections.getByRole('heading', { level: 2 }).allTextContents()
  assert.equal(new Set(headings).size, await sections.count())
  for (const section of await sections.all()) {
    assert.ok((await section.locator('p').first().innerText()).length > 40)
  }
}

const dated = sight('"Last updated" is followed by a date', isDated)
const written = sight('it is static text', isWritten)

export const signUp = [
  ...group(
    'sign-up',
    { section: '2 Sign-up', where: '/signup', as: 'visitor' },
    {
      'title': textIn('heading', 'Create Your Account'),
      'no-error': sight('without an error in the address none is shown', async (page) => {
        await page.getByRole('link', { name: 'Continue', exact: true }).waitFor()
        await saysNot(page, AUTH_FAILED, LOGIN_FAILED)
      }),
      'continue': rule('Continue goes to /api/login, which signs in', async (page, app) => {
        const asked = page.waitForRequest(`${app.url}/api/login`)
        await goesOn(page)
        await asked
        await arrivesAtSignIn(page, app)
        await signsIn(page)
        await arrivesAt('/home')(page, app)
      }),
      'continue-back': at(
        '/signup?returnTo=%2Fsaved',
        rule('who was sent to sign-up comes back afterwards', async (page, app) => {
          await goesOnAs(page, 'Continue')
          await arrivesAtSignIn(page, app)
          await signsIn(page)
          await arrivesAt('/saved')(page, app)
        })
      ),
      'refused': rule('who breaks off comes back with an error', async (page, app) => {
        await goesOn(page)
        await page.getByRole('button', { name: 'Cancel' }).click()
        await page.waitForURL(/\/signup\?error=(auth_failed|login_failed)/)
        await page
          .getByRole('alert')
          .getByText(/failed\. Please try again\.$/)
          .waitFor()
        assert.equal((await page.request.get(`${app.url}/api/auth/user`)).status(), 401)
      }),
      'terms': link('Terms', '/terms', 'main'),
      'privacy': link('Privacy', '/privacy', 'main'),
      'auth-failed': textIn('alert', AUTH_FAILED, '/signup?error=auth_failed'),
      'login-failed': textIn('alert', LOGIN_FAILED, '/signup?error=login_failed'),
    }
  ),
  ...group(
    'legal',
    { section: '2 Terms and Privacy', where: '/terms', as: 'visitor' },
    {
      'terms-date': dated,
      'terms-text': written,
      'terms-back': link('Back to the home page', '/', 'article'),
      'privacy-date': at('/privacy', dated),
      'privacy-text': at('/privacy', written),
      'privacy-back': at('/privacy', link('Back to the home page', '/', 'article')),
    }
  ),
]
