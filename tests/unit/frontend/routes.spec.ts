import { existsSync } from 'node:fs'
import { test } from '@japa/runner'
import { publicPages } from '#frontend/features/landing/page_data'
import { hasRoute, PAGE_PATHS, SCREEN_PATHS } from '#frontend/lib/window/known_routes'
import { t } from '#frontend/lib/texts'
import { isCurrent, navGroups } from '#frontend/routes/frame/nav_items'
import { screens } from '#frontend/routes/screens'

const SEVEN = ['Create', 'Templates', 'Saved', 'Profile', 'Components', 'Settings', 'Sign Out']

test.group('Routes', () => {
  test('every screen has its file', ({ assert }) => {
    assert.sameMembers(Object.keys(screens), [...SCREEN_PATHS])
    for (const { load } of Object.values(screens)) {
      const [, path] = /import\("?'?#frontend\/([\w/]+)/.exec(String(load)) ?? []
      const file = new URL(`../../../frontend/src/${path}.tsx`, import.meta.url)
      assert.isTrue(existsSync(file), path)
    }
  })

  test('every page outside of the app is written by the build', ({ assert }) => {
    assert.sameMembers(
      publicPages.map(({ path }) => path),
      [...PAGE_PATHS]
    )
  })

  test('a part of an address that has names leads to those alone', ({ assert }) => {
    assert.isTrue(hasRoute('/prompts/marketing?search=email'))
    assert.isFalse(hasRoute('/prompts/unknown-category'))
    assert.isTrue(hasRoute('/saved/anything'))
    assert.isFalse(hasRoute('/saved/anything/else'))
    assert.isFalse(hasRoute('/nonsense'))
  })

  test('the sidebar has the specified items in order, and others only with a screen', ({
    assert,
  }) => {
    const [first, further] = navGroups
    assert.deepEqual(
      first.map(({ text }) => t(text)),
      SEVEN
    )
    for (const { path, isOutside } of further) {
      assert.isTrue(isOutside || hasRoute(path), path)
    }
    assert.equal(first.at(-1)?.path, '/api/logout')
  })

  test('an item is current on its screen and below it', ({ assert }) => {
    const saved = navGroups.flat().find(({ path }) => path === '/saved')!
    const create = navGroups.flat().find(({ path }) => path === '/home')!
    assert.isTrue(isCurrent(saved, '/saved'))
    assert.isTrue(isCurrent(saved, '/saved/abc'))
    assert.isFalse(isCurrent(saved, '/saved-things'))
    assert.isTrue(isCurrent(create, '/prompt-editor'))
    assert.isFalse(isCurrent(create, '/settings'))
  })
})
