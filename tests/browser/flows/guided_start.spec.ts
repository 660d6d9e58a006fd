import { test } from '@japa/runner'
import { barriersByDayAndNight } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { WIDTHS } from '#tests/browser/helpers/widths'
import { call, newcomer } from '#tests/browser/saved/own_data'

const GOAL = 'Read the contract, list the risks, and ask me before writing a letter to the supplier'

test.group('The guided start', (group) => {
  const desk = Desk.in(group)

  test('proposes a flow for a goal, and creates it when it is accepted, {$self} px wide')
    .with(WIDTHS)
    .run(async ({ assert }, width) => {
      const page = await newcomer(desk, { width })
      await page.goto('/flow-builder')
      await page.getByLabel('What should this flow do?').fill(GOAL)
      await page.keyboard.press('ControlOrMeta+Enter')
      await page.getByRole('heading', { name: 'Proposed flow' }).waitFor()
      for (const name of ['Risks', 'Approval', 'Letter'])
        await page.getByRole('heading', { level: 3, name, exact: true }).waitFor()
      await page.getByText('From your words: “list the risks”.').waitFor()
      assert.deepEqual(await barriersByDayAndNight(page), [])
      assert.deepEqual(await call(page, 'GET', '/api/flows'), [])
      await page.getByLabel('Name of the flow').fill('Contract risks')
      await page.getByRole('button', { name: 'Create this flow' }).click()
      await page.getByRole('heading', { level: 1, name: 'Contract risks' }).waitFor()
    })

  test('keeps the goal when the proposal is discarded, and after a reload', async ({ assert }) => {
    const page = await newcomer(desk)
    await page.goto('/flow-builder')
    const field = page.getByLabel('What should this flow do?')
    await field.fill('Reply to customer reviews')
    await page.getByRole('button', { name: 'Propose a flow' }).click()
    await page.getByText('A ready flow that fits your goal. You get a copy of your own.').waitFor()
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('heading', { name: 'Proposed flow' }).waitFor({ state: 'detached' })
    assert.equal(await field.inputValue(), 'Reply to customer reviews')
    await page.reload()
    await field.waitFor()
    assert.equal(await field.inputValue(), 'Reply to customer reviews')
  })

  test('says what a goal lacks, and starts empty', async () => {
    const page = await newcomer(desk)
    desk.complaints.expect(/status of 422/)
    await page.goto('/flow-builder')
    await page.getByLabel('What should this flow do?').fill('Ask me before you start')
    await page.getByRole('button', { name: 'Propose a flow' }).click()
    await page.getByRole('alert').getByText('Say what the flow should do').waitFor()
    await page.getByRole('button', { name: 'Start empty' }).click()
    await page.getByRole('heading', { level: 1, name: 'New flow' }).waitFor()
  })

  test('makes a flow of a prompt from the Prompt Editor', async () => {
    const page = await newcomer(desk)
    await page.goto('/home')
    const prompt = 'Summarize the meeting notes. Then write an email to the team about it.'
    await page.goto(`/prompt-editor?${new URLSearchParams({ prompt })}`)
    await page
      .getByRole('button', { name: /^More actions:/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Turn your prompt into a flow' }).click()
    await page.getByRole('heading', { level: 3, name: 'Email', exact: true }).waitFor()
  })
})
