import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { MAX_NOTE_LENGTH, MAX_SETTING_LENGTH } from '#app/flows/domain/values/limits'
import { INSPECTED } from '#tests/browser/flows/inspector_steps'
import { becomes } from '#tests/browser/helpers/becomes'
import { Desk } from '#tests/browser/helpers/desk'
import { call, newcomer } from '#tests/browser/saved/own_data'
import { FLOWS } from '#tests/functional/flows/flow_steps'

const LONG_NOTE = 'n'.repeat(MAX_NOTE_LENGTH + 7)
const LONG_TEXT = 't'.repeat(MAX_SETTING_LENGTH + 7)

const insert = async (page: Page, text: string) => {
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(text)
}

const graphOf = async (page: Page, id: string) => {
  await page.keyboard.press('ControlOrMeta+s')
  return (await call<{ graph: FlowGraph }>(page, 'GET', `${FLOWS}/${id}`)).graph
}

test.group('A text that is too long for the flow builder', (group) => {
  const desk = Desk.in(group)

  const open = async (address: string) => {
    const page = await newcomer(desk)
    const notes = [{ id: 'note', text: 'Ask Ada' }]
    const graph = { ...INSPECTED, notes }
    const { id } = await call<{ id: string }>(page, 'POST', FLOWS, { title: 'Post', graph })
    await page.goto(`/flow-builder/${id}${address}`)
    return { page, id }
  }
  const inspect = async (page: Page, step: string) => {
    await page.getByLabel('Or choose it here').selectOption(step)
    await page.getByRole('heading', { level: 2, name: step, exact: true }).waitFor()
  }

  test('stays in its field, which says how long it may be, and the flow keeps the one before', async ({
    assert,
  }) => {
    const { page, id } = await open('?panel=step')
    await inspect(page, 'Draft')
    const text = page.locator('.cm-content').first()
    await text.click()
    await insert(page, LONG_TEXT)
    await page.getByText('Use at most 50,000 characters.').waitFor()
    const draft = (graph: FlowGraph) => graph.nodes.find((node) => node.id === 'draft')
    assert.include(String(draft(await graphOf(page, id))?.settings.text), 'Write a short post')

    await page.locator('summary', { hasText: 'More' }).click()
    const comment = page.getByLabel('Comment', { exact: true })
    await comment.focus()
    await insert(page, LONG_NOTE)
    await page.getByText('Use at most 5,000 characters.').waitFor()
    await becomes(async () => (await comment.inputValue()).length, LONG_NOTE.length)
    await comment.focus()
    await insert(page, 'Short again')
    await becomes(async () => draft(await graphOf(page, id))?.comment, 'Short again')
  })

  test('is kept in a field of lines, whose lines are counted', async () => {
    const { page } = await open('?panel=step')
    await inspect(page, 'Brief')
    await page.getByRole('button', { name: 'Tone' }).first().click()
    const choices = page.getByLabel('Choices')
    await choices.focus()
    await insert(page, `warm\n${'d'.repeat(1_000)}`)
    await page.getByText('characters in line 2').waitFor()
    await choices.blur()
    await becomes(async () => (await choices.inputValue()).length, 1_005)
  })

  test('is not cut in a dialog of the list, which asks before it is discarded', async ({
    assert,
  }) => {
    const { page } = await open('?view=list')
    await page.getByRole('button', { name: 'Edit note: Ask Ada' }).click()
    const dialog = page.getByRole('dialog')
    const field = dialog.getByRole('textbox')
    await field.focus()
    await insert(page, LONG_NOTE)
    await dialog.getByText('5,007 of 5,000', { exact: true }).waitFor()
    assert.equal((await field.inputValue()).length, LONG_NOTE.length)
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await field.focus()
    await insert(page, 'Ask Ada')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })
})
