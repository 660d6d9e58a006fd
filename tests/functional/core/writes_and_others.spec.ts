import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { statementsOf } from '#app/core/dialects/statements'
import { inGroup } from '#app/core/group_commit'
import { onBothDatabases } from '#tests/helpers/depth'

/** How often something else had its turn meanwhile. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let isOver = false
  const take = () => {
    turns += 1
    if (!isOver) setImmediate(take)
  }
  setImmediate(take)
  await work()
  isOver = true
  return turns
}

const WRITE = 'update users set job_role = job_role where id = ?'

test.group('Many writes one after the other', (group) => {
  group.tap(onBothDatabases)
  test('leave turns to whatever else the process has to do', async ({ assert }) => {
    const writers = { transaction: db.transaction.bind(db), inGroup }
    for (const [name, write] of Object.entries(writers)) {
      const chain = async () => {
        for (let at = 0; at < 300; at++)
          await write(async (trx) => (await statementsOf(trx)).run(WRITE, ['none']))
      }
      const turns = await turnsDuring(() => Promise.all(Array.from({ length: 10 }, chain)))
      assert.isAtLeast(turns, 2, name)
    }
  })
})
