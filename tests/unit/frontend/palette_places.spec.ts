import { test } from '@japa/runner'
import { rankByWords } from '#frontend/lib/rank_by_words'
import type { Person } from '#frontend/lib/session/person'
import { hasText, type TextKey } from '#frontend/lib/texts'
import { hasRoute, SCREEN_PATHS } from '#frontend/lib/window/known_routes'
import { navGroups } from '#frontend/routes/frame/nav_items'
import { beginningsFor, destinationsOf, wordsFor } from '#frontend/routes/palette/places'
import { screens } from '#frontend/routes/screens'

const member = { role: 'Knowledge Worker' } as Person
const admin = { role: 'admin' } as Person
const placesOf = (person: Person) => [...destinationsOf(person), ...beginningsFor(person)]

/** The names that a search finds, the best first. */
const found = (search: string, person = member): string[] =>
  placesOf(person)
    .map(({ id, label, path }) => ({
      label,
      rank: rankByWords(id, search, wordsFor(id, label, path)),
    }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ label }) => label)

/** What people type, and what they look for. */
const FIRST: Record<string, string> = {
  '/runs': 'Runs',
  'runs': 'Runs',
  'run history': 'Runs',
  'executions': 'Runs',
  'go to runs': 'Runs',
  'new flow': 'New flow',
  'create a flow': 'New flow',
  'new workflow': 'New flow',
  'flow builder': 'New flow',
  'build automation': 'New flow',
  'new prompt': 'New prompt',
  'create prompt': 'New prompt',
  'prompt new': 'New prompt',
  'new token': 'New access token',
  'csv': 'Import prompts',
  'upload flow': 'Import a flow',
  'workflows': 'My Flows',
  '/my-workflows': 'My Flows',
  'history': 'Recent Activity',
  'library': 'Templates',
  'trash': 'Recently deleted prompts',
  'billing': 'Subscription and credits',
  'buy credits': 'Subscription and credits',
  'upgrade': 'Pro plan',
  'pricing': 'Pro plan',
  'log out': 'Sign Out',
  'support': 'Help',
  'overview': 'Dashboard',
  'approvals': 'Runs that wait for you',
  'delete my account': 'Your data',
  'terminal': 'Sign in a terminal',
}

test.group('Finding a place in the command palette', () => {
  test('every screen that needs nothing in its address is found by its address', ({ assert }) => {
    const plain = SCREEN_PATHS.filter((path) => !path.includes(':') && screens[path].for !== 'bare')
    const paths = placesOf(admin).map(({ path }) => path.split('?')[0])
    // Compares two runs of the address.
    const shown = plain.filter((path) => path !== '/runs/compare')
    assert.includeMembers(paths, shown)
  })

  test('everything in the sidebar is found by its name and by other words', ({ assert }) => {
    const labels = destinationsOf(admin).map(({ label }) => label)
    assert.equal(new Set(labels).size, labels.length)
    const paths = destinationsOf(admin).map(({ path }) => path)
    for (const { path } of navGroups.flat()) assert.include(paths, path)
    for (const { id, label } of placesOf(admin)) {
      assert.equal(found(label, admin)[0], label)
      assert.isTrue(hasText(`palette.words.${id}` as TextKey), id)
    }
  })

  test('every place is a screen, and its name stands once', ({ assert }) => {
    for (const { path, isOutside } of placesOf(admin)) assert.isTrue(isOutside || hasRoute(path))
    const ids = placesOf(admin).map(({ id }) => id)
    assert.equal(new Set(ids).size, ids.length)
  })

  for (const [search, label] of Object.entries(FIRST))
    test(`“${search}” finds “${label}” first`, ({ assert }) => {
      assert.equal(found(search)[0], label)
    })

  test('what only administrators can open is found by nobody else', ({ assert }) => {
    assert.equal(found('audit', admin)[0], 'Admin: audit log')
    assert.deepEqual(found('audit'), [])
    assert.deepEqual(found('zzz'), [])
  })
})
