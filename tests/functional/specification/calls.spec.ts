import { test } from '@japa/runner'
import { startWorker } from '#app/core/jobs/start_worker'
import { newPerson, visitor } from '#tests/functional/specification/caller'
import { calls } from '#tests/functional/specification/rows'

/** `--tags=call` sends the calls whose ids begin with it, `--tags=call.usage` a single one. */
test.group('The calls of the specification', (group) => {
  group.setup(() => startWorker())

  for (const { id, where, says, as, check } of calls) {
    test(`${id}: ${where}: ${says}`, async ({ client }) => {
      await check(as === 'visitor' ? visitor(client) : await newPerson(client))
    }).tags([id, id.split('.')[0]])
  }
})
