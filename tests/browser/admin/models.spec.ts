import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { becomes, eventually } from '#tests/browser/helpers/becomes'
import { barriers, barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { ADMIN, Desk, MEMBER } from '#tests/browser/helpers/desk'
import { type Width } from '#tests/browser/helpers/widths'
import { call, refuse } from '#tests/browser/saved/own_data'
import { startModelStandIn } from '#tests/helpers/model_stand_in'

const PROVIDERS = '/api/admin/model-providers'
const KEY = 'sk-very-secret-0123456789'
const MODELS = { models: ['small', 'gpt-4o'], reply: () => 'ready' }

interface Kept {
  id: string
  name: string
  hasKey: boolean
}

test.group('The administrators’ desk for models', (group) => {
  const desk = Desk.in(group, { isAlone: true })

  const keptOf = (page: Page) => call<Kept[]>(page, 'GET', PROVIDERS)
  const connect = (page: Page, words: object) => call<Kept>(page, 'POST', PROVIDERS, words)
  const arrive = async (width?: Width) => {
    const page = await desk.arrive({ as: ADMIN, width })
    for (const { id } of await keptOf(page)) await call(page, 'DELETE', `${PROVIDERS}/${id}`)
    return page
  }
  const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

  test('others see Access Denied and no link to it', async ({ assert }) => {
    const page = await desk.arrive({ as: MEMBER })
    await page.goto('/admin?tab=models')
    await page.getByRole('heading', { level: 1, name: 'Access Denied' }).waitFor()
    await page.getByText('Admin privileges required to access this page.').waitFor()
    assert.equal(await page.getByRole('link', { name: 'Admin', exact: true }).count(), 0)
    assert.deepEqual(await barriers(page), [])
  })

  test('the sidebar and the trial banner lead administrators to it', async () => {
    const page = await arrive()
    await page.goto('/components')
    await page.getByRole('link', { name: 'Connect a model' }).click()
    await page.waitForURL('**/admin?tab=models')
    await page.getByRole('heading', { name: 'No model is connected' }).waitFor()
    const nav = page.getByRole('navigation', { name: 'Main' })
    await becomes(() => nav.locator('[aria-current="page"]').textContent(), 'Admin')
  })

  test('a provider is tested, connected with a key that is never shown, edited and deleted', async ({
    assert,
    cleanup,
  }) => {
    const provider = await startModelStandIn(MODELS)
    cleanup(() => provider.close())
    const page = await arrive()
    await page.goto('/admin?tab=models')
    await page.getByRole('button', { name: 'Connect a model' }).click()
    const dialog = page.getByRole('dialog', { name: 'Connect a model' })
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
    await dialog.getByText('Enter a name for the provider.').waitFor()
    await dialog.getByLabel('Name', { exact: true }).fill('Near')
    await dialog.getByLabel('Address').fill(provider.url)
    await dialog.getByLabel('Key', { exact: true }).fill(KEY)
    provider.play({ kind: 'status', status: 401 })
    await dialog.getByRole('button', { name: 'Test connection' }).click()
    await dialog.getByText('The provider refused the key.').waitFor()
    await dialog.getByRole('button', { name: 'Test connection' }).click()
    await dialog.getByText(/^small answered in/).waitFor()
    await dialog.getByText('The provider lists 2 models.').waitFor()
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await row(page, 'Near').getByText('Key stored').waitFor()

    await page.getByRole('button', { name: 'Edit Near' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit Near' })
    await becomes(() => edit.getByLabel('Key', { exact: true }).inputValue(), '')
    await edit.getByLabel('Model', { exact: true }).fill('gpt-4o')
    await edit.getByRole('button', { name: 'Save changes' }).click()
    await row(page, 'Near').getByText('Model: gpt-4o').waitFor()
    await eventually(async () =>
      assert.containSubset(await keptOf(page), [{ name: 'Near', hasKey: true }])
    )
    assert.notInclude(await page.content(), KEY)

    await page.getByRole('button', { name: 'Test connection: Near' }).click()
    await row(page, 'Near')
      .getByText(/^gpt-4o answered in/)
      .waitFor()
    await row(page, 'Near').getByText('gpt-4o will be retired on Jan 14, 2027.').waitFor()

    await page.getByRole('button', { name: 'Delete Near' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('heading', { name: 'No model is connected' }).waitFor()
    await becomes(() => keptOf(page), [])
  })

  test('an error in the address is shown at its field', async () => {
    desk.complaints.expect(/status of 422/)
    const page = await arrive()
    await page.goto('/admin?tab=models')
    await page.getByRole('button', { name: 'Connect a model' }).click()
    const dialog = page.getByRole('dialog', { name: 'Connect a model' })
    await dialog.getByLabel('Name', { exact: true }).fill('Far')
    await dialog.getByLabel('Address').fill('http://models.example.com/v1')
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
    await dialog.getByText('An address on the internet must begin with https://.').waitFor()
  })

  test('an address below which the provider answers is offered, and taken', async ({
    assert,
    cleanup,
  }) => {
    const provider = await startModelStandIn(MODELS)
    cleanup(() => provider.close())
    const page = await arrive()
    await page.goto('/admin?tab=models')
    await page.getByRole('button', { name: 'Connect a model' }).click()
    const dialog = page.getByRole('dialog', { name: 'Connect a model' })
    await dialog.getByLabel('Address').fill(provider.url.replace('/v1', ''))
    await dialog.getByRole('button', { name: 'Test connection' }).click()
    await dialog.getByText(`It answers at ${provider.url}.`).waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await dialog.getByRole('button', { name: `Use ${provider.url}` }).click()
    await dialog.getByText(/^small answered in/).waitFor()
    assert.equal(await dialog.getByLabel('Address').inputValue(), provider.url)
  })

  test('another provider becomes the default', async () => {
    const page = await arrive()
    await connect(page, { name: 'One', baseUrl: 'https://one.test/v1' })
    await connect(page, { name: 'Two', baseUrl: 'https://two.test/v1' })
    await page.goto('/admin?tab=models')
    await page.getByRole('button', { name: 'Make default: Two' }).click()
    await page.getByRole('button', { name: 'Make default: One' }).waitFor()
    await row(page, 'Two').getByText('Default', { exact: true }).waitFor()
  })

  test('in all its states is accessible and fits, on desks and phones', async ({
    assert,
    cleanup,
  }) => {
    desk.complaints.expect(/status of 503/)
    const provider = await startModelStandIn(MODELS)
    cleanup(() => provider.close())
    const page = await arrive()
    await page.goto('/admin?tab=models')
    await page.getByRole('heading', { name: 'No model is connected' }).waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    const name = 'A provider with a name as long as a name can be, for which there is little room'
    await connect(page, { name, baseUrl: provider.url, key: KEY })
    const far = { name: 'Far', baseUrl: `https://far.test/${'long/'.repeat(40)}`, inputPrice: 2 }
    await connect(page, { ...far, outputPrice: 8.5 })
    await page.goto('/admin?tab=models')
    await page.getByRole('button', { name: `Test connection: ${name}` }).click()
    await row(page, name)
      .getByText(/^small answered in/)
      .waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'By model' }).waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByRole('button', { name: 'Edit Far' }).click()
    await page.getByRole('dialog', { name: 'Edit Far' }).waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.keyboard.press('Escape')
    await page.route(`**${PROVIDERS}`, refuse(503))
    await page.route('**/api/admin/model-spend*', refuse(503))
    await page.goto('/admin?tab=models')
    await page.getByText('The providers could not be loaded').waitFor()
    await page.getByText('Spend could not be loaded').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
  })
})
