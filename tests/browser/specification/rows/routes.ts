import assert from 'node:assert/strict'
import { all, endsAt, has, saysNot } from '#tests/browser/specification/checks'
import { at, group, link, opens, route, sight } from '#tests/browser/specification/group'
import { arrivesAt, goesOnAs, hasLinkTo, leadsTo } from '#tests/browser/specification/sights'
import type { Check } from '#tests/browser/specification/types'

const shared = { section: '2 Route table', where: '/' }
const PUBLIC = ['/', '/signup', '/terms', '/privacy']
const GUARDED = [
  '/home',
  '/create',
  '/prompt-editor',
  '/recent-activity',
  '/saved',
  '/shared',
  '/profile',
  '/components',
  '/workshop',
  '/usage',
  '/device',
]
/** Screens that say to everybody who is signed in what they are. */
const OPEN = [...GUARDED, '/settings']

const nameOf = (path: string) => path.slice(1) || 'landing'

/** The visitor goes to sign-up, whose links lead to sign-in and back. Other rows go all the way. */
const sendsToSignUp =
  (path: string): Check =>
  async (page, app) => {
    const query = new URLSearchParams({ returnTo: path })
    await arrivesAt(`/signup?${query}`)(page, app)
    await hasLinkTo('Continue', `/api/login?${query}`, 'main')(page, app)
  }

const notFound: Check = async (page, app) => {
  await has('heading', 'Page Not Found', { level: 1 })(page, app)
  await saysNot(page, 'Unexpected Application Error!')
  assert.equal((await page.request.get(page.url())).status(), 404)
}

export const routes = [
  ...group(
    'route',
    { ...shared, as: 'visitor' },
    {
      ...Object.fromEntries(
        PUBLIC.map((path) => [nameOf(path), opens(path, `${path} is public`, arrivesAt(path))])
      ),
      ...Object.fromEntries(
        GUARDED.map((path) => [
          nameOf(path),
          opens(
            path,
            `${path} is for signed-in people; a visitor goes to sign-up and comes back afterwards`,
            sendsToSignUp(path)
          ),
        ])
      ),
      'unknown': opens('/no-such-page', 'any other path is "Page Not Found"', notFound),
      'unknown-back': at('/no-such-page', link('Go to the home page', '/')),
      'settings-visitor': route(
        '/settings',
        '/settings says "Please log in" to a visitor; Sign In leads to sign-up and back',
        all(
          endsAt('/settings'),
          has('heading', 'Please log in'),
          leadsTo('Sign In', '/signup?returnTo=/settings', 'main'),
          async (page, app) => {
            await goesOnAs(page, /Sign in as Member/)
            await arrivesAt('/settings')(page, app)
          }
        )
      ),
    }
  ),
  ...group(
    'route-member',
    { ...shared, as: 'member' },
    {
      'landing': sight('a signed-in person still sees /, with "Open Hone"', async (page, app) => {
        await arrivesAt('/')(page, app)
        await has('link', 'Open Hone')(page, app)
      }),
      ...Object.fromEntries(
        OPEN.map((path) => [nameOf(path), opens(path, `${path} opens`, arrivesAt(path))])
      ),
      'unknown': opens('/no-such-page', 'any other path is "Page Not Found"', notFound),
      'unknown-back': at('/no-such-page', link('Go to Create', '/home', 'main')),
    }
  ),
]
