import logger from '@adonisjs/core/services/logger'
import server from '@adonisjs/core/services/server'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { onBothDatabases } from '#tests/helpers/depth'
import { createPerson, tokenFor } from '#tests/helpers/people'
import { atEachCommit, type Life, PLACES, watchCommits } from '#tests/helpers/interrupted_commits'

const TEXT = 'Write an email about our new product to all customers'

interface Write {
  method: 'POST' | 'PUT'
  path: string
  body: object
}

/** Most of them are about the prompt that the first one makes. */
type Writes = ((promptId: string) => Write)[]

const SAVES: Writes = [
  () => ({ method: 'POST', path: '/prompts', body: { original: TEXT } }),
  (id) => ({ method: 'POST', path: `/prompts/${id}/versions`, body: { content: 'Version' } }),
  (id) => ({ method: 'PUT', path: `/prompts/${id}/draft`, body: { content: 'Naïve 🙂' } }),
  (id) => ({ method: 'POST', path: '/shares', body: { promptId: id } }),
  (id) => ({ method: 'POST', path: `/prompts/${id}/restore`, body: { version: 1 } }),
  (promptId) => {
    return { method: 'POST', path: '/activities', body: { type: 'prompt_copied', promptId } }
  },
  () => ({ method: 'POST', path: '/facts', body: { name: 'Company', value: 'Kestrel Paper' } }),
]

const IMPROVEMENT: Writes = [
  () => ({ method: 'POST', path: '/ai/enhance-prompt', body: { originalPrompt: TEXT } }),
]

/** A person who saves one thing after the other, and sends again what was not answered. */
class Writer {
  acknowledged = 0
  #promptId = ''

  private constructor(
    readonly userId: string,
    private token: string,
    private writes: Writes
  ) {}

  static async create(writes: Writes): Promise<Writer> {
    const person = await createPerson()
    return new Writer(person.id, await tokenFor(person), writes)
  }

  /** Sends what is left, until the process that answers is dead. */
  async write({ life, most = this.writes.length }: { life?: Life; most?: number }): Promise<void> {
    while (this.acknowledged < most) {
      const answer = await this.#send(this.writes[this.acknowledged](this.#promptId))
      if (life?.isDead) return
      if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`)
      if (this.acknowledged === 0) this.#promptId = ((await answer.json()) as { id: string }).id
      this.acknowledged += 1
    }
  }

  #send({ method, path, body }: Write): Promise<Response> {
    return fetch(`http://${process.env.HOST}:${process.env.PORT}/api${path}`, {
      method,
      headers: {
        'authorization': `Bearer ${this.token}`,
        'content-type': 'application/json',
        ...(method === 'POST' && { 'idempotency-key': `write-${this.acknowledged}` }),
      },
      body: JSON.stringify(body),
    })
  }
}

/** All that a person has saved. */
async function contentsOf({ userId }: Writer) {
  const own = (table: string) => db.from(table).where('user_id', userId)
  const versions = db
    .from('prompt_versions')
    .join('prompts', 'prompts.id', 'prompt_versions.prompt_id')
    .where('prompts.user_id', userId)
  return {
    prompts: await own('prompts').orderBy('id').select('original', 'draft', 'version'),
    versions: await versions.orderBy('prompt_versions.id').select('number', 'content', 'note'),
    shares: (await own('share_links')).length,
    history: await own('activities').orderBy('id').select('type'),
    facts: await own('facts').select('name', 'value'),
  }
}

/** What a writer whom nothing interrupts has saved after each write, beginning with nothing. */
async function undisturbedContents(writes: Writes) {
  const writer = await Writer.create(writes)
  const contents = [await contentsOf(writer)]
  for (let most = 1; most <= writes.length; most++) {
    await writer.write({ most })
    contents.push(await contentsOf(writer))
  }
  return contents
}

test.group('A server that is interrupted at any of its commits', (group) => {
  group.tap(onBothDatabases)
  group.setup(() => watchCommits())
  group.setup(() => {
    // It reports each interruption.
    const { level } = logger
    logger.level = 'silent'
    return () => void (logger.level = level)
  })

  for (const place of PLACES)
    for (const [what, writes] of Object.entries({ save: SAVES, improvement: IMPROVEMENT }))
      test(`${place} it takes effect has done each ${what} once and whole, and each acknowledged one`, async ({
        assert,
      }) => {
        const contents = await undisturbedContents(writes)
        const commits = await atEachCommit(place, async (life, where) => {
          const writer = await Writer.create(writes)
          const endService = life.serve(server.getNodeServer()!)
          await writer.write({ life }).finally(endService)
          const known = contents.slice(writer.acknowledged, writer.acknowledged + 2)
          assert.deepInclude(known, await contentsOf(writer), where)
          await writer.write({})
          assert.deepEqual(await contentsOf(writer), contents.at(-1), where)
        })
        assert.isAtLeast(commits, writes.length)
      }).timeout(120_000)
})
