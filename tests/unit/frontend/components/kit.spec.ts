import { test } from '@japa/runner'
import { avatarHue, avatarLetter, displayName } from '#frontend/components/display_name'
import { datesIn } from '#frontend/lib/time/dates'
import { matchesShortcut } from '#frontend/lib/keys'
import { hasRoute } from '#frontend/lib/window/known_routes'
import { mapItems } from '#app/core/domain/paging'
import { hasSession } from '#frontend/lib/session/session_cookie'
import { signInAddress } from '#frontend/lib/session/sign_in'
import { zoneOf } from '#frontend/lib/time/time_zone'

const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@hone.test' }
const press = { key: '', metaKey: false, ctrlKey: false, altKey: false, shiftKey: false }

test.group('Names and avatars', () => {
  test('a person is shown by first and last name, else by email', ({ assert }) => {
    assert.equal(displayName(ada), 'Ada Lovelace')
    assert.equal(displayName({ ...ada, lastName: null }), 'Ada')
    assert.equal(displayName({ ...ada, firstName: null, lastName: null }), 'ada@hone.test')
  })

  test('the letter is the first of the first name, else of the email', ({ assert }) => {
    assert.equal(avatarLetter(ada), 'A')
    assert.equal(avatarLetter({ ...ada, firstName: 'élodie' }), 'É')
    assert.equal(avatarLetter({ ...ada, firstName: '👩‍🚀 Ada' }), '👩‍🚀')
    assert.equal(avatarLetter({ ...ada, firstName: ' ', email: 'zoe@hone.test' }), 'Z')
    assert.equal(avatarLetter({ firstName: null, lastName: null, email: null }), '?')
  })

  test('the same person always has the same color', ({ assert }) => {
    assert.equal(avatarHue(ada), avatarHue({ ...ada, firstName: 'Augusta' }))
    const hues = new Set([...'abcdefgh'].map((name) => avatarHue({ ...ada, email: `${name}@x` })))
    assert.isAbove(hues.size, 4)
  })
})

test.group('Small tools', () => {
  test('mod is Control or Command, and a character stands alone', ({ assert }) => {
    assert.isTrue(matchesShortcut('mod+k', { ...press, key: 'k', ctrlKey: true }))
    assert.isTrue(matchesShortcut('mod+k', { ...press, key: 'K', metaKey: true }))
    assert.isFalse(matchesShortcut('mod+k', { ...press, key: 'k' }))
    assert.isFalse(matchesShortcut('mod+k', { ...press, key: 'k', ctrlKey: true, shiftKey: true }))
    assert.isTrue(matchesShortcut('?', { ...press, key: '?', shiftKey: true }))
    assert.isFalse(matchesShortcut('?', { ...press, key: '?', ctrlKey: true }))
  })

  test('the marker cookie is told from others like it', ({ assert }) => {
    assert.isTrue(hasSession('a=b; hone_session=1'))
    assert.isTrue(hasSession('hone_session=1; a=b'))
    assert.isFalse(hasSession('xhone_session=1'))
    assert.isFalse(hasSession('hone_session=10'))
    assert.isFalse(hasSession(''))
  })

  test('a link shows where its screen is', ({ assert }) => {
    assert.isTrue(hasRoute('/saved'))
    assert.isTrue(hasRoute('/saved/abc?tab=x#y'))
    assert.isTrue(hasRoute('/'))
    assert.isFalse(hasRoute('/saved/abc/def'))
    assert.isFalse(hasRoute('/my-workflows/abc'))
  })

  test('sign-in comes back to the whole address', ({ assert }) => {
    assert.equal(
      signInAddress('/create?a=1&b=2#c'),
      '/signup?returnTo=%2Fcreate%3Fa%3D1%26b%3D2%23c'
    )
  })

  test('times are those of the chosen zone; an unknown zone is that of the browser', ({
    assert,
  }) => {
    const { date, time } = datesIn('Asia/Tokyo')
    assert.equal(time('2026-11-20T16:05:00Z'), '01:05')
    assert.equal(date('2026-11-20T16:05:00Z'), 'Nov 21, 2026')
    assert.equal(zoneOf('Europe/Berlin'), 'Europe/Berlin')
    assert.equal(zoneOf('Mars/Olympus'), zoneOf(undefined))
  })

  test('items are changed or left out in every page', ({ assert }) => {
    const pages = [
      { items: [1, 2], next: '/next' },
      { items: [3], next: null },
    ]
    const { pages: changed } = mapItems({ pages, pageParams: [null, '/next'] }, (item) =>
      item === 2 ? null : item * 10
    )
    assert.deepEqual(
      changed.map(({ items }) => items),
      [[10], [30]]
    )
  })
})
