import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { v7 } from 'uuid'
import ModelCall from '#app/ai/models/model_call'
import { answerOf, callModel } from '#app/ai/services/call_model'
import { DEMO_TARGET, targetFor } from '#app/ai/services/model_targets'
import Prompt from '#app/prompts/models/prompt'
import { newPrompt } from '#app/prompts/services/insert_prompt'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'
import { connected, disconnected } from '#tests/functional/ai/rewriting_model'
import { createPerson } from '#tests/helpers/people'
import { personalWorkspace } from '#app/workspaces/services/current_workspace'

const ask = (userId: string, promptId: string | null = null) =>
  answerOf(
    { userId, purpose: 'try', workId: v7(), promptId },
    DEMO_TARGET,
    { messages: [{ role: 'user', content: 'Hello' }], maxTokens: 20 },
    new AbortController().signal
  )

const callsOf = (userId: string) => ModelCall.query().where('user_id', userId)

test.group('Calls of a model', () => {
  test('that end at the same time are kept with one statement, and before anybody hears of their end', async ({
    assert,
    cleanup,
  }) => {
    const { id } = await createPerson()
    const statements: string[] = []
    const watch = ({ sql }: { sql: string }) => void statements.push(sql)
    const knex = db.connection().getWriteClient()
    knex.on('query', watch)
    cleanup(() => void knex.off('query', watch))
    await Promise.all(Array.from({ length: 10 }, () => ask(id)))
    const inserts = statements.filter((sql) => /^insert into .model_calls./.test(sql))
    assert.lengthOf(inserts, 1, inserts.join('\n'))
    assert.lengthOf(await callsOf(id), 10)
  })

  test('are kept without their prompt when that is gone, and answered when nobody is left to keep them for', async ({
    assert,
  }) => {
    const [{ id }, { id: other }] = [await createPerson(), await createPerson()]
    const given = { title: 'T', original: 'O', category: 'other', settings: DEFAULT_SETTINGS }
    const prompt = await Prompt.create(
      newPrompt(personalWorkspace(id), { ...given, improvement: null })
    )
    const answers = await Promise.all([ask(id, v7()), ask(id, prompt.id), ask(v7()), ask(other)])
    assert.isTrue(answers.every((answer) => answer.startsWith('Demo answer')))
    const prompts = (await callsOf(id)).map(({ promptId }) => promptId)
    assert.sameMembers(prompts, [null, prompt.id])
    assert.lengthOf(await callsOf(other), 1)
  })

  test('end at the provider when somebody stops reading', async ({ assert, cleanup }) => {
    const { standIn, id } = await connected()
    cleanup(() => disconnected(standIn))
    standIn.play({ kind: 'hang_after', content: 'One two', chunks: 2 })
    const { id: userId } = await createPerson()
    const caller = { userId, purpose: 'try' as const, workId: v7() }
    const request = { messages: [{ role: 'user' as const, content: 'Hello' }], maxTokens: 20 }
    const target = (await targetFor(id))!
    const { signal } = new AbortController()
    for await (const piece of callModel(caller, target, request, signal)) {
      assert.equal(piece, 'One')
      break
    }
    await standIn.until(() => standIn.requests[0].hungUpAt !== null)
    const [call] = await callsOf(userId)
    assert.containSubset(call.serialize(), { outcome: 'stopped', isEstimate: true })
    assert.isAbove(call.inputTokens, 0)
  })
})
