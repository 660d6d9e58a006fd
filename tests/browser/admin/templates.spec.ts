import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { barriersAtEachWidth, barriersByDayAndNight } from '#tests/browser/helpers/barriers'
import { becomes } from '#tests/browser/helpers/becomes'
import { ADMIN, Desk } from '#tests/browser/helpers/desk'
import { call, refuse } from '#tests/browser/saved/own_data'

const TEMPLATES = '/api/admin/templates'

interface Kept {
  id: string
  title: string
  isPublic: boolean
}

test.group('The administrators’ desk for templates', (group) => {
  const desk = Desk.in(group, { isAlone: true })

  const keptOf = (page: Page) => call<Kept[]>(page, 'GET', TEMPLATES)
  const arrive = async () => {
    const page = await desk.arrive({ as: ADMIN })
    for (const { id } of await keptOf(page)) await call(page, 'DELETE', `${TEMPLATES}/${id}`)
    return page
  }
  const card = (page: Page, title: string) =>
    page
      .getByRole('list', { name: 'Templates of this server' })
      .getByRole('listitem')
      .filter({
        has: page.getByRole('heading', { name: title, exact: true }),
      })
  const write = async (page: Page, label: string, text: string) => {
    const editor = page.getByRole('dialog').getByRole('textbox', { name: label, exact: true })
    await editor.click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
    await page.keyboard.insertText(text)
  }

  test('a template is created, broken and mended, seen by people, changed, restored and deleted', async ({
    assert,
  }) => {
    const page = await arrive()
    await page.goto('/admin')
    await page.getByText('No templates of your own yet').waitFor()
    assert.deepEqual(await barriersByDayAndNight(page), [])
    await page.getByRole('button', { name: 'Create template' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create a template' })
    await dialog.getByRole('textbox', { name: 'Steps (JSON)' }).waitFor()
    assert.deepEqual(await barriersByDayAndNight(page), [])
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await dialog.getByRole('button', { name: 'Create template' }).click()
    await dialog.getByText('This cannot be empty.').first().waitFor()
    await dialog.getByLabel('Title', { exact: true }).fill('Dock plan')
    await dialog.getByLabel('Description').fill('Plans the loading of a dock.')
    await dialog.getByLabel('Category').selectOption('operations')
    await write(
      page,
      'Steps (JSON)',
      '[\n  {"title": "Plan", "prompt": "Plan {{dock}}."},\n  {}\n]'
    )
    await dialog.getByRole('button', { name: 'Create template' }).click()
    await page.getByText('Invalid JSON in steps or variables', { exact: true }).waitFor()
    await dialog.getByText('Line 3: "prompt" is missing.').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await write(page, 'Steps (JSON)', '[{"title": "Plan", "prompt": "Plan {{dock}}."}')
    await dialog.getByRole('button', { name: 'Create template' }).click()
    await dialog.getByText(/^Line 1: This is not valid JSON/).waitFor()
    await write(page, 'Steps (JSON)', '[{"title": "Plan", "prompt": "Plan {{dock}}."}]')
    await write(page, 'Variables (JSON)', '{"dock": {"label": "Dock", "example": "Dock 4"}}')
    await dialog.getByRole('button', { name: 'Create template' }).click()
    await dialog.waitFor({ state: 'detached' })

    await card(page, 'Dock plan').getByText('Public').waitFor()
    assert.deepEqual(await barriersByDayAndNight(page), [])
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await card(page, 'Dock plan').getByRole('button', { name: 'Edit' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit “Dock plan”' })
    await edit.getByLabel('Title', { exact: true }).fill('Dock schedule')
    await edit.getByRole('button', { name: 'Save' }).click()
    await card(page, 'Dock schedule')
      .getByRole('button', { name: /^More actions/ })
      .click()
    await page.getByRole('menuitem', { name: 'Versions' }).click()
    await page.getByText('Changed the title.').waitFor()
    await page.getByRole('button', { name: 'Restore' }).click()
    await card(page, 'Dock plan').waitFor()

    await card(page, 'Dock plan')
      .getByRole('button', { name: /^More actions/ })
      .click()
    await page.getByRole('menuitem', { name: 'Make private' }).click()
    await card(page, 'Dock plan').getByText('Private').waitFor()
    await card(page, 'Dock plan')
      .getByRole('button', { name: /^More actions/ })
      .click()
    await page.getByRole('menuitem', { name: 'Preview' }).click()
    await page.getByRole('heading', { level: 1, name: 'Dock plan' }).waitFor()
    await page.getByLabel('Dock', { exact: true }).waitFor()
    await page.goBack()

    await card(page, 'Dock plan').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Are you sure you want to delete this template?').waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('No templates of your own yet').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await card(page, 'Dock plan').waitFor()
    await becomes(async () => (await keptOf(page)).map(({ title }) => title).join(), 'Dock plan')
  })

  test('a deleted template is found under Recently deleted, and comes back', async ({ assert }) => {
    const page = await arrive()
    const steps = [{ title: 'One', prompt: 'Do it.' }]
    const body = { title: 'Lost', description: 'Comes back', category: 'sales', steps }
    const { id } = await call<Kept>(page, 'POST', TEMPLATES, { ...body, variables: {} })
    await call(page, 'DELETE', `${TEMPLATES}/${id}`)
    await page.goto('/admin')
    await page.getByLabel('Show').selectOption('Recently deleted')
    const row = page.getByRole('list', { name: 'Deleted templates' }).getByRole('listitem')
    await row.filter({ hasText: 'Lost' }).getByText('Deleted permanently in 30 days').waitFor()
    assert.deepEqual(await barriersByDayAndNight(page), [])
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByRole('button', { name: 'Restore Lost' }).click()
    await page.getByText('Template restored', { exact: true }).waitFor()
    await page.getByLabel('Show').selectOption('Templates')
    await card(page, 'Lost').waitFor()
  })

  test('an old version comes back without being published', async ({ assert }) => {
    const page = await arrive()
    const steps = [{ title: 'One', prompt: 'Do it.' }]
    const body = { title: 'Secret', description: 'Was public', category: 'sales', steps }
    const { id } = await call<Kept>(page, 'POST', TEMPLATES, { ...body, variables: {} })
    const later = { ...body, title: 'Secret plan', isPublic: false, variables: {} }
    await call(page, 'PUT', `${TEMPLATES}/${id}`, later)
    await page.goto('/admin')
    await card(page, 'Secret plan').getByRole('button', { name: /^More/ }).click()
    await page.getByRole('menuitem', { name: 'Versions' }).click()
    await page.getByRole('button', { name: 'Restore' }).click()
    await card(page, 'Secret').getByText('Private').waitFor()
    assert.deepEqual(
      (await keptOf(page)).map(({ title, isPublic }) => [title, isPublic]),
      [['Secret', false]]
    )
  })

  test('says when the templates cannot be loaded, and when one cannot be deleted', async () => {
    desk.complaints.expect(/status of 503/)
    const page = await arrive()
    const steps = [{ title: 'One', prompt: 'Do it.' }]
    const body = { title: 'Kept', description: 'Stays', category: 'sales', steps, variables: {} }
    const { id } = await call<Kept>(page, 'POST', TEMPLATES, body)
    await page.route(`**${TEMPLATES}?*`, refuse(503))
    await page.route(`**${TEMPLATES}`, refuse(503))
    await page.goto('/admin')
    await page.getByText('Failed to fetch templates').first().waitFor()
    await page.unroute(`**${TEMPLATES}?*`)
    await page.unroute(`**${TEMPLATES}`)
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.route(`**${TEMPLATES}/${id}`, refuse(503))
    await card(page, 'Kept').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Failed to delete template', { exact: true }).waitFor()
    await card(page, 'Kept').waitFor()
  })
})
