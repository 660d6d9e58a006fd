import type { Page } from 'playwright-core'
import { becomes } from '#tests/browser/helpers/becomes'
import { all, endsAt, has, shows, type Role } from '#tests/browser/specification/checks'
import type { Check } from '#tests/browser/specification/types'

const title = (name: string) => has('heading', name, { level: 1 })
const within =
  (selector: string, text: string): Check =>
  async (page) => {
    await page.locator(selector).getByText(text, { exact: true }).first().waitFor()
  }

/** What stands in the middle of each screen, besides its frame: an empty or a wrong one has none of it. */
const SIGHTS: Record<string, Check> = {
  '/': all(title('Turn a blunt request into a prompt that works.'), has('link', 'View Pricing')),
  '/signup': all(title('Create Your Account'), has('link', 'Continue')),
  '/terms': all(title('Terms'), has('heading', 'Your texts', { level: 2 })),
  '/privacy': all(title('Privacy'), has('heading', 'Cookies', { level: 2 })),
  '/free-guides': all(title('Free Guides'), has('list', 'Guides')),
  '/updateddashboard': all(title('Experiments'), has('list', 'Experiments')),
  '/help': all(title('Help'), has('heading', 'Improving prompts', { level: 2 })),
  '/home': all(
    title('What would you like to improve today?'),
    has('button', 'Improve My Prompt'),
    has('link', 'Email Campaign')
  ),
  '/create': all(
    has('heading', 'Prompt Optimizer', { level: 2 }),
    has('textbox', 'Original Prompt'),
    has('region', 'AI-Enhanced Prompt')
  ),
  '/prompt-editor': all(
    title('Prompt Editor'),
    has('textbox', 'Original Prompt'),
    has('button', 'Re-analyze')
  ),
  '/recent-activity': all(title('Recent Activity'), listsOr('h3', 'No activities found')),
  '/saved': all(
    title('Saved'),
    has('tab', 'Recently deleted'),
    listsOr('li h3', 'Nothing saved yet')
  ),
  '/shared': all(
    title('Shared'),
    has('tab', 'My links'),
    listsOr('li', 'No one has shared a prompt with you yet')
  ),
  '/my-workflows': all(title('My Flows'), has('tab', 'Favorites')),
  '/flow-builder': all(title('Flow builder'), has('textbox', 'What should this flow do?')),
  '/profile': all(shows('Member since'), has('region', 'At a glance')),
  '/components': all(title('Components'), has('button', 'Show a toast')),
  '/settings': all(title('Settings'), has('textbox', 'First name')),
  '/workshop': all(title('Advanced Prompt Workshop'), has('textbox', 'Your prompt')),
  '/device': all(title('Sign in a terminal'), has('textbox', 'Code')),
  '/usage': all(title('Usage'), shows('No model used yet')),
  '/admin': all(title('Access Denied'), shows('Admin privileges required to access this page.')),
  '#features': within('#features', 'A reason for every change'),
  '#pricing': within('#pricing', '$29.99'),
  '#about': has('heading', 'We think the request deserves an editor', { level: 2 }),
  '#demo': within('#demo', 'Basic prompt'),
  '#faq': (page) => page.locator('#faq details').first().waitFor(),
}

/** The screen behind this address, without its query, is there and has its content. */
export const showsScreen =
  (address: string): Check =>
  async (page, app) => {
    const place = address.includes('#')
      ? address.slice(address.indexOf('#'))
      : address.split('?')[0]
    const sight = SIGHTS[place]
    if (!sight) throw new Error(`Nobody has said what stands at ${place}`)
    await sight(page, app)
  }

/** The browser ends at this address of ours, and its content is on the screen. */
export const arrivesAt = (address: string): Check =>
  address.includes('#')
    ? all(showsScreen(address), (page) => isInView(page, address))
    : all(endsAt(address), showsScreen(address))

/** The page where the identity provider of the trial asks who one is. */
export const arrivesAtSignIn: Check = async (page, app) => {
  await page.waitForURL(/\/sandbox\/identity\/interaction\//)
  await title('Sign in to the sandbox')(page, app)
}

/** Follows a link of the sign-up page, once the page has read from its address where to go back to. */
export async function goesOnAs(page: Page, name: string | RegExp): Promise<void> {
  const link = page.getByRole('link', { name, exact: true })
  await link.and(page.locator('[href*="returnTo="]')).click()
}

/** Steps in as the sample member, on the page of the identity provider. */
export async function signsIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mia Member' }).click()
}

/** A link that can be seen has this name and this address of ours. */
export const hasLinkTo =
  (name: string, address: string, place = 'body'): Check =>
  async (page, app) => {
    const link = page.locator(place).getByRole('link', { name, exact: true })
    const seen = link.filter({ visible: true }).first()
    await seen.waitFor()
    await becomes(() => seen.evaluate((one: HTMLAnchorElement) => one.href), app.url + address)
  }

/** Who follows this link comes to this address, and sees what belongs there. */
export const leadsTo =
  (name: string, address: string, place = 'body', role: Role = 'link'): Check =>
  async (page, app) => {
    const link = page.locator(place).getByRole(role, { name, exact: true })
    await link.filter({ visible: true }).first().click()
    await arrivesAt(address)(page, app)
  }

function listsOr(entries: string, empty: string): Check {
  return async (page) => {
    const list = page.locator('main').locator(entries)
    await list
      .or(page.getByRole('heading', { name: empty }))
      .first()
      .waitFor()
  }
}

/** A link to a part of the page scrolls there. */
async function isInView(page: Page, address: string): Promise<void> {
  await page.waitForURL(({ pathname, hash }) => pathname + hash === address)
  await page.waitForFunction((id) => {
    const box = document.getElementById(id)?.getBoundingClientRect()
    return box && box.top > -box.height / 2 && box.top < innerHeight / 2
  }, address.split('#')[1])
}
