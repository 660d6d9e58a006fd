import { test } from '@japa/runner'
import type { Page, Route } from 'playwright-core'
import { barriers, barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { becomes } from '#tests/browser/helpers/becomes'
import { Desk } from '#tests/browser/helpers/desk'
import { heldToast } from '#tests/browser/helpers/toasts'
import { fillWith, flowsTo } from '#tests/browser/flows/many_flows'
import { call, newcomer, proNewcomer, refuse } from '#tests/browser/saved/own_data'
import { GREETING } from '#tests/functional/flows/flow_steps'

interface Made {
  id: string
}

const make = (page: Page, title: string, about: object = {}) =>
  call<Made>(page, 'POST', '/api/flows', { title, graph: GREETING, ...about })

const card = (page: Page, title: string) =>
  page
    .locator('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })

const cards = (page: Page) => page.locator('main li:has(h2)')
const titles = async (page: Page, most: number) =>
  (await page.locator('main li h2').allTextContents()).slice(0, most)
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Latest flows' })

async function choose(page: Page, title: string, item: string): Promise<void> {
  await card(page, title)
    .getByRole('button', { name: `More for “${title}”` })
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** From the next load on, the page notes that something was clicked. */
const noteClicks = (page: Page) =>
  page.addInitScript(() => {
    const note = () => document.documentElement.setAttribute('data-clicked', '')
    document.addEventListener('click', note, { capture: true })
  })

/** Parts of a screen that appear later ask again by themselves. */
const refuseUntilPressed = (page: Page, status: number) => async (route: Route) => {
  const isPressed = await page.evaluate(() => document.documentElement.hasAttribute('data-clicked'))
  return isPressed ? route.continue() : refuse(status)(route)
}

test.group('My Flows', (group) => {
  const desk = Desk.in(group)

  test('without a flow says how to begin, on desks and phones', async ({ assert }) => {
    const page = await newcomer(desk)
    await page.goto('/my-workflows')
    await page.getByRole('heading', { name: 'No flows yet' }).waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByRole('link', { name: 'See the ready flows' }).click()
    await page.getByRole('button', { name: 'Use this flow: Campaign from one brief' }).waitFor()
    await page.getByRole('link', { name: 'New Flow' }).click()
    await page.getByLabel('What should this flow do?').waitFor()
  })

  test('finds, sorts and keeps what was chosen in the address, on desks and phones', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    await make(page, 'Zebra report', { tags: ['Weekly', 'b', 'c', 'd', 'e'] })
    await make(page, 'Apple letter')
    await page.goto('/my-workflows')
    await card(page, 'Zebra report').getByText('+2').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByRole('button', { name: 'Name', exact: true }).click()
    await page.waitForURL(/sort=name/)
    await cards(page).first().getByText('Apple letter').first().waitFor()
    await page.getByRole('searchbox').fill('WEEKLY')
    await page.getByText('1 flow', { exact: true }).waitFor()
    await page.waitForURL(/search=WEEKLY/)
    await page.reload()
    await page.getByText('1 flow', { exact: true }).waitFor()
    await page.getByRole('searchbox').fill('nothing like it')
    await page.getByRole('heading', { name: 'No flow matches' }).waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByRole('button', { name: 'Clear the search' }).last().click()
    await page.getByText('2 flows', { exact: true }).waitFor()
  })

  test('marks favorites, changes name and tags, copies, deletes and takes back', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    await make(page, 'Greet')
    await page.goto('/my-workflows')
    await page.getByRole('button', { name: 'Add to favorites: Greet' }).click()
    await page.getByRole('tab', { name: 'Favorites' }).click()
    await page.getByRole('tab', { name: 'Favorites', selected: true }).waitFor()
    await page.getByRole('button', { name: 'Remove from favorites: Greet' }).waitFor()
    await choose(page, 'Greet', 'Edit name and tags')
    assert.deepEqual(await barriers(page), [])
    await page.getByLabel('Name', { exact: true }).fill('Welcome')
    await page.getByLabel('Tags', { exact: true }).fill('mail, new, mail')
    await page.getByRole('button', { name: 'Save' }).click()
    await card(page, 'Welcome').getByText('new', { exact: true }).waitFor()
    await sidebar(page).getByRole('link', { name: 'Welcome' }).waitFor()
    await page.getByRole('tab', { name: 'All Flows' }).click()
    await page.getByRole('tab', { name: 'All Flows', selected: true }).waitFor()
    await choose(page, 'Welcome', 'Duplicate')
    await page.getByText('Flow duplicated', { exact: true }).waitFor()
    await sidebar(page).getByRole('link', { name: 'Welcome (copy)' }).waitFor()
    await choose(page, 'Welcome', 'Delete')
    const toast = await heldToast(page, 'Flow deleted')
    await sidebar(page)
      .getByRole('link', { name: 'Welcome', exact: true })
      .waitFor({ state: 'detached' })
    await toast.getByRole('button', { name: 'Undo' }).click()
    await card(page, 'Welcome').waitFor()
    await sidebar(page).getByRole('link', { name: 'Welcome', exact: true }).waitFor()
  })

  test('shows again what the server does not delete', async () => {
    const page = await newcomer(desk)
    const { id } = await make(page, 'Greet')
    desk.complaints.expect(/status of 500/)
    await page.goto('/my-workflows')
    await card(page, 'Greet').waitFor()
    await page.route(`**/api/flows/${id}`, refuse(500))
    await choose(page, 'Greet', 'Delete')
    await page.getByText('Failed to delete flow. Please try again.', { exact: true }).waitFor()
    await card(page, 'Greet').waitFor()
  })

  test('restores a deleted flow from Recently deleted', async ({ assert }) => {
    const page = await newcomer(desk)
    const { id } = await make(page, 'Bin')
    await call(page, 'DELETE', `/api/flows/${id}`)
    await page.goto('/my-workflows?tab=deleted')
    await page.getByRole('button', { name: 'Restore: Bin' }).waitFor()
    assert.deepEqual(await barriers(page), [])
    await page.getByRole('button', { name: 'Restore: Bin' }).click()
    await page.getByRole('heading', { name: 'No deleted flows' }).waitFor()
    await sidebar(page).getByRole('link', { name: 'Bin' }).waitFor()
  })

  test('shows deleted flows page by page', async ({ assert }) => {
    const page = await proNewcomer(desk)
    const { id } = await make(page, 'Bin')
    await call(page, 'DELETE', `/api/flows/${id}`)
    fillWith(desk, id, 40)
    await page.goto('/my-workflows?tab=deleted')
    await cards(page).nth(35).waitFor()
    assert.equal(await cards(page).count(), 36)
    await page.getByRole('button', { name: 'Load more' }).click()
    await cards(page).nth(40).waitFor()
    assert.equal(await cards(page).count(), 41)
  })

  test('says when the list cannot be loaded, and tries again', async () => {
    const page = await newcomer(desk)
    await make(page, 'Greet')
    desk.complaints.expect(/status of 50[03]/)
    await noteClicks(page)
    for (const [tab, status] of [
      ['all', 503],
      ['all', 500],
      ['recent', 503],
      ['deleted', 500],
    ] as const) {
      await page.route('**/api/flows?*', refuseUntilPressed(page, status))
      await page.goto(`/my-workflows?tab=${tab}`)
      await page.getByText('Your flows could not be loaded').waitFor()
      await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
      if (tab === 'deleted') await page.getByRole('heading', { name: 'No deleted flows' }).waitFor()
      else await card(page, 'Greet').waitFor()
      await page.unrouteAll({ behavior: 'wait' })
    }
  })

  test('loads a part of a thousand flows, finds among all, and loads more on the way down', async ({
    assert,
  }) => {
    const page = await proNewcomer(desk)
    const { id } = await make(page, 'First')
    fillWith(desk, id, 1_000)
    const asked: URL[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname === '/api/flows') asked.push(url)
    })
    await page.goto('/my-workflows')
    await page.getByText('First 36 flows', { exact: true }).waitFor()
    assert.equal(await cards(page).count(), 36)
    await page.getByRole('searchbox').pressSequentially('Flow 77')
    await page.getByText('11 flows', { exact: true }).waitFor()
    await page.getByRole('searchbox').fill('')
    await page.getByText('First 36 flows', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Name', exact: true }).click()
    await becomes(() => titles(page, 36), ['First', ...flowsTo(35)])
    await cards(page).nth(35).scrollIntoViewIfNeeded()
    await cards(page).nth(71).waitFor()
    await becomes(() => titles(page, 72), ['First', ...flowsTo(71)])
    await choose(page, 'Flow 70', 'Delete')
    const without = flowsTo(72).filter((title) => title !== 'Flow 70')
    await becomes(() => titles(page, 72), ['First', ...without])
    await page.getByRole('button', { name: 'Undo' }).click()
    await becomes(() => titles(page, 72), ['First', ...flowsTo(71)])
    assert.isTrue(asked.every(({ searchParams }) => Number(searchParams.get('limit')) <= 36))
  })

  test('loads the next flows by the keyboard, and again where that failed', async () => {
    const page = await proNewcomer(desk)
    const { id } = await make(page, 'First')
    fillWith(desk, id, 40)
    desk.complaints.expect(/status of 503/)
    await page.route('**/api/flows?*cursor=*', refuse(503))
    await page.goto('/my-workflows?sort=name')
    await cards(page).nth(35).scrollIntoViewIfNeeded()
    await page.getByText('The next entries could not be loaded. Try again.').waitFor()
    await page.unroute('**/api/flows?*cursor=*')
    await page.getByRole('button', { name: 'Load more' }).press('Enter')
    await page.getByText('41 flows', { exact: true }).waitFor()
    await card(page, 'Flow 39').waitFor()
  })

  test('is in the command palette with each flow', async () => {
    const page = await newcomer(desk)
    const { id } = await make(page, 'Quarterly letter')
    await page.goto('/home')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('combobox').fill('quarterly')
    await page.getByRole('option', { name: 'Quarterly letter' }).click()
    await page.waitForURL(`**/flow-builder/${id}`)
  })
})
