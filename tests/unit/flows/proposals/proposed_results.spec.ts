import { test } from '@japa/runner'
import { fieldsOf, promptsOf, questionOf, settingsOf } from '#tests/unit/flows/proposals/proposal'

const nameOf = (goal: string) => promptsOf(goal).at(-1)!.name

const NAMES: Record<string, string> = {
  'Respond to a reference request': 'Reply',
  'Decline a supplier offer politely': 'Reply',
  'Find out from the chat logs what broke and tell the team what broke': 'Draft',
  'I need a florist I need ready answers for brides who ask for prices': 'Draft',
  'Write back to applicants who ask about their status': 'Reply',
  'Suggest what to improve': 'Ideas',
  'Write reports': 'Reports',
  'Suggest a better wording': 'Better wording',
}

test.group('The result of a flow that is proposed', () => {
  test('has the name of a thing, or of its kind: {$self}')
    .with(Object.keys(NAMES))
    .run(({ assert }, goal) => {
      assert.equal(nameOf(goal), NAMES[goal])
    })

  test('holds what was noted on the way where no later job speaks of it', ({ assert }) => {
    const both = settingsOf('Summarize a call and write a thank-you note', 'result').value
    assert.include(both, '{{Summary}}')
    assert.include(both, '{{Thank-you}}')
    for (const goal of [
      'Summarize the minutes, then write an email about the summary',
      'Summarize the minutes and write an email about it',
    ])
      assert.equal(settingsOf(goal, 'result').value, '{{Email}}')
  })

  test('is no dialogue', ({ assert }) => {
    for (const goal of [
      'Prepare me for a job interview at a bank',
      'Quiz me on Spanish vocabulary from my list',
      'Interview me about my career and write a profile',
    ]) {
      const prompts = promptsOf(goal)
      assert.lengthOf(prompts, 1)
      assert.notMatch(String(prompts[0].settings.text), /\bturns?\b|one question at a time/)
    }
  })

  test('may do without the answer to a question that says so', ({ assert }) => {
    const goal = 'Decline an invitation to a wedding'
    assert.deepEqual(
      fieldsOf(goal).map(({ name, isRequired }) => [name, isRequired]),
      [
        ['Reason', false],
        ['Instead', false],
      ]
    )
    assert.include(settingsOf(goal, 'prompt').text, 'Reason, if any: {{Reason}}')
    assert.isTrue(fieldsOf('Write a letter of complaint').every(({ isRequired }) => isRequired))
  })

  test('is asked about by what a person can say of it', ({ assert }) => {
    assert.equal(questionOf('Find the mistakes in my essay and let me check'), 'Is this right?')
    assert.equal(questionOf('Analyze my survey data and let my boss approve'), 'Is this right?')
    assert.equal(
      questionOf('As a florist, I need answers for brides, and let me approve'),
      'May this go out?'
    )
  })
})
