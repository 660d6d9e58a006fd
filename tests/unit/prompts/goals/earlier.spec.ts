import { test } from '@japa/runner'
import '#app/prompts/domain/deliverables/records'
import { readGoal } from '#app/prompts/domain/goals/read_goal'

const inputsOf = (text: string) => readGoal({ text, sources: [] }).inputs.map(({ name }) => name)

test.group('A page that is compared with how it was', () => {
  test('needs the version from before: {0}')
    .with([
      [
        'Summarize a web page every week and list what changed since last week',
        'Version of last week',
      ],
      [
        "Read our competitor's pricing page, then tell me what is different compared to the last time",
        'Version of last time',
      ],
      [
        'Fetch https://example.com/terms and list the changes since the previous version',
        'Previous version',
      ],
    ])
    .run(({ assert }, [goal, name]) => assert.include(inputsOf(goal), name))

  test('is asked for of no other text', ({ assert }) => {
    for (const goal of [
      'Write a report on what changed since last quarter from the sales notes',
      'Read the web page and list what is new for our customers',
    ])
      assert.notMatch(inputsOf(goal).join(), /version/i, goal)
  })

  test('names the flow after the page', ({ assert }) => {
    const text = 'Summarize a web page every week and list what changed since last week'
    assert.equal(readGoal({ text, sources: [] }).title, 'Summary of web page')
  })
})
