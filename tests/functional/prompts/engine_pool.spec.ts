import { threadId } from 'node:worker_threads'
import { test } from '@japa/runner'
import { categoryOf } from '#app/prompts/domain/category'
import { improve } from '#app/prompts/domain/improve'
import { read } from '#app/prompts/domain/reading/read'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'
import { inEngine, startEngine } from '#app/prompts/services/engine_pool'

const TEXT = 'Write an email to Anna Berg about the 20 % discount. Do not mention the delay.'
const caller = { whose: 'somebody' }

test.group('The engine in its own thread', () => {
  test('answers what it answers here', async ({ assert }) => {
    const request = { text: TEXT, settings: DEFAULT_SETTINGS, goal: '', context: 'A small shop.' }
    const { improvement, title, category } = await inEngine(caller, 'improve', request)
    assert.deepEqual(improvement, improve(request))
    assert.isNotEmpty(title)
    assert.equal(category, categoryOf(read(TEXT)))
  })

  test('keeps many requests apart', async ({ assert }) => {
    const texts = Array.from({ length: 20 }, (_, index) => `Write a poem about house ${index}.`)
    const answers = await Promise.all(
      texts.map((text) => inEngine(caller, 'improve', { text, settings: DEFAULT_SETTINGS }))
    )
    for (const [index, { improvement }] of answers.entries()) {
      assert.include(improvement.variants[0].content, `house ${index}`)
    }
  })

  test('is not the thread that answers requests', ({ assert }) => {
    assert.isAbove(startEngine().threadIds.length, 0)
    for (const id of startEngine().threadIds) assert.notEqual(id, threadId)
  })
})
