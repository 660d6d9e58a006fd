import { test } from '@japa/runner'
import { EMPTY_GRAPH } from '#app/flows/domain/graph'
import { barriersByDayAndNight } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { call, newcomer } from '#tests/browser/saved/own_data'

test.group('A fourth flow on the free plan', (group) => {
  const desk = Desk.in(group)

  test('is refused with the reason and what would change it', async ({ assert }) => {
    const page = await newcomer(desk)
    for (const title of ['One', 'Two', 'Three'])
      await call(page, 'POST', '/api/flows', { title, graph: EMPTY_GRAPH })
    desk.complaints.expect(/status of 403/)
    const refusal = page.getByText(
      'The Free plan includes 3 flows. Nothing was changed. Delete a flow to make room. The Pro plan has no such limit.',
      { exact: true }
    )
    const closes = async () => {
      await refusal.waitFor()
      await page.getByRole('button', { name: 'Close this message' }).click()
      await refusal.waitFor({ state: 'hidden' })
    }
    await page.goto('/flow-builder')
    await page.getByRole('button', { name: 'Start empty' }).click()
    await page.getByText('You have no room for another flow', { exact: true }).waitFor()
    assert.deepEqual(await barriersByDayAndNight(page), [])
    await closes()
    await page.getByRole('button', { name: 'Use this flow: Campaign from one brief' }).click()
    await closes()
    await page.goto('/my-workflows')
    await page.getByRole('button', { name: 'More for “One”' }).click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await refusal.waitFor()
    await page.getByRole('button', { name: 'See the plans' }).click()
    await page.waitForURL('**/settings?tab=subscription')
  })
})
