import assert from 'node:assert/strict'
import { all, has } from '#tests/browser/specification/checks'
import { at, group, link, opens, route, sight } from '#tests/browser/specification/group'
import { arrivesAt, hasLinkTo, leadsTo } from '#tests/browser/specification/sights'
import type { Check } from '#tests/browser/specification/types'

const PATH = '/updateddashboard'
const shared = { section: '2 Experimental dashboard', where: PATH }

/** Each card says what its experiment does. */
const namesEach: Check = async (page) => {
  const cards = page.getByRole('list', { name: 'Experiments' }).getByRole('listitem')
  await cards.first().waitFor()
  for (const card of await cards.all()) {
    const name = await card.getByRole('heading', { level: 2 }).innerText()
    assert.ok((await card.innerText()).length > name.length + 60, name)
  }
}

const mayChange: Check = (page) => page.getByText('may change or go away').waitFor()

/** Nobody takes part who has not asked for it. */
const areOff: Check = async (page) => {
  const switches = page.getByRole('switch')
  await switches.first().waitFor()
  for (const one of await switches.all()) assert.equal(await one.isChecked(), false)
}

export const experiments = [
  ...group(
    'experiments',
    { ...shared, as: 'visitor' },
    {
      route: opens(PATH, '/updateddashboard is public: the experiments', arrivesAt(PATH)),
      each: sight('each experiment says what it does', namesEach),
      change: sight('says that they may change or go away', mayChange),
      visitor: sight(
        'a visitor is invited to sign in, and comes back',
        hasLinkTo('Sign in', '/signup?returnTo=%2Fupdateddashboard', 'main')
      ),
      footer: at('/', link('Experiments', PATH, 'footer')),
    }
  ),
  ...group(
    'experiments-member',
    { ...shared, as: 'member' },
    {
      route: opens(
        PATH,
        'a signed-in person sees the experiments beside the sidebar',
        all(arrivesAt(PATH), has('navigation', 'Main'))
      ),
      off: sight('every experiment is off at first', areOff),
      try: route(
        '/home',
        '"Try Experimental Features" on Home leads there',
        leadsTo('Try Experimental Features', PATH, 'main')
      ),
    }
  ),
]
