import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { barriersAtEachWidth, barriersByDayAndNight } from '#tests/browser/helpers/barriers'
import { becomes } from '#tests/browser/helpers/becomes'
import { ADMIN, Desk } from '#tests/browser/helpers/desk'
import { typeAndEscape } from '#tests/browser/helpers/type_and_escape'
import { call } from '#tests/browser/saved/own_data'

const TEMPLATES = '/api/admin/templates'

interface Kept {
  title: string
  steps: unknown[]
  variables: object
  isPublic: boolean
  content: string
}

test.group('The form of a template', (group) => {
  const desk = Desk.in(group, { isAlone: true })

  const open = async () => {
    const page = await desk.arrive({ as: ADMIN })
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Create template' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create a template' })
    await dialog.getByRole('textbox', { name: 'Steps (JSON)' }).waitFor()
    return { page, dialog }
  }
  const kept = async (page: Page, title: string) =>
    (await call<Kept[]>(page, 'GET', TEMPLATES)).find((one) => one.title === title)

  test('begins without steps and variables, and shows and inserts an example', async ({
    assert,
  }) => {
    const { page, dialog } = await open()
    const steps = dialog.getByRole('textbox', { name: 'Steps (JSON)' })
    assert.include(await steps.locator('.cm-placeholder').innerText(), '"title": "Outline"')
    await dialog.getByLabel('Title', { exact: true }).fill('Bare')
    await dialog.getByLabel('Description').fill('Has only a prompt.')
    await dialog.getByLabel('Prompt', { exact: true }).fill('Count the stock.')
    await dialog.getByText('Everyone finds it in the library as soon as you save.').waitFor()
    await dialog.getByRole('switch', { name: 'Public' }).click()
    await dialog.getByText('Only administrators find it, until you make it public.').waitFor()
    assert.deepEqual(await barriersByDayAndNight(page), [])
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await dialog.getByRole('button', { name: 'Create template' }).click()
    await dialog.waitFor({ state: 'detached' })
    const bare = await kept(page, 'Bare')
    assert.deepEqual([bare?.steps, bare?.variables, bare?.isPublic], [[], {}, false])

    await page.getByRole('button', { name: 'Create template' }).click()
    await dialog.getByRole('button', { name: 'Insert example: Steps (JSON)' }).click()
    await dialog.getByRole('button', { name: 'Insert example: Variables (JSON)' }).click()
    await steps.getByText('"Outline a text about {{subject}}."').waitFor()
    await dialog.getByLabel('Title', { exact: true }).fill('Sampled')
    await dialog.getByLabel('Description').fill('Has the example.')
    await dialog.getByRole('button', { name: 'Create template' }).click()
    await dialog.waitFor({ state: 'detached' })
    const sampled = await kept(page, 'Sampled')
    assert.lengthOf(sampled?.steps ?? [], 1)
    assert.property(sampled?.variables, 'subject')
  })

  test('asks before typed words are discarded, and closes at once where nothing changed', async ({
    assert,
  }) => {
    const { page, dialog } = await open()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Create template' }).click()
    await dialog.getByLabel('Description').fill('Half an hour of work.')
    const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' })
    await page.keyboard.press('Escape')
    await question.waitFor()
    assert.deepEqual(await barriersByDayAndNight(page), [])
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await becomes(() => dialog.getByLabel('Description').inputValue(), 'Half an hour of work.')
    await page.mouse.click(4, 4)
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await question.getByRole('button', { name: 'Discard' }).click()
    await dialog.waitFor({ state: 'detached' })
  })

  test('asks also where Escape follows the typing before anything is drawn again', async () => {
    const { page, dialog } = await open()
    await dialog.getByLabel('Description').evaluate(typeAndEscape)
    const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' })
    await question.getByRole('button', { name: 'Discard' }).click()
    await dialog.waitFor({ state: 'detached' })
  })

  test('keeps all of a long text, and says how long it may be', async ({ assert }) => {
    const { page, dialog } = await open()
    await dialog.getByLabel('Title', { exact: true }).fill('Long')
    await dialog.getByLabel('Description').fill('Too much.')
    const content = dialog.getByLabel('Prompt', { exact: true })
    await content.focus()
    await page.keyboard.insertText('word '.repeat(5_440))
    await becomes(async () => (await content.inputValue()).length, 27_200)
    await dialog.getByText('27,200 of 20,000', { exact: true }).waitFor()
    await dialog.getByText('Use at most 20,000 characters.').waitFor()
    await dialog.getByRole('button', { name: 'Create template' }).click()
    assert.isUndefined(await kept(page, 'Long'))
    await content.fill('Short.')
    await dialog.getByRole('button', { name: 'Create template' }).click()
    await dialog.waitFor({ state: 'detached' })
  })
})
