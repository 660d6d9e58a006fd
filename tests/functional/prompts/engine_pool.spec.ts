import { threadId } from 'node:worker_threads'
import { test } from '@japa/runner'
import { categoryOf } from '#app/prompts/domain/category'
import { improve } from '#app/prompts/domain/improve'
import { read } from '#app/prompts/domain/reading/read'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'
import { improveApart, startEngine } from '#app/prompts/services/engine_pool'

const TEXT = 'Write an email to Anna Berg about the 20 % discount. Do not mention the delay.'

test.group('The engine in its own thread', () => {
  test('answers what it answers here', async ({ assert }) => {
    const request = { text: TEXT, settings: DEFAULT_SETTINGS, goal: '', context: 'A small shop.' }
    const { improvement, title, category } = await improveApart(request)
    assert.deepEqual(improvement, improve(request))
    assert.isNotEmpty(title)
    assert.equal(category, categoryOf(read(TEXT)))
  })

  test('keeps many requests apart', async ({ assert }) => {
    const texts = Array.from({ length: 20 }, (_, index) => `Write a poem about house ${index}.`)
    const answers = await Promise.all(
      texts.map((text) => improveApart({ text, settings: DEFAULT_SETTINGS }))
    )
    for (const [index, { improvement }] of answers.entries()) {
      assert.include(improvement.variants[0].content, `house ${index}`)
    }
  })

  test('is not the thread that answers requests', ({ assert }) => {
    assert.isAbove(startEngine().threads.length, 0)
    for (const thread of startEngine().threads) assert.notEqual(thread.threadId, threadId)
  })
})
