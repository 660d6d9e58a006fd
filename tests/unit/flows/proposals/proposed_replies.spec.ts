import { test } from '@japa/runner'
import '#app/prompts/domain/deliverables/records'
import { fieldsOf, promptsOf, questionOf, settingsOf } from '#tests/unit/flows/proposals/proposal'

const REPLIES = [
  'Answer customer complaints that come in by email',
  'Respond to a complaint about noise',
  'Sort emails into complaints, orders and spam and answer the complaints',
]

test.group('A flow that is proposed for a reply', () => {
  test('does not ask for another complaint: {$self}')
    .with(REPLIES)
    .run(({ assert }, goal) => {
      const [{ name, settings }] = promptsOf(goal)
      assert.equal(name, 'Reply')
      assert.notInclude(String(settings.text), 'demand')
    })

  test('The proposal does not ask for a category that a Sort step determines', ({ assert }) => {
    assert.deepEqual(
      fieldsOf(REPLIES[2]).map(({ name }) => name),
      ['Emails']
    )
  })

  test('asks for what is replied to, whatever it is', ({ assert }) => {
    assert.deepEqual(
      fieldsOf('Deal with late payment excuses from tenants').map(({ label }) => label),
      ['Paste the late payment excuses, or your notes']
    )
  })

  test('asks nobody to paste people', ({ assert }) => {
    for (const goal of [
      'Handle the angry guests who complain at our hotel',
      'Reply to tenants who pay late',
      'Answer a bride who asks for prices',
    ])
      assert.deepEqual(
        fieldsOf(goal).map(({ label }) => label),
        ['What should Hone work with?']
      )
  })

  test('adds nothing to work of which it is not sure that it is a reply', ({ assert }) => {
    assert.notInclude(String(settingsOf('Handle returns', 'prompt').text), 'Include:')
  })

  test('asks whether it may go out', ({ assert }) => {
    assert.equal(questionOf('Reply to a bad Google review and let me approve'), 'May this go out?')
  })
})
