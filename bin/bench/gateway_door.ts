import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import OpenAI from 'openai'
import type { Pace } from './gateway_pace.js'
import { heapAfter, streamTimes, timesOf } from './gateway_tasks.js'

/** What this process is told to do. */
export type Task =
  | { kind: 'pairs'; pace: Pace; calls: number }
  | { kind: 'streams'; pace: Pace; streams: number; isDirect: boolean }
  | { kind: 'heap'; pace: Pace; calls: number; every: number }

const BUILD = new URL('../../build/', import.meta.url)
const built = (path: string) => import(new URL(path, BUILD).href)

/** The built application, without its HTTP server: the doors of the gateway are measured from inside. */
const app = new Ignitor(BUILD, { importer: built })
  .tap((one) => one.booting(() => built('start/env.js')))
  .createApp('console')
await app.init()
await app.boot()

const { callModel }: typeof import('#app/ai/services/call_model') = await built(
  'app/ai/services/call_model.js'
)
const { reservedModel }: typeof import('#app/ai/services/take_model') = await built(
  'app/ai/services/take_model.js'
)
const { targetFor }: typeof import('#app/ai/services/model_targets') = await built(
  'app/ai/services/model_targets.js'
)
const { default: ModelProvider }: typeof import('#app/ai/models/model_provider') = await built(
  'app/ai/models/model_provider.js'
)
const { default: User }: typeof import('#app/auth/models/user') =
  await built('app/auth/models/user.js')
const { findSession, openSession }: typeof import('#app/auth/services/sessions') = await built(
  'app/auth/services/sessions.js'
)

const baseUrl = process.env.PROVIDER_URL ?? ''
const { id } = await ModelProvider.create({
  ...{ name: 'Mock', baseUrl, api: 'chat', isDefault: true, fromEnvironment: false },
})
const secrets: string[] = []
for (const person of await User.all()) {
  const { secret } = await openSession(person.id, { userAgent: null, address: null })
  secrets.push(secret)
}
const messages = [{ role: 'user' as const, content: 'Say something about the launch.' }]
let turn = 0

/** As the product makes a call: who asks is told by a session, the allowance is asked, the model looked up, the call recorded. */
async function* throughDoor(pace: Pace): AsyncGenerator<string> {
  const session = await findSession(secrets[turn++ % secrets.length])
  const target = await targetFor(`${id}/${JSON.stringify(pace)}`)
  const model = session && target && (await reservedModel(session.user.id, target))
  if (!model) throw new Error('The call was not let through the door.')
  const { workId, done } = model
  const caller = { userId: session.user.id, purpose: 'test' as const, workId }
  const { signal } = new AbortController()
  yield* callModel(caller, model.target, { messages, maxTokens: 2_000 }, signal)
  void done()
}

const client = new OpenAI({ baseURL: baseUrl, apiKey: 'none', maxRetries: 0 })

/** The same request by the official SDK alone. */
async function* directly(pace: Pace): AsyncGenerator<string> {
  const answer = await client.chat.completions.create({
    ...{ model: JSON.stringify(pace), messages, stream: true, max_completion_tokens: 2_000 },
    stream_options: { include_usage: true },
  })
  for await (const { choices } of answer) {
    const content = choices[0]?.delta.content
    if (content) yield content
  }
}

function work(task: Task): Promise<unknown> {
  const { kind, pace } = task
  if (kind === 'pairs') return timesOf([directly, throughDoor], pace, task.calls)
  if (kind === 'streams')
    return streamTimes(task.isDirect ? directly : throughDoor, pace, task.streams)
  return heapAfter(throughDoor, pace, task.calls, task.every)
}

process.on('message', (task: Task) => void work(task).then((result) => process.send?.(result)))
process.once('disconnect', () => process.exit())
process.send?.('ready')
