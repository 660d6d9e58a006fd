import assert from 'node:assert/strict'
import { publicTexts } from '#frontend/texts/en/public'
import { all, lost, onPhone, shows } from '#tests/browser/specification/checks'
import {
  at,
  given,
  group,
  link,
  rule,
  sight,
  whenAnswered,
  type Entry,
} from '#tests/browser/specification/group'
import {
  accordion,
  addsUp,
  claimsAreKept,
  comparesRealPrompts,
  hasColumn,
  menuToggles,
  pricesFollowTheInterval,
  showsCards,
  showsSteps,
} from '#tests/browser/specification/landing_checks'
import {
  arrivesAt,
  arrivesAtSignIn,
  hasLinkTo,
  leadsTo,
  signsIn,
} from '#tests/browser/specification/sights'
import type { Check } from '#tests/browser/specification/types'

const FOOTER = {
  Product: { Features: '/#features', Example: '/#demo', Pricing: '/#pricing' },
  Resources: {
    'Free Guides': '/free-guides',
    'Experiments': '/updateddashboard',
    'Questions': '/#faq',
    'Create Account': '/signup',
  },
  Company: { 'About Us': '/#about', 'Terms': '/terms', 'Privacy': '/privacy' },
}
const MENU = { 'Product': '/#features', 'About Us': '/#about', 'Pricing': '/#pricing' }

/** Each link of the menu leads to its place; those within the page scroll there. */
const menuLeadsTo =
  (links: Record<string, string>): Check =>
  async (page, app) => {
    const summary = page.locator('header details').locator('summary')
    for (const [name, address] of Object.entries(links)) {
      await summary.click()
      await leadsTo(name, address, 'header details')(page, app)
    }
  }

const footer: Record<string, Entry> = Object.fromEntries(
  Object.entries(FOOTER).map(([column, links]) => [
    `footer-${column.toLowerCase()}`,
    sight(
      `the footer has a ${column} column; its links lead there`,
      all(
        hasColumn(column, Object.keys(links)),
        ...Object.entries(links).map(([name, address]) => hasLinkTo(name, address, 'footer'))
      )
    ),
  ])
)

export const landing = [
  ...group(
    'landing',
    { section: '2 Landing page', where: '/', as: 'visitor' },
    {
      'logo': at('/terms', link('Hone, home page', '/', 'header')),
      'nav-product': link('Product', '/#features', 'header nav'),
      'nav-about': link('About Us', '/#about', 'header nav'),
      'nav-pricing': link('Pricing', '/#pricing', 'header nav'),
      'sign-in': link('Sign In', '/signup', 'header'),
      'get-started': link('Get Started', '/signup', 'header'),
      'get-started-free': link('Get Started', '/signup', '#pricing'),
      'get-now': link('Get Now', '/signup', 'main'),
      'view-pricing': link('View Pricing', '/#pricing', 'main'),
      'try-example': rule(
        '"Try This Example Now" goes to /create with the example, by way of sign-up',
        async (page, app) => {
          await page.getByRole('link', { name: 'Try This Example Now' }).click()
          await arrivesAt('/signup?returnTo=%2Fcreate%3Fexample%3D1')(page, app)
          await page.getByRole('link', { name: 'Continue', exact: true }).click()
          await arrivesAtSignIn(page, app)
          await signsIn(page)
          await page.waitForURL(/\/create\?id=/)
          const example = publicTexts.demo.example
          assert.equal(await page.locator('#original').inputValue(), example)
          const result = page.getByRole('region', { name: 'AI-Enhanced Prompt' })
          await result.getByText(example).first().waitFor()
        }
      ),
      'features': sight('#features has three benefit cards', showsCards('#features ul > li', 3)),
      'steps': sight(
        'the illustration has Choose Template, Build Workflow and Generated Output, in this order',
        showsSteps('Choose Template', 'Build Workflow', 'Generated Output')
      ),
      'pricing-toggle': rule(
        'Monthly shows $29.99 per month, Annual $20.99 with the badge "30% OFF"',
        pricesFollowTheInterval
      ),
      'pricing-sum': rule('a year costs twelve times the month of the Annual price', addsUp),
      'membership': rule(
        'the membership button leads to the payment with the chosen interval',
        async (page) => {
          await page.locator('#pricing').getByText('Annual', { exact: true }).click()
          await page.getByRole('link', { name: 'Get the Pro membership' }).click()
          await page.waitForURL('**/payment?item=annual')
          // A visitor signs up first, and comes back to the same choice.
          await page.waitForURL('**/signup?returnTo=%2Fpayment%3Fitem%3Dannual')
        }
      ),
      'guarantee': sight('the membership has a 3-day money-back guarantee', async (page) => {
        const card = page.getByRole('article', { name: 'Pro membership' })
        await card.getByText('3-day money-back guarantee').waitFor()
        await card.getByText('Cancel anytime.').filter({ visible: true }).waitFor()
      }),
      'get-started-now': rule('"Get Started Now" leads to /api/login', async (page, app) => {
        const asked = page.waitForRequest(`${app.url}/api/login`)
        await page.getByRole('link', { name: 'Get Started Now' }).click()
        await asked
        await arrivesAtSignIn(page, app)
      }),
      'faq': rule(
        'an accordion of four: other AI tools, technical skills, satisfaction, launch pricing',
        accordion
      ),
      'mobile-menu': given(onPhone, rule('the mobile menu toggles open and closed', menuToggles)),
      'mobile-links': given(
        onPhone,
        rule(
          'the links of the mobile menu lead where they say',
          menuLeadsTo({ ...MENU, 'Get Started': '/signup' })
        )
      ),
      'logo-fallback': whenAnswered(
        lost('**/logo.svg'),
        sight('a logo that cannot load falls back to an inline image', async (page) => {
          await page.locator('header a[href="/"] svg').waitFor()
        })
      ),
      'claims': sight(
        'a claim appears where it is built or measured, else labelled Coming soon',
        claimsAreKept
      ),
      ...footer,
    }
  ),
  ...group(
    'landing-member',
    { section: '2 Landing page', where: '/', as: 'member' },
    {
      demo: sight('the demo compares a basic prompt with an enhanced one', comparesRealPrompts),
      open: link('Open Hone', '/home', 'header'),
      name: sight('the header shows who is there', async (page, app) => {
        await shows('Mia Member')(page, app)
        assert.equal(await page.getByRole('link', { name: 'Sign In' }).count(), 0)
      }),
    }
  ),
]
