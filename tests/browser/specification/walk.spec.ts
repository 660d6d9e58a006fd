import { test } from '@japa/runner'
import { Desk } from '#tests/browser/helpers/desk'
import { Arrivals } from '#tests/browser/specification/arrivals'
import { rows } from '#tests/browser/specification/rows'

/** Some rows are about a refusal; then the browser tells of it. */
const REFUSALS = /Failed to load resource|ERR_FAILED/

/** `--tags=sidebar` walks the rows whose ids begin with it, `--tags=sidebar.create` a single one. */
test.group('The specification', (group) => {
  const desk = Desk.in(group, { isAlone: true })
  const arrivals = new Arrivals(desk)

  for (const row of arrivals.inOrder(rows)) {
    test(`${row.id}: ${row.says}`, async () => {
      desk.complaints.expect(REFUSALS)
      await row.check(await arrivals.open(row), desk)
    }).tags([row.id, row.id.split('.')[0]])
  }
})
