import { test } from '@japa/runner'
import { EMPTY_GRAPH } from '#app/flows/domain/graph/graph'
import { barriers } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { clickInToast, heldToast } from '#tests/browser/helpers/toasts'
import { call, newcomer } from '#tests/browser/saved/own_data'

const NO_ROOM = 'You have no room for another flow'

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
      await clickInToast(page, NO_ROOM, 'Close this message')
      await refusal.waitFor({ state: 'hidden' })
    }
    await page.goto('/flow-builder')
    await page.getByText('Your plan is full').waitFor()
    await page.getByRole('button', { name: 'Start empty' }).click()
    await heldToast(page, NO_ROOM)
    assert.deepEqual(await barriers(page), [])
    await closes()
    await page.getByRole('button', { name: 'Use this flow: Campaign from one brief' }).click()
    await closes()
    await page.goto('/my-workflows')
    await page.getByRole('button', { name: 'More for “One”' }).click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await refusal.waitFor()
    const toast = await heldToast(page, NO_ROOM)
    await toast.getByRole('link', { name: 'Upgrade to Pro' }).click()
    await page.waitForURL('**/payment')
  })
})
