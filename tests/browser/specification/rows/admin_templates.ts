import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { fetched, has, send } from '#tests/browser/specification/checks'
import { group, rule } from '#tests/browser/specification/group'
import { goesOnAs } from '#tests/browser/specification/sights'
import type { Check, WalkedApp } from '#tests/browser/specification/types'

const TEMPLATES = '/api/admin/templates'
const CATEGORIES = [
  ...['marketing', 'business-analysis', 'content-creation', 'product-management'],
  ...['sales', 'operations'],
]
const LABELS = ['Title', 'Description', 'Category', 'Steps (JSON)', 'Variables (JSON)']

interface Template {
  id: string
  title: string
  isPublic: boolean
}

const bodyOf = (title: string) => ({
  ...{ title, description: 'Counts what is in store.', category: 'operations' },
  ...{ steps: [{ title: 'Count', prompt: 'Count the {{goods}}.' }], variables: {} },
})

const asAdministrator = (page: Page) => goesOnAs(page, /Sign in as Administrator/)

async function create(page: Page, app: WalkedApp, title: string): Promise<Template> {
  const answer = await send(page, app, 'POST', TEMPLATES, bodyOf(title))
  assert.equal(answer.status(), 201)
  return (await answer.json()) as Template
}

const opensDialog = async (page: Page) => {
  await asAdministrator(page)
  await page.getByRole('button', { name: 'Create template' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Steps (JSON)' }).waitFor()
  return dialog
}

const cardOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })

const showsDialog: Check = async (page) => {
  const dialog = await opensDialog(page)
  for (const label of LABELS) await dialog.getByLabel(label, { exact: true }).first().waitFor()
  const options = dialog.getByLabel('Category').locator('option')
  const values = await options.evaluateAll((all) =>
    all.map((one) => (one as unknown as { value: string }).value)
  )
  assert.deepEqual(values, CATEGORIES)
}

const refusesJson: Check = async (page) => {
  const dialog = await opensDialog(page)
  await dialog.getByLabel('Title', { exact: true }).fill('Broken')
  await dialog.getByLabel('Description').fill('Has no steps')
  await dialog.getByRole('textbox', { name: 'Variables (JSON)' }).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.insertText('{"goods"')
  await dialog.getByRole('button', { name: 'Create template' }).click()
  await page.getByText('Invalid JSON in steps or variables', { exact: true }).waitFor()
}

const savesAndReloads: Check = async (page) => {
  const dialog = await opensDialog(page)
  await dialog.getByLabel('Title', { exact: true }).fill('Stock count')
  await dialog.getByLabel('Description').fill('Counts what is in store.')
  await dialog.getByRole('button', { name: 'Create template' }).click()
  await dialog.waitFor({ state: 'detached' })
  await cardOf(page, 'Stock count').first().waitFor()
  await page.getByRole('button', { name: 'Create template' }).click()
  assert.equal(await dialog.getByLabel('Title', { exact: true }).inputValue(), '')
}

const showsCard: Check = async (page, app) => {
  await asAdministrator(page)
  await create(page, app, 'Shelf count')
  await page.reload()
  const card = cardOf(page, 'Shelf count').first()
  for (const text of ['Counts what is in store.', 'Public', 'Operations'])
    await card.getByText(text, { exact: true }).waitFor()
  for (const name of ['Edit', 'Delete']) await card.getByRole('button', { name }).waitFor()
}

const confirmsDeletion: Check = async (page, app) => {
  await asAdministrator(page)
  const { id } = await create(page, app, 'Last count')
  await page.reload()
  const remove = async () => {
    await cardOf(page, 'Last count').first().getByRole('button', { name: 'Delete' }).click()
    const asked = page.getByRole('alertdialog')
    await asked.getByText('Are you sure you want to delete this template?').waitFor()
    await asked.getByRole('button', { name: 'Delete' }).click()
  }
  await page.route(`**${TEMPLATES}/${id}`, (one) => one.fulfill({ status: 503, json: {} }))
  await remove()
  await page.getByText('Failed to delete template', { exact: true }).waitFor()
}

const saysFetchFailed: Check = async (page) => {
  await page.route(`**${TEMPLATES}*`, (one) => one.fulfill({ status: 503, json: {} }))
  await asAdministrator(page)
  await page.getByText('Failed to fetch templates', { exact: true }).first().waitFor()
}

const calls: Check = async (page, app) => {
  await asAdministrator(page)
  const { id, isPublic } = await create(page, app, 'Yard count')
  assert.equal(isPublic, true)
  const list = await fetched<Template[]>(page, app, TEMPLATES)
  assert.ok(list.some((one) => one.id === id))
  const body = { ...bodyOf('Yard count 2'), isPublic: false }
  const changed = await send(page, app, 'PUT', `${TEMPLATES}/${id}`, body)
  assert.deepEqual([changed.status(), ((await changed.json()) as Template).isPublic], [200, false])
  const deleted = await send(page, app, 'DELETE', `${TEMPLATES}/${id}`)
  assert.equal(deleted.status(), 204)
}

const section = '2 and 6 Admin'

export const adminTemplates = [
  ...group(
    'admin',
    { section, where: '/admin', as: 'visitor' },
    {
      'tab': rule('Workflow Templates is a tab', async (page, app) => {
        await asAdministrator(page)
        await has('tab', 'Workflow Templates')(page, app)
      }),
      'dialog': rule('a dialog with the specified fields, and the six categories', showsDialog),
      'json': rule('JSON that cannot be read is refused in the specified words', refusesJson),
      'saved': rule('after a save the dialog closes, resets and the list reloads', savesAndReloads),
      'cards': rule('title, description, badge, category, Edit and Delete', showsCard),
      'confirm': rule('a deletion is confirmed, and says when it fails', confirmsDeletion),
      'fetch-failed': rule('"Failed to fetch templates"', saysFetchFailed),
      'template-calls': rule('the four calls of templates', calls),
    }
  ),
]
