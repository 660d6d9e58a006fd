import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { storedTime } from '#app/core/sql_time'
import { newClient } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'

test.group('Pages of the prompts that were changed last', (group) => {
  group.tap(onBothDatabases)
  test('have each prompt once, also those that were changed within one second', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const made: string[] = []
    for (const milliseconds of [100, 700, 300, 900, 500]) {
      const { id } = (await person.post('/api/prompts', { original: 'Write' })).body()
      const moment = DateTime.fromISO('2026-01-02T03:04:05Z').plus({ milliseconds })
      await db
        .from('prompts')
        .where('id', id)
        .update({ updated_at: storedTime(moment) })
      made.push(id)
    }
    const found: string[] = []
    let path: string | undefined = '/api/prompts?limit=2&sort=recent'
    while (path) {
      const page = await person.get(path)
      found.push(...page.body().map(({ id }: { id: string }) => id))
      path = /<(.+)>; rel="next"/.exec(page.header('link') ?? '')?.[1]
    }
    assert.sameOrderedMembers([...found].sort(), [...made].sort())
  })
})
