import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { publicTexts } from '#frontend/texts/en/public'
import { MEMBER } from '#tests/browser/helpers/desk'
import { all, lost, onPhone, shows } from '#tests/browser/specification/checks'
import { given, group, link, rule, text } from '#tests/browser/specification/group'
import type { Check } from '#tests/browser/specification/types'

const QUESTIONS = [/other AI tools/, /technical skills/, /satisfied/, /launch pricing/]
const NOT_MEASURED = /94 ?%|2\.3 ?h|2 hours|5 min|100\+/
const NOT_BUILT = /real[- ]time|team|priority support|drag/i

export const landing = [
  ...group(
    'landing',
    { section: '2 Landing page', where: '/', as: 'visitor' },
    {
      'logo': rule('the logo leads to /', async (page) => {
        await page.locator('header a[href="/"]').first().waitFor()
      }),
      'nav-product': link('Product', '/#features'),
      'nav-about': link('About Us', '/#about'),
      'nav-pricing': rule('Pricing leads to the anchor #pricing', async (page) => {
        await page.locator('header a[href$="#pricing"]').first().waitFor({ state: 'attached' })
      }),
      'sign-in': link('Sign In', '/signup'),
      'get-started': link('Get Started', '/signup'),
      'get-now': text('Get Now'),
      'view-pricing': text('View Pricing'),
      'demo': rule('the demo compares a basic prompt with an enhanced one', async (page, app) => {
        await page.locator('#demo').first().waitFor()
        await all(shows('Basic prompt'), shows('Enhanced prompt'))(page, app)
      }),
      'try-example': rule(
        '"Try This Example Now" goes to /create with the example, by way of sign-up',
        async (page, app) => {
          await page.getByRole('link', { name: 'Try This Example Now' }).click()
          await page.waitForURL(/\/signup\?returnTo=%2Fcreate%3Fexample%3D1$/)
          await page.goto(
            `${app.url}/api/login?login_hint=${MEMBER}&returnTo=${encodeURIComponent('/create?example=1')}`
          )
          await page.waitForURL(/\/create\?id=/)
          assert.equal(await page.locator('#original').inputValue(), publicTexts.demo.example)
        }
      ),
      'features': rule('#features has three benefit cards', async (page) => {
        assert.equal(await page.locator('#features ul > li > h3').count(), 3)
      }),
      'step-choose': text('Choose Template'),
      'step-build': text('Build Workflow'),
      'step-output': text('Generated Output'),
      'pricing-toggle': rule('pricing can be Monthly or Annual', async (page, app) => {
        await page.locator('#pricing').first().waitFor()
        await all(shows('Monthly'), shows('Annual'))(page, app)
      }),
      'pricing-monthly': text('$29.99'),
      'pricing-annual': rule('Annual shows $20.99 with the badge "30% OFF"', async (page, app) => {
        await page.locator('#pricing').getByText('Annual').first().click()
        await all(shows('$20.99'), shows('30% OFF'))(page, app)
      }),
      'guarantee': text('3-day money-back guarantee'),
      'get-started-now': link('Get Started Now', '/api/login'),
      'faq': rule(
        'an accordion of four: other AI tools, technical skills, satisfaction, launch pricing',
        accordion
      ),
      'mobile-menu': given(onPhone, rule('the mobile menu toggles open and closed', menuToggles)),
      'logo-fallback': given(
        lost('**/logo.svg'),
        rule('a logo that cannot load falls back to an inline image', async (page) => {
          await page.locator('header a[href="/"] svg').waitFor()
        })
      ),
      'claims': rule(
        'a claim appears where it is built or measured, else labelled Coming soon',
        claimsAreKept
      ),
      'footer-product': rule('the footer has a Product column', inFooter('Product')),
      'footer-resources': rule('the footer has a Resources column', inFooter('Resources')),
      'footer-company': rule('the footer has a Company column', inFooter('Company')),
    }
  ),
]

function inFooter(heading: string): Check {
  return async (page) => {
    await page.locator('footer').getByText(heading, { exact: true }).first().waitFor()
  }
}

async function accordion(page: Page): Promise<void> {
  const items = page.locator('#faq details')
  assert.equal(await items.count(), QUESTIONS.length)
  for (const [at, question] of QUESTIONS.entries()) {
    const item = items.nth(at)
    await item.locator('summary').filter({ hasText: question }).click()
    await item.locator('p').waitFor({ timeout: 2_000 })
    assert.equal(await page.locator('#faq details[open]').count(), 1)
  }
}

async function menuToggles(page: Page): Promise<void> {
  const toggle = page.locator('header summary')
  const item = page.locator('header details').getByRole('link', { name: 'Pricing' })
  assert.equal(await item.isVisible(), false)
  await toggle.click()
  assert.equal(await item.isVisible(), true)
  await toggle.click()
  assert.equal(await item.isVisible(), false)
}

/** Every part that names something unbuilt stands in an article or a list item that says so. */
async function claimsAreKept(page: Page): Promise<void> {
  assert.doesNotMatch(await page.locator('main').innerText(), NOT_MEASURED)
  const claims = page.locator('main li, main p').filter({ hasText: NOT_BUILT })
  assert.notEqual(await claims.count(), 0)
  for (const claim of await claims.all()) {
    const around = claim.locator('xpath=ancestor-or-self::*[self::article or self::li][last()]')
    assert.match(await around.innerText(), /coming soon/i)
  }
}
