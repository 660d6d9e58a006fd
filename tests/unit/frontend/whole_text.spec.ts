import { test } from '@japa/runner'
import { wholeText } from '#frontend/features/activity/whole_text'
import { providerName } from '#frontend/features/account/profile/provider_name'
import { countChanges } from '#frontend/lib/engine/count_changes'

test.group('The text behind an excerpt', () => {
  test('an excerpt that was not cut is the text', ({ assert }) => {
    assert.equal(wholeText('Write an email', ['Something else']), 'Write an email')
  })

  test('a cut excerpt finds the text it was cut from', ({ assert }) => {
    const long = `${'word '.repeat(100)}end`
    assert.equal(wholeText(`${long.slice(0, 299)}…`, ['other', long]), long)
  })

  test('a text that has changed since is not taken for it', ({ assert }) => {
    assert.isNull(wholeText('Write an em…', ['Draft an email']))
    assert.isNull(wholeText('Write an em…', []))
  })
})

test.group('Counting changes', () => {
  test('words are counted, marks and spaces are not', ({ assert }) => {
    assert.deepEqual(countChanges('Write an email.', 'Write a short email!'), {
      added: 2,
      removed: 1,
    })
    assert.deepEqual(countChanges('same', 'same'), { added: 0, removed: 0 })
  })
})

test.group('Names of providers', () => {
  test('a well-known issuer has a name, another its host', ({ assert }) => {
    assert.equal(providerName('https://github.com'), 'GitHub')
    assert.equal(providerName('https://login.example.org/realms/x'), 'login.example.org')
    assert.equal(providerName('sandbox'), 'Sandbox')
    assert.equal(providerName('not an address'), 'not an address')
  })
})
