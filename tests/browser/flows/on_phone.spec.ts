import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright-core'
import { becomes } from '#tests/browser/helpers/becomes'
import { barriers } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { call, newcomer } from '#tests/browser/saved/own_data'
import { FLOWS, GREETING } from '#tests/functional/flows/flow_steps'

const WIDTH = 390

const made = async (page: Page, title = 'Greet') =>
  (await call<{ id: string }>(page, 'POST', FLOWS, { title, graph: GREETING })).id

/** Whether parts are whole between the edges of the window. */
const areInside = (parts: Locator): Promise<boolean> =>
  parts.evaluateAll((found) =>
    found
      .map((part) => part.getBoundingClientRect())
      .every(({ left, right }) => left >= 0 && right <= innerWidth)
  )

/** Whether something in these parts is wider than they are. */
const scrollSideways = (parts: Locator): Promise<boolean> =>
  parts.evaluateAll((found) => found.some((part) => part.scrollWidth > part.clientWidth))

test.group('On a phone', (group) => {
  const desk = Desk.in(group)

  test('what says which runs are chosen is as wide as the list', async ({ assert }) => {
    const page = await newcomer(desk, { width: WIDTH })
    const flow = await made(page, 'Weekly letter to the customers of the northern region')
    for (const who of ['Ada', 'Bea'])
      await call(page, 'POST', `${FLOWS}/${flow}/execute`, { inputs: { who } })
    await page.goto('/runs')
    const boxes = page.getByRole('checkbox')
    await boxes.first().check()
    await boxes.nth(1).check()
    const says = page.getByText(/^Two runs of “Weekly letter/)
    await says.waitFor()
    const { width } = (await says.boundingBox())!
    assert.isAtLeast(width, 300)
    assert.isTrue(await areInside(page.getByRole('button', { name: 'Clear choice' })))
    assert.isTrue(await areInside(page.getByRole('link', { name: 'Compare', exact: true })))
    assert.deepEqual(await barriers(page), [])
  })

  test('the rows of a batch stand one below the other, and nothing has to be scrolled sideways', async ({
    assert,
  }) => {
    const page = await newcomer(desk, { width: WIDTH })
    const csv = `who,a column with a long name\r\nAda,${'long '.repeat(80)}\r\nBea,short`
    const { id } = await call<{ id: string }>(
      ...([page, 'POST', `${FLOWS}/${await made(page)}/batches`] as const),
      { csv, columns: { who: 'who' } }
    )
    await page.goto(`/batches/${id}`)
    const rows = page.getByRole('list', { name: 'Rows of the batch' }).getByRole('listitem')
    await rows.getByText('Hello Bea', { exact: true }).waitFor()
    await becomes(() => rows.count(), 2)
    assert.isTrue(await areInside(rows))
    assert.isFalse(await scrollSideways(rows))
    assert.deepEqual(await barriers(page), [])
    await page.getByRole('link', { name: 'Open run of row 2' }).click()
    await page.waitForURL(/\/runs\//)
  })

  test('a flow opens as a list, and its canvas with all steps in view', async ({ assert }) => {
    const page = await newcomer(desk, { width: WIDTH })
    const id = await made(page)
    await page.goto(`/flow-builder/${id}`)
    await page.getByRole('button', { name: /^More for the step “hello”/ }).waitFor()
    assert.equal(await page.locator('.react-flow').count(), 0)
    await page.goto(`/flow-builder/${id}?view=canvas`)
    const steps = page.locator('.react-flow__node-step')
    await becomes(() => steps.count(), GREETING.nodes.length)
    await becomes(() => areInside(steps), true)
    assert.deepEqual(await barriers(page), [])
  })
})
