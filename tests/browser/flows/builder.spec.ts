import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { EMPTY_GRAPH, type FlowGraph } from '#app/flows/domain/graph/graph'
import { boxAtRest } from '#tests/browser/helpers/at_rest'
import { barriers, barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { becomes } from '#tests/browser/helpers/becomes'
import { Desk } from '#tests/browser/helpers/desk'
import { ADA, expireSessions, signInThere } from '#tests/browser/create/ended_sessions'
import { arriveAs, call, holdBack, newcomer } from '#tests/browser/saved/own_data'
import { GREETING } from '#tests/functional/flows/flow_steps'

async function open(page: Page, graph: FlowGraph): Promise<string> {
  const { id } = await call<{ id: string }>(page, 'POST', '/api/flows', { title: 'Greet', graph })
  await page.goto(`/flow-builder/${id}?view=list`)
  await page.getByRole('heading', { name: 'Steps', exact: true }).waitFor()
  return id
}

const saved = async (page: Page, id: string) =>
  (await call<{ graph: FlowGraph }>(page, 'GET', `/api/flows/${id}`)).graph
const step = (page: Page, name: string) =>
  page.getByRole('heading', { level: 3, name, exact: true }).getByRole('button')
const names = (page: Page) => page.locator('[data-step]').allInnerTexts()

/** What has the focus is called this. */
const focused = (page: Page, name: string) =>
  page.waitForFunction((wanted) => {
    const { activeElement } = document
    return (activeElement?.getAttribute('aria-label') ?? activeElement?.textContent) === wanted
  }, name)

async function save(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+s')
  await page
    .getByText(/^Saved \d/)
    .first()
    .waitFor()
}

/** How many steps each copy has that this browser keeps of a flow. */
const keptSteps = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const request = indexedDB.open('hone.documents')
        // Until the page has kept something there is no database, and none is made here.
        request.onupgradeneeded = () => request.transaction!.abort()
        request.onerror = () => resolve([])
        request.onsuccess = () => {
          const all = request.result.transaction('documents').objectStore('documents').getAll()
          all.onsuccess = () => {
            request.result.close()
            resolve(all.result.map(({ document }) => document.editing.graph.nodes.length))
          }
        }
      })
  )

/** The result uses it, which is asked about. */
async function removeHello(page: Page): Promise<void> {
  await step(page, 'hello').focus()
  await page.keyboard.press('Delete')
  await page.getByRole('button', { name: 'Remove anyway' }).click()
}

test.group('The list of steps of a flow', (group) => {
  const desk = Desk.in(group)

  test('asks for a new step in its search, whatever had the focus before', async () => {
    const page = await newcomer(desk)
    await open(page, GREETING)
    const dialog = page.getByRole('dialog', { name: 'Add a step' })
    const opens = async () => {
      await page.keyboard.press('a')
      await dialog.waitFor()
      await becomes(
        () => page.evaluate(() => document.activeElement?.getAttribute('type')),
        'search'
      )
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
    for (const name of ['in', 'hello', 'out']) {
      await step(page, name).focus()
      await opens()
      await focused(page, name)
    }
    await step(page, 'hello').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 2, name: 'hello', exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await focused(page, 'hello')
    await opens()
    await page.keyboard.press('Alt+ArrowDown')
    await opens()
  })

  test('is built by keyboard alone, and the focus is never lost', async ({ assert }) => {
    const page = await newcomer(desk)
    const id = await open(page, EMPTY_GRAPH)
    const add = async (kind: string) => {
      await page.getByRole('dialog').getByRole('button', { name: kind, exact: true }).focus()
      await page.keyboard.press('Enter')
    }
    await page.getByRole('button', { name: 'Add the first step' }).focus()
    await page.keyboard.press('Enter')
    await add('Ask')
    const back = async (name: string) => {
      await page.getByRole('heading', { level: 2, name, exact: true }).waitFor()
      await focused(page, name)
      await page.keyboard.press('Escape')
      await page.locator('[data-step]:focus').and(step(page, name)).waitFor()
    }
    await back('Ask')
    for (const kind of ['AI prompt', 'Format', 'Result']) {
      await page.keyboard.press('a')
      await add(kind)
      await back(kind)
    }
    assert.deepEqual(await names(page), ['Ask', 'AI prompt', 'Format', 'Result'])
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Alt+ArrowUp')
    assert.deepEqual(await names(page), ['Ask', 'Format', 'AI prompt', 'Result'])
    await focused(page, 'Format')
    await page.keyboard.press('Backspace')
    await page.getByRole('button', { name: 'Remove anyway' }).focus()
    await page.keyboard.press('Enter')
    await focused(page, 'AI prompt')
    await page
      .getByRole('status')
      .getByText('Removed “Format” (Format).')
      .waitFor({ state: 'attached' })
    await page.keyboard.press('ControlOrMeta+z')
    await page
      .getByRole('status')
      .getByText('Added “Format” (Format).')
      .waitFor({ state: 'attached' })
    await page.keyboard.press('ControlOrMeta+y')
    await page.keyboard.press('ControlOrMeta+c')
    await page.keyboard.press('ControlOrMeta+v')
    await focused(page, 'AI prompt 2')
    await save(page)
    const graph = await saved(page, id)
    assert.sameMembers(
      graph.nodes.map(({ name }) => name),
      ['Ask', 'AI prompt', 'Result', 'AI prompt 2']
    )
    assert.deepEqual(await barriers(page), [])
  })

  test('shows where each step leads, and has room for fingers, on desks and phones', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    await open(page, GREETING)
    await page.getByText('Then: hello', { exact: true }).waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByRole('button', { name: 'More for the step “hello”' }).click()
    await page.getByRole('menuitem', { name: 'Move on the canvas…' }).waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
  })

  test('does not move the form below it into or out of sight when it comes, on a phone', async ({
    assert,
  }) => {
    const page = await newcomer(desk, { width: 390 })
    const flow = { title: 'Greet', graph: GREETING }
    const { id } = await call<{ id: string }>(page, 'POST', '/api/flows', flow)
    const { promise: mayCome, resolve: come } = Promise.withResolvers<void>()
    await page.route('**/step_list-*.js', (route) => mayCome.then(() => route.continue()))
    await page.goto(`/flow-builder/${id}`)
    const run = page.getByRole('button', { name: 'Run flow' })
    const isInSight = async () =>
      (await boxAtRest(run)).y < (await page.evaluate(() => innerHeight))
    await run.waitFor()
    const before = await isInSight()
    come()
    await step(page, 'hello').waitFor()
    assert.deepEqual([before, await isInSight()], [false, false])
  })

  test('keeps 200 steps of undo over a reload', async ({ assert }) => {
    const page = await newcomer(desk)
    await open(page, GREETING)
    await step(page, 'hello').focus()
    for (let count = 0; count < 100; count++) {
      await page.keyboard.press('Alt+ArrowUp')
      await page.keyboard.press('Alt+ArrowDown')
    }
    await save(page)
    await page.reload()
    await step(page, 'hello').waitFor()
    await page.getByRole('button', { name: 'Undo', disabled: false }).waitFor()
    for (let count = 0; count < 200; count++) await page.keyboard.press('ControlOrMeta+z')
    await page.getByRole('button', { name: 'Undo', disabled: true }).waitFor()
    assert.deepEqual(await names(page), ['in', 'hello', 'out'])
  })

  test('is there again after the tab crashed in the middle of an edit', async ({ assert }) => {
    const page = await newcomer(desk)
    const id = await open(page, GREETING)
    await page.route(`**/api/flows/${id}/draft`, () => {})
    await removeHello(page)
    await page.getByText('Then: out', { exact: true }).waitFor()
    await becomes(() => keptSteps(page), [2])
    const context = page.context()
    const cdp = await context.newCDPSession(page)
    const crashed = page.waitForEvent('crash')
    void cdp.send('Page.crash').catch(() => undefined)
    await crashed
    await page.close()
    const again = await context.newPage()
    await again.goto(`/flow-builder/${id}?view=list`)
    await again.getByText('Then: out', { exact: true }).waitFor()
    assert.deepEqual(await names(again), ['in', 'out'])
    await save(again)
    assert.lengthOf((await saved(again, id)).nodes, 2)
  })

  test('brings the work of two tabs together, and asks where both changed the same', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    // Autosave may send the draft before it hears of the other tab.
    desk.complaints.expect(/status of 409/)
    const id = await open(page, GREETING)
    const other = await page.context().newPage()
    await other.goto(`/flow-builder/${id}?view=list`)
    const release = await holdBack(page, '**/draft')
    await rename(page, 'hello', 'Mine')
    await rename(other, 'hello', 'Theirs')
    await rename(other, 'out', 'End')
    await save(other)
    await page.keyboard.press('ControlOrMeta+s')
    await release()
    await page.getByRole('dialog').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Apply choices' }).click()
    await page
      .getByText(/^Saved \d/)
      .first()
      .waitFor()
    assert.deepEqual(await names(page), ['in', 'Mine', 'End'])
    await step(other, 'Mine').waitFor()
  })

  test('keeps what is changed after the session has ended', async ({ assert }) => {
    desk.complaints.expect(/status of 401/)
    const page = await arriveAs(desk, ADA.email, ADA.name)
    await open(page, GREETING)
    const release = await holdBack(page, '**/draft')
    await removeHello(page)
    await becomes(() => keptSteps(page), [2])
    await expireSessions(desk)
    await page.keyboard.press('ControlOrMeta+s')
    await release()
    await signInThere(page, ADA)
    await page.getByText('Then: out', { exact: true }).waitFor()
    assert.deepEqual(await names(page), ['in', 'out'])
  })

  test('leaves nothing in this browser when the person signs out', async () => {
    const page = await newcomer(desk)
    await open(page, GREETING)
    await removeHello(page)
    await save(page)
    await page.getByRole('link', { name: 'Sign Out', exact: true }).click()
    await page.waitForURL((url) => !url.pathname.startsWith('/flow-builder'))
    await page.waitForLoadState('load')
    const isKept = () =>
      page.evaluate(async () =>
        (await indexedDB.databases()).some(({ name }) => name === 'hone.documents')
      )
    await becomes(isKept, false)
  })
})

async function rename(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: `More for the step “${from}”` }).click()
  await page.getByRole('menuitem', { name: 'Rename…' }).click()
  await page.getByLabel('Name', { exact: true }).fill(to)
  await page.keyboard.press('Enter')
  await step(page, to).waitFor()
}
