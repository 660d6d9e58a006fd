import { test } from '@japa/runner'
import { t } from '#frontend/lib/texts'
import { relativeTime } from '#frontend/lib/time/relative_time'
import { catalog } from '#frontend/texts/en/catalog'

function* leaves(node: object, path = ''): Generator<[string, string]> {
  for (const [name, value] of Object.entries(node)) {
    if (typeof value === 'string') yield [path + name, value]
    else yield* leaves(value, `${path}${name}.`)
  }
}

/** Steps, notes and connections are taken out of their flow. */
const PARTS_OF_FLOWS = /^(canvas|inspector|steps|removal|flowVersions|kit\.shortcuts)\.(?!flow\.)/
/** Where either word may be. */
const OTHER_WORDS = /^palette\.words\./
const DELETE_KEY = /\bthe Delete key\b|\bDelete removes it/g

/** Words out of a text, a file out of a form, a flow out of the favorites, a tag off a prompt. */
const TAKEN_OUT = [
  ...['compare.lead', 'compare.removed_one', 'compare.removed_other', 'create.marks.lost'],
  ...['create.variant.removed', 'flows.form.file.remove', 'myFlows.card.unfavorite'],
  'saved.organize.removeTag',
  ...['workspaces.members.remove', 'workspaces.members.removeLabel'],
  ...['workspaces.members.removeTitle', 'workspaces.members.removed'],
]

test.group('Texts', () => {
  test('a text comes by its key, with its values as they are', ({ assert }) => {
    assert.equal(t('kit.loading'), 'Loading...')
    assert.equal(t('common.windowTitle', { title: '<b> & "me"' }), '<b> & "me" · Hone')
  })

  test('a value that is written from right to left cannot turn the words around it', ({
    assert,
  }) => {
    const title = (value: string) => t('common.windowTitle', { title: value })
    assert.equal(title('a\u202Eb'), '\u2068a\u202Eb\u2069 · Hone')
    assert.equal(title('שלום'), '\u2068שלום\u2069 · Hone')
    assert.equal(title('a\u2069\u202Eb'), '\u2068a\u202Eb\u2069 · Hone')
    assert.equal(title('a\u2067b'), '\u2068a\u2067b\u2069\u2069 · Hone')
    assert.equal(title('Ærø, 東京, e\u0301'), 'Ærø, 東京, e\u0301 · Hone')
  })

  test('a number chooses the form', ({ assert }) => {
    assert.equal(t('common.ago.minutes', { count: 1 }), '1 minute ago')
    assert.equal(t('common.ago.minutes', { count: 0 }), '0 minutes ago')
  })

  test('every text that counts has both forms', ({ assert }) => {
    const keys = new Set([...leaves(catalog)].map(([key]) => key))
    for (const key of keys) {
      if (key.endsWith('_one')) assert.isTrue(keys.has(key.replace(/_one$/, '_other')), key)
    }
  })

  test('no text is empty or has blanks at its ends that nobody sees', ({ assert }) => {
    for (const [key, text] of leaves(catalog)) {
      assert.notEqual(text.trim(), '', key)
      assert.notMatch(text, / {2}|\t|\n/, key)
    }
  })

  test('what goes away is deleted, and what is taken out of something is removed', ({ assert }) => {
    const texts = [...leaves(catalog)]
    const inFlow = texts.filter(([key]) => PARTS_OF_FLOWS.test(key))
    const deleted = inFlow.filter(([, text]) => /\bdelet/i.test(text.replaceAll(DELETE_KEY, '')))
    assert.deepEqual(deleted, [])
    const removed = texts.filter(
      ([key, text]) => !PARTS_OF_FLOWS.test(key) && !OTHER_WORDS.test(key) && /\bremov/i.test(text)
    )
    assert.sameMembers(
      removed.map(([key]) => key),
      TAKEN_OUT
    )
  })

  test('{passed} seconds ago is "{says}"')
    .with([
      { passed: 0, says: 'just now' },
      { passed: 59, says: 'just now' },
      { passed: 60, says: '1 minute ago' },
      { passed: 3599, says: '59 minutes ago' },
      { passed: 3600, says: '1 hour ago' },
      { passed: 86_399, says: '23 hours ago' },
      { passed: 86_400, says: '1 day ago' },
      { passed: 864_000, says: '10 days ago' },
      { passed: -60, says: 'just now' },
    ])
    .run(({ assert }, { passed, says }) => {
      const now = new Date('2026-11-21T12:00:00Z')
      assert.equal(relativeTime(new Date(now.getTime() - passed * 1000), now), says)
    })
})
