import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright-core'
import { becomes, eventually } from '#tests/browser/helpers/becomes'
import { Desk } from '#tests/browser/helpers/desk'
import { call, newcomer } from '#tests/browser/saved/own_data'

/** The text that a field is described by. */
const notesOf = (field: Locator) =>
  field.evaluate((element) => {
    const id = element.getAttribute('aria-describedby')
    return (id && document.getElementById(id)?.textContent) ?? ''
  })

const hasFocus = (field: Locator) => field.evaluate((element) => element === document.activeElement)

test.group('Forms', (group) => {
  const desk = Desk.in(group)

  const tokenForm = async (): Promise<Page> => {
    const page = await newcomer(desk)
    await page.goto('/settings?tab=sessions')
    await page.getByRole('button', { name: 'New token' }).click()
    return page
  }

  test('a field shows its error once it is left, and describes it', async ({ assert }) => {
    const page = await tokenForm()
    const name = page.getByLabel('Name', { exact: true })
    await name.focus()
    assert.isNull(await name.getAttribute('aria-invalid'))
    await page.keyboard.press('Tab')
    await page.getByText('Enter a name for the token.').waitFor()
    await becomes(() => name.getAttribute('aria-invalid'), 'true')
    await eventually(async () => assert.include(await notesOf(name), 'Enter a name for the token.'))
    await name.fill('Laptop')
    await page.getByText('Enter a name for the token.').waitFor({ state: 'detached' })
    await becomes(() => name.getAttribute('aria-invalid'), null)
  })

  test('a form that is submitted moves the focus to the first wrong field', async () => {
    const page = await tokenForm()
    const scopes = page.getByRole('checkbox')
    await scopes.first().waitFor()
    for (const scope of await scopes.all()) await scope.uncheck()
    await page.getByRole('button', { name: 'Create token' }).click()
    await page.getByText('Enter a name for the token.').waitFor()
    const name = page.getByLabel('Name', { exact: true })
    await becomes(() => hasFocus(name), true)
    await name.fill('Laptop')
    await page.getByRole('button', { name: 'Create token' }).click()
    await page.waitForFunction(
      () => (document.activeElement as HTMLInputElement | null)?.type === 'checkbox'
    )
    await becomes(() => hasFocus(scopes.first()), true)
    await becomes(() => scopes.first().getAttribute('aria-invalid'), 'true')
  })

  test('a folder name that is too long keeps the dialog open, with the focus on it', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    await call(page, 'POST', '/api/prompts', { original: 'Write a plan', saved: true })
    await page.goto('/saved')
    await page
      .getByRole('button', { name: /^More options for/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Tags and folder' }).click()
    const folder = page.getByRole('dialog').getByLabel('Folder')
    await folder.fill('x'.repeat(200))
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForFunction(() => document.activeElement?.ariaInvalid === 'true')
    await becomes(() => hasFocus(folder), true)
    await eventually(async () => assert.match(await notesOf(folder), /\d+ characters/))
  })

  test('a note that is too long keeps its version unsaved, with the focus on it', async () => {
    const page = await newcomer(desk)
    const made = await call<{ id: string }>(page, 'POST', '/api/prompts', {
      original: 'Write a plan',
      saved: true,
    })
    await page.goto(`/saved/${made.id}`)
    const note = page.getByLabel('What changed (optional)')
    await note.fill('x'.repeat(301))
    await page.getByRole('button', { name: 'Save version' }).click()
    await page.waitForFunction(() => document.activeElement?.ariaInvalid === 'true')
    await becomes(() => hasFocus(note), true)
    await becomes(() => notesOf(note), 'Use at most 300 characters.')
  })
})
