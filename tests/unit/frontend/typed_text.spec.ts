import { test } from '@japa/runner'
import { passOn, receive, type, typedText } from '#frontend/lib/typed_text'

test.group('What is typed while its value follows later', () => {
  test('stays when what was passed on comes back late', ({ assert }) => {
    const cleared = type(passOn(type(typedText(''), 'letter')), '')
    assert.equal(receive(cleared, 'letter').typed, '')
  })

  test('stays when several texts come back, in order or with gaps', ({ assert }) => {
    let text = typedText('')
    for (const typed of ['a', 'ab', 'abc']) text = passOn(type(text, typed))
    for (const value of ['a', 'abc']) {
      text = receive(text, value)
      assert.equal(text.typed, 'abc')
    }
    assert.isEmpty(text.passedOn)
  })

  test('gives way to a value from outside, also to one that came back before', ({ assert }) => {
    const searched = receive(passOn(type(typedText(''), 'letter')), 'letter')
    const cleared = receive(searched, '')
    assert.equal(cleared.typed, '')
    assert.equal(receive(cleared, 'letter').typed, 'letter')
  })
})
