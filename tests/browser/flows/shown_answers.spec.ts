import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { make } from '#tests/browser/flows/versions_steps'
import { barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { becomes } from '#tests/browser/helpers/becomes'
import { Desk } from '#tests/browser/helpers/desk'
import { call, newcomer } from '#tests/browser/saved/own_data'
import { GREETING } from '#tests/functional/flows/flow_steps'

test.group('The form beneath a run that is shown', (group) => {
  const desk = Desk.in(group)

  const who = (page: Page) => page.getByRole('textbox', { name: 'Who', exact: true })

  async function ranAs(page: Page, flow: string, name: string): Promise<string> {
    const body = { inputs: { who: name } }
    return (await call<{ id: string }>(page, 'POST', `/api/flows/${flow}/execute`, body)).id
  }

  test('has the answers of the run, and what was typed for the next one stays with the draft', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const { id } = await make(page, GREETING)
    const [ada, bea] = [await ranAs(page, id, 'Ada'), await ranAs(page, id, 'Bea')]
    await page.goto(`/flow-builder/${id}?panel=run`)
    await who(page).fill('Grace')
    await page.locator(`a[href*="run=${ada}"]`).click()
    await becomes(() => who(page).inputValue(), 'Ada')
    await page.locator(`a[href*="run=${bea}"]`).click()
    await becomes(() => who(page).inputValue(), 'Bea')
    await who(page).fill('Bea the second')
    await page.reload()
    await becomes(() => who(page).inputValue(), 'Bea the second')
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByRole('button', { name: 'Back to the draft' }).click()
    await becomes(() => who(page).inputValue(), 'Grace')
    await page.reload()
    await becomes(() => who(page).inputValue(), 'Grace')
  })
})
