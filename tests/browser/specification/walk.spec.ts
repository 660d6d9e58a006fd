import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { Desk } from '#tests/browser/helpers/desk'
import { newcomer } from '#tests/browser/saved/own_data'
import { rows } from '#tests/browser/specification/rows'
import type { Viewer } from '#tests/browser/specification/types'
import { walkRow } from '#tests/browser/specification/walk'

/** Some rows are about a refusal; then the browser tells of it. */
const REFUSALS = /Failed to load resource|ERR_FAILED/

test.group('The specification', (group) => {
  const desk = Desk.in(group, { LIMIT_PER_MINUTE: '100000' })
  let member: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>> | null = null

  const arrivals: Record<Viewer, () => Promise<Page>> = {
    visitor: () => desk.arrive({ as: null }),
    newcomer: () => newcomer(desk),
    member: async () => {
      member ??= await (await desk.arrive()).context().storageState()
      return desk.arrive({ as: null, storageState: member })
    },
  }

  test('{id}: {says}')
    .with(rows)
    .run(async (_, row) => {
      desk.complaints.expect(REFUSALS)
      await walkRow(await arrivals[row.as](), desk, row)
    })
})
