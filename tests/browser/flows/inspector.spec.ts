import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { pressRun } from '#tests/browser/flows/started_run'
import { boxAtRest } from '#tests/browser/helpers/at_rest'
import { barriers, barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { becomes } from '#tests/browser/helpers/becomes'
import { Desk } from '#tests/browser/helpers/desk'
import { type Width } from '#tests/browser/helpers/widths'
import { INSPECTED } from '#tests/browser/flows/inspector_steps'
import { call, newcomer } from '#tests/browser/saved/own_data'
import { FLOWS, GREETING } from '#tests/functional/flows/flow_steps'

/** A flow of a newcomer in the builder, with one of its steps in the inspector. */
async function inspect(desk: Desk, step: string, graph: FlowGraph = INSPECTED, width?: Width) {
  const page = await newcomer(desk, { width })
  const { id } = await call<{ id: string }>(page, 'POST', FLOWS, { title: 'Post', graph })
  await page.goto(`/flow-builder/${id}?panel=step`)
  await page.getByLabel('Or choose it here').selectOption(step)
  await page.getByRole('heading', { level: 2, name: step, exact: true }).waitFor()
  return { page, id }
}

/** The text with variables, once its editor is there. */
const editor = (page: Page, name: string) =>
  page.locator('.cm-content').and(page.getByRole('textbox', { name, exact: true }))

const savedText = async (page: Page, id: string, nodeId: string, setting: string) => {
  await page.keyboard.press('ControlOrMeta+s')
  const { graph } = await call<{ graph: FlowGraph }>(page, 'GET', `${FLOWS}/${id}`)
  return graph.nodes.find((node) => node.id === nodeId)?.settings[setting]
}

test.group('The inspector', (group) => {
  const desk = Desk.in(group)

  test('completes a variable by keyboard, and Tab leaves the text', async ({ assert }) => {
    const { page, id } = await inspect(desk, 'Result')
    const value = editor(page, 'What the flow delivers')
    await value.click()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(' for {{top')
    await page.getByRole('option', { name: /topic/ }).waitFor()
    await page.keyboard.press('Enter')
    await becomes(() => value.innerText(), '{{Draft}} for {{topic}}')
    await page.getByText('The answer to “What is it about?” (short text)').first().waitFor()
    await page.keyboard.press('Tab')
    assert.isFalse(await value.evaluate((field) => field.contains(document.activeElement)))
    await becomes(() => savedText(page, id, 'out', 'value'), '{{Draft}} for {{topic}}')
  })

  test('inserts a variable by click', async () => {
    const { page } = await inspect(desk, 'Result')
    const title = editor(page, 'Title')
    await title.click()
    await page.keyboard.press('End')
    await page.getByRole('button', { name: 'Insert variable: Title' }).click()
    await page.getByRole('menuitem', { name: /^tone/ }).click()
    await becomes(() => title.innerText(), 'Post{{tone}}')
  })

  test('takes back in one step what was typed into a field', async () => {
    const { page } = await inspect(desk, 'Result')
    const value = editor(page, 'What the flow delivers')
    await value.click()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(' and more')
    await becomes(() => value.innerText(), '{{Draft}} and more')
    await page.keyboard.press('ControlOrMeta+z')
    await becomes(() => value.innerText(), '{{Draft}}')
    await page.keyboard.press('ControlOrMeta+y')
    await becomes(() => value.innerText(), '{{Draft}} and more')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await becomes(() => value.innerText(), '{{Draft}}')
  })

  test('underlines an unknown name, says why, and repairs it by a button', async () => {
    const { page } = await inspect(desk, 'Draft')
    const prompt = editor(page, 'Prompt')
    await prompt.locator('.cm-unknown-variable').waitFor()
    await page.getByRole('complementary').getByText('uses “topc”').first().waitFor()
    await page.getByRole('button', { name: 'Use topic' }).click()
    await prompt.getByText('{{topic}}').waitFor()
    await page.getByRole('button', { name: 'Use topic' }).waitFor({ state: 'detached' })
    await prompt.locator('.cm-unknown-variable').waitFor({ state: 'detached' })
  })

  test('keeps braces as text by a button, in the inspector and in the list of problems', async ({
    assert,
  }) => {
    const { page, id } = await inspect(desk, 'Draft')
    const prompt = editor(page, 'Prompt')
    await prompt.locator('.cm-unknown-variable').waitFor()
    await page.getByRole('button', { name: 'Keep as text' }).click()
    await prompt.getByText('{\\{topc}}').waitFor()
    await prompt.locator('.cm-unknown-variable').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Keep as text' }).waitFor({ state: 'detached' })
    await becomes(
      async () => String(await savedText(page, id, 'draft', 'text')).includes('{\\{topc}}'),
      true
    )
    assert.notInclude(await prompt.innerText(), '{{topc}}')
  })

  test('shows the score of a prompt, fills its blanks and applies an edit', async () => {
    const { page } = await inspect(desk, 'Draft')
    await page.getByRole('button', { name: /Score of this prompt/ }).waitFor()
    await page.getByRole('button', { name: 'Fill the blanks' }).click()
    await page.getByRole('textbox', { name: 'The audience' }).fill('shop owners')
    await editor(page, 'Prompt').getByText('for shop owners').waitFor()
    await page.getByText(/findings?$/).click()
    await page
      .getByRole('button', { name: /^Apply:/ })
      .first()
      .click()
    await page.getByText('No blanks to fill').waitFor()
  })

  test('renames a step with the texts that refer to it, and refuses a taken name', async () => {
    const { page, id } = await inspect(desk, 'Draft')
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('topic')
    await page.getByText('Two steps or fields are called "topic"').waitFor()
    await name.fill('Post')
    await name.press('Enter')
    await page.getByRole('heading', { level: 2, name: 'Post', exact: true }).waitFor()
    await becomes(() => savedText(page, id, 'out', 'value'), '{{Post}}')
  })

  test('adds, moves and removes questions', async ({ assert }) => {
    const { page } = await inspect(desk, 'Brief')
    await page.getByRole('button', { name: 'Add question' }).click()
    await page.locator('[data-entry] :is(input, [contenteditable]):focus').waitFor()
    await page.keyboard.type('For whom?')
    await page.getByRole('button', { name: 'Move up: For whom?' }).click()
    const entries = page.locator('[data-entry] > div:first-child > button[aria-expanded]')
    await becomes(() => entries.allInnerTexts(), ['What is it about?', 'For whom?', 'Tone'])
    await page.getByRole('button', { name: 'Remove: Tone' }).click()
    await becomes(() => entries.allInnerTexts(), ['What is it about?', 'For whom?'])
    assert.deepEqual(await barriers(page, 'aside'), [])
  })

  test('tries a step of the last run alone, also with a change', async () => {
    const { page, id } = await inspect(desk, 'hello', GREETING)
    await page.getByRole('tab', { name: 'Run' }).click()
    await page.getByRole('textbox', { name: 'Who', exact: true }).fill('Ada')
    await pressRun(page)
    await page.getByText('Your flow has been processed').first().waitFor()
    await page.goto(`/flow-builder/${id}?panel=step`)
    await page.getByLabel('Or choose it here').selectOption('hello')
    await page.getByText(/^Last run: /).waitFor()
    await page.getByRole('button', { name: 'Try this step (1 credit)' }).click()
    await page.getByText('Hello Ada').waitFor()
    await page.getByText(/^Took /).waitFor()
    await editor(page, 'Text').click()
    await page.keyboard.press('ControlOrMeta+Home')
    await page.keyboard.type('Well, ')
    await page.getByRole('button', { name: 'Try this step (1 credit)' }).click()
    await page.getByText('Well, Hello Ada').waitFor()
  })

  test('tries a step of an unfinished flow with sample values, on desks and phones', async ({
    assert,
  }) => {
    const unfinished = { ...GREETING, edges: [] }
    const { page } = await inspect(desk, 'hello', unfinished)
    const sample = page.getByRole('textbox', { name: 'who', exact: true })
    await sample.fill('Grace')
    assert.deepEqual(await barriersAtEachWidth(page, 'aside'), [])
    await page.getByRole('tab', { name: 'Versions' }).click()
    await sample.waitFor({ state: 'detached' })
    await page.getByRole('tab', { name: 'Step' }).click()
    await becomes(() => sample.inputValue(), 'Grace')
    await page.getByRole('button', { name: 'Try this step (1 credit)' }).click()
    await page.getByText('Hello Grace').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page, 'aside'), [])
  })

  test('takes a press below its text as one into the text', async () => {
    const { page } = await inspect(desk, 'Draft')
    const prompt = editor(page, 'Prompt')
    await prompt.waitFor()
    const field = page.locator('div:has(> .cm-editor)').first()
    const { x, y, height } = await boxAtRest(field)
    await page.mouse.click(x + 40, y + height - 8)
    await page.locator('.cm-content:focus').waitFor()
    await page.keyboard.type(' To the end.')
    await prompt.getByText(/ To the end\.$/).waitFor()
  })

  test('keeps a name that was typed just before a shortcut opens another panel', async () => {
    const { page } = await inspect(desk, 'hello', GREETING)
    await page.getByLabel('Name', { exact: true }).fill('Greeting text')
    await page.keyboard.press('ControlOrMeta+Enter')
    await page.getByRole('tab', { name: 'Run', selected: true }).waitFor()
    await page.getByRole('tab', { name: 'Step' }).click()
    await page.getByRole('heading', { level: 2, name: 'Greeting text', exact: true }).waitFor()
  })

  for (const step of ['Draft', 'Way', 'Check']) {
    test(`is accessible with the form of ${step}, on desks and phones`, async ({ assert }) => {
      const { page } = await inspect(desk, step, INSPECTED)
      await page.locator('.cm-content').first().waitFor()
      assert.deepEqual(await barriersAtEachWidth(page, 'aside'), [])
    })
  }
})
