import { test } from '@japa/runner'
import { Desk } from '#tests/browser/helpers/desk'
import { WIDTHS } from '#tests/browser/helpers/widths'
import { call, newcomer } from '#tests/browser/saved/own_data'
import { GREETING } from '#tests/functional/flows/flow_steps'

test.group('The header of the flow builder', (group) => {
  const desk = Desk.in(group)

  test('leads to the form that runs the flow and to the last result, {$self} px wide')
    .with(WIDTHS)
    .run(async ({ assert }, width) => {
      const page = await newcomer(desk, { width })
      const flow = { title: 'Greet', graph: GREETING }
      const { id } = await call<{ id: string }>(page, 'POST', '/api/flows', flow)
      await page.goto(`/flow-builder/${id}?panel=step`)
      await page.getByRole('button', { name: 'Run', exact: true }).click()
      const form = page.getByRole('heading', { name: 'Run this flow' })
      await form.and(page.locator(':focus')).waitFor()
      const last = page.getByRole('button', { name: 'Result of the last run' })
      assert.equal(await last.count(), 0)
      await page.getByRole('textbox', { name: 'Who', exact: true }).fill('Ada')
      await page.keyboard.press('ControlOrMeta+Enter')
      const result = page.getByRole('region', { name: 'Result' }).getByText('Hello Ada')
      await result.waitFor()
      assert.isFalse(await page.getByRole('heading', { name: 'hello', level: 3 }).isVisible())
      await page.getByRole('button', { name: 'Back to the draft' }).click()
      await result.waitFor({ state: 'detached' })
      await last.click()
      await result.waitFor()
    })
})
