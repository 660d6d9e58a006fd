import assert from 'node:assert/strict'
import { all, has, shows } from '#tests/browser/specification/checks'
import { at, group, link, opens, route, sight, textIn } from '#tests/browser/specification/group'
import { arrivesAt, hasLinkTo, leadsTo } from '#tests/browser/specification/sights'
import type { Check } from '#tests/browser/specification/types'

const FIRST = 'Prompt Engineering Fundamentals'
const FIRST_ADDRESS = '/free-guides/prompt-engineering-fundamentals'
const SOON = 'Coming Soon'

const hasFourCards: Check = async (page) => {
  const cards = page.getByRole('list', { name: 'Guides' }).getByRole('article')
  await cards.nth(3).waitFor()
  assert.equal(await cards.count(), 4)
}

const onlyFirstIsThere: Check = async (page) => {
  const cards = page.getByRole('list', { name: 'Guides' }).getByRole('article')
  await cards.nth(3).waitFor()
  const soon = await Promise.all(
    (await cards.all()).map(async (card) => ({
      hasLink: (await card.getByRole('link').count()) > 0,
      isSoon: (await card.getByText(SOON, { exact: true }).count()) > 0,
    }))
  )
  assert.deepEqual(soon, [
    { hasLink: true, isSoon: false },
    ...Array.from({ length: 3 }, () => ({ hasLink: false, isSoon: true })),
  ])
}

const redirectsVisitor: Check = async (page, app) => {
  await arrivesAt('/signup?returnTo=%2Fhelp')(page, app)
  await hasLinkTo('Continue', '/api/login?returnTo=%2Fhelp', 'main')(page, app)
}

export const guides = [
  ...group(
    'guides',
    { section: '2 Free Guides', where: '/free-guides', as: 'visitor' },
    {
      route: opens('/free-guides', '/free-guides is public', arrivesAt('/free-guides')),
      cards: sight('four guide cards', hasFourCards),
      first: textIn('heading', FIRST),
      open: link(FIRST, FIRST_ADDRESS, 'main'),
      guide: opens(
        FIRST_ADDRESS,
        'the first guide is available',
        all(has('heading', FIRST, { level: 1 }), has('navigation', 'In this guide'))
      ),
      others: sight('the other three are "Coming Soon"', onlyFirstIsThere),
      soon: sight('shows "Coming Soon"', shows(SOON)),
      back: link('Back to Home', '/', 'main'),
      upgrade: link('See what Pro includes', '/', 'main'),
      unknown: opens(
        '/free-guides/nothing',
        'an unknown guide is "Page Not Found"',
        has('heading', 'Page Not Found', { level: 1 })
      ),
      nav: at('/', link('Resources', '/free-guides', 'header')),
      footer: at('/', link('Free Guides', '/free-guides', 'footer')),
      resources: route(
        '/',
        'Resources in the header leads to the guides',
        leadsTo('Resources', '/free-guides', 'header')
      ),
    }
  ),
  ...group(
    'guides-member',
    { section: '2 Free Guides', where: '/free-guides', as: 'member' },
    {
      route: opens(
        '/free-guides',
        'a signed-in person sees the guides beside the sidebar',
        all(arrivesAt('/free-guides'), has('navigation', 'Main'))
      ),
      back: link('Back to Home', '/home', 'main'),
    }
  ),
  ...group(
    'help',
    { section: '2 Route table', where: '/help', as: 'member' },
    {
      route: opens('/help', '/help is there for signed-in people', arrivesAt('/help')),
      sidebar: link('Help', '/help', 'nav[aria-label="Main"]'),
    }
  ),
  ...group(
    'help-visitor',
    { section: '2 Route table', where: '/help', as: 'visitor' },
    {
      route: opens(
        '/help',
        '/help is for signed-in people; a visitor goes to sign-up and comes back afterwards',
        redirectsVisitor
      ),
    }
  ),
]
