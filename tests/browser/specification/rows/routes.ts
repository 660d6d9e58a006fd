import { all, endsAt, has, saysNot } from '#tests/browser/specification/checks'
import { at, group, link, route, rule } from '#tests/browser/specification/group'
import { arrivesAt, goesOnAs, leadsTo } from '#tests/browser/specification/sights'
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
]
/** Screens that say to everybody who is signed in what they are. */
const OPEN = [...GUARDED, '/settings']

const nameOf = (path: string) => path.slice(1) || 'landing'

/** The visitor goes to sign-up, signs in there as a sample person, and is back. */
const sendsToSignUp =
  (path: string): Check =>
  async (page, app) => {
    await arrivesAt(`/signup?returnTo=${encodeURIComponent(path)}`)(page, app)
    await goesOnAs(page, /Sign in as Member/)
    await arrivesAt(path)(page, app)
  }

const notFound: Check = async (page, app) => {
  await has('heading', 'Page Not Found', { level: 1 })(page, app)
  await saysNot(page, 'Unexpected Application Error!')
}

export const routes = [
  ...group(
    'route',
    { ...shared, as: 'visitor' },
    {
      ...Object.fromEntries(
        PUBLIC.map((path) => [nameOf(path), route(path, `${path} is public`, arrivesAt(path))])
      ),
      ...Object.fromEntries(
        GUARDED.map((path) => [
          nameOf(path),
          route(
            path,
            `${path} is for signed-in people; a visitor goes to sign-up and comes back afterwards`,
            sendsToSignUp(path)
          ),
        ])
      ),
      'unknown': route('/no-such-page', 'any other path is "Page Not Found"', notFound),
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
      'landing': rule('a signed-in person still sees /, with "Open Hone"', async (page, app) => {
        await arrivesAt('/')(page, app)
        await has('link', 'Open Hone')(page, app)
      }),
      ...Object.fromEntries(
        OPEN.map((path) => [nameOf(path), route(path, `${path} opens`, arrivesAt(path))])
      ),
      'unknown': route('/no-such-page', 'any other path is "Page Not Found"', notFound),
      'unknown-back': at('/no-such-page', link('Go to Create', '/home', 'main')),
    }
  ),
]
