import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { BuiltServer } from '#tests/helpers/built_server'
import { onlyInFull } from '#tests/helpers/depth'
import { insertPerson } from '#tests/helpers/known_person'
import { MixedWriter, type Kind, type SentWrite } from '#tests/helpers/mixed_writer'
import { announcedSeed, rounds, seededRandom } from '#tests/helpers/random'
import { temporaryFolder } from '#tests/helpers/temporary_folder'

const WRITERS = 3

/** How a row of each kind is found by what only its write put there. */
const ROWS: Partial<Record<Kind, { sql: string; value: (write: SentWrite) => string }>> = {
  prompt: {
    sql: 'select id from prompts where original = ?',
    value: ({ mark }) => `Prompt ${mark}`,
  },
  version: {
    sql: "select id from prompt_versions where content = ? and note = 'Saved.'",
    value: ({ mark }) => `Version ${mark}`,
  },
  share: { sql: 'select id from share_links where id = ?', value: ({ id }) => id! },
  fact: { sql: 'select id from facts where name = ?', value: ({ mark }) => `Fact ${mark}` },
}

test.group('A server that is killed amid saves of every kind', (group) => {
  group.tap(onlyInFull)
  test('did each acknowledged write once and whole, after every restart', async ({
    assert,
    cleanup,
  }) => {
    const random = seededRandom(announcedSeed('kills amid mixed saves'))
    const { folder, remove } = temporaryFolder()
    cleanup(remove)
    const databaseFile = join(folder, 'hone.sqlite3')
    const env = { LIMIT_PER_MINUTE: '100000000' }
    let server = await BuiltServer.start({ databaseFile, env })
    cleanup(() => void server.end('SIGKILL'))
    const writers = Array.from({ length: WRITERS }, (_, index) => {
      const person = insertPerson(databaseFile, `writer-${index}@hone.test`)
      return new MixedWriter(`w${index}`, person, random)
    })

    const kills = rounds(40)
    let amid = 0
    for (let kill = 1; kill <= kills; kill++) {
      const writing = writers.map((writer) => writer.write(server.url))
      const died = pause(50 + random() * 500).then(() => server.end('SIGKILL'))
      await Promise.all([...writing, died])
      if (writers.some(({ isWaiting }) => isWaiting)) amid += 1
      server = await BuiltServer.start({ databaseFile, env })
      everyAcknowledgedRowIsThere()
    }
    await Promise.all(writers.map((writer) => writer.write(server.url, writer.writes.length + 10)))
    everyAcknowledgedRowIsThere()
    nothingIsThereTwiceOrHalf()
    const total = writers.reduce((sum, { writes }) => sum + writes.length, 0)
    console.log(`${kills} kills, ${amid} of them amid a write; ${total} writes, each done once`)
    assert.isAbove(amid, 0)
    await server.end()

    function everyAcknowledgedRowIsThere() {
      const database = new DatabaseSync(databaseFile, { readOnly: true })
      for (const write of writers.flatMap((writer) => writer.writes)) {
        const row = ROWS[write.kind]
        if (!write.isAcknowledged || !row) continue
        const found = database.prepare(row.sql).all(row.value(write))
        assert.deepEqual(
          found,
          [{ id: write.id }].map((one) => Object.assign(Object.create(null), one)),
          write.mark
        )
      }
      database.close()
    }

    function nothingIsThereTwiceOrHalf() {
      const database = new DatabaseSync(databaseFile, { readOnly: true })
      const count = (sql: string) => Number(Object.values(database.prepare(sql).get() ?? {})[0])
      const done = (kind: Kind) =>
        writers.flatMap(({ writes }) => writes).filter((write) => write.kind === kind).length
      assert.equal(count('select count(*) from prompts'), done('prompt'))
      assert.equal(count('select count(*) from share_links'), done('share'))
      assert.equal(count('select count(*) from facts'), done('fact'))
      const activities = (type: string) =>
        count(`select count(*) from activities where type = '${type}'`)
      assert.equal(activities('prompt_copied'), done('activity'))
      assert.equal(activities('prompt_shared'), done('share'), 'a link and its line in the history')
      const uneven = count(
        `select count(*) from prompts where version <>
         (select count(*) from prompt_versions where prompt_id = prompts.id)`
      )
      assert.equal(uneven, 0, 'a prompt counts its versions')
      assert.equal(
        count("select count(*) from pragma_integrity_check where integrity_check <> 'ok'"),
        0
      )
      database.close()
    }
  })
})
