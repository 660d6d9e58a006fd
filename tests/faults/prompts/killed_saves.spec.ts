import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { BuiltServer } from '#tests/helpers/built_server'
import { onlyInFull } from '#tests/helpers/depth'
import { insertPerson, type KnownPerson } from '#tests/helpers/known_person'
import { announcedSeed, rounds, seededRandom } from '#tests/helpers/random'
import { temporaryFolder } from '#tests/helpers/temporary_folder'

const SAVES = 200
const WRITERS = 4

interface SavedPrompt {
  id: string
  sent: number
  acknowledged: number
}

const draftOf = (prompt: SavedPrompt, number: number) =>
  `Draft ${number} of ${prompt.id}: "naïve" 🙂`

class Writers {
  url = ''
  constructor(
    private person: KnownPerson,
    public prompts: SavedPrompt[] = []
  ) {}

  async open() {
    for (let count = 0; count < WRITERS; count++) {
      const { id } = await this.#send('POST', '/api/prompts', { original: `Prompt ${count}` })
      this.prompts.push({ id, sent: 0, acknowledged: 0 })
    }
  }

  /** Saves from every writer at once, each as fast as it is answered, until the server is gone. */
  async saveUntilGone(most: number) {
    await Promise.all(this.prompts.map((prompt) => this.#saveOne(prompt, most)))
  }

  async #saveOne(prompt: SavedPrompt, most: number) {
    while (prompt.acknowledged < most) {
      const number = prompt.sent + 1
      prompt.sent = number
      try {
        await this.#send('PUT', `/api/prompts/${prompt.id}/draft`, {
          content: draftOf(prompt, number),
        })
      } catch (error) {
        if (error instanceof TypeError) return
        throw error
      }
      prompt.acknowledged = number
    }
  }

  /** Whether some save was sent but never answered. */
  get isWaiting() {
    return this.prompts.some(({ sent, acknowledged }) => sent > acknowledged)
  }

  draft(prompt: SavedPrompt): Promise<string> {
    return this.#send('GET', `/api/prompts/${prompt.id}`).then(({ draft }) => draft)
  }

  async #send(method: string, path: string, body?: object) {
    const response = await fetch(this.url + path, {
      method,
      headers: { ...this.person.headers, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    })
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json() as Promise<{ id: string; draft: string }>
  }
}

test.group('A server that is killed while people save', (group) => {
  group.tap(onlyInFull)
  test('has every save that it acknowledged, after every restart', async ({ assert, cleanup }) => {
    const random = seededRandom(announcedSeed('kills during 200 saves'))
    const { folder, remove } = temporaryFolder()
    cleanup(remove)
    const databaseFile = join(folder, 'hone.sqlite3')
    const env = { LIMIT_PER_MINUTE: '100000000' }
    let server = await BuiltServer.start({ databaseFile, env })
    cleanup(() => void server.end('SIGKILL'))
    const writers = new Writers(insertPerson(databaseFile))
    writers.url = server.url
    await writers.open()

    const kills = rounds(20)
    let amid = 0
    for (let kill = 1; kill <= kills; kill++) {
      const saving = writers.saveUntilGone(Infinity)
      const died = pause(50 + random() * 500).then(() => server.end('SIGKILL'))
      await Promise.all([saving, died])
      if (writers.isWaiting) amid++
      server = await BuiltServer.start({ databaseFile, env })
      writers.url = server.url
      await everyPromiseIsKept()
    }
    await writers.saveUntilGone(SAVES / WRITERS)
    const saves = writers.prompts.reduce((sum, { acknowledged }) => sum + acknowledged, 0)
    console.log(`${kills} kills, ${amid} of them amid a save; ${saves} acknowledged, none lost`)
    assert.isAtLeast(saves, SAVES)
    assert.isAbove(amid, 0)
    await server.end()
    const database = new DatabaseSync(databaseFile, { timeout: 5000 })
    assert.equal(database.prepare('pragma integrity_check').get()?.integrity_check, 'ok')
    database.close()

    /** A save that was sent but not answered may be there or not; an acknowledged one must be. */
    async function everyPromiseIsKept() {
      for (const prompt of writers.prompts) {
        const draft = await writers.draft(prompt)
        const numbers = [prompt.acknowledged, prompt.sent]
        const lawful = numbers.map((number) => (number === 0 ? draft : draftOf(prompt, number)))
        assert.include(lawful, draft, `acknowledged ${prompt.acknowledged}, sent ${prompt.sent}`)
        if (draft === lawful[1]) prompt.acknowledged = prompt.sent
      }
    }
  })
})
