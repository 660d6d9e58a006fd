import { test } from '@japa/runner'
import { barriers, barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { becomes } from '#tests/browser/helpers/becomes'
import { Desk } from '#tests/browser/helpers/desk'
import { call, newcomer } from '#tests/browser/saved/own_data'
import { NUMBERS } from '#tests/functional/flows/batches/batch_steps'
import { FLOWS, GREETING } from '#tests/functional/flows/flow_steps'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import type { Page } from 'playwright-core'

const made = async (page: Page, title: string, graph: FlowGraph = GREETING) =>
  (await call<{ id: string }>(page, 'POST', FLOWS, { title, graph })).id

const ran = async (page: Page, flow: string, who: string) =>
  (await call<{ id: string }>(page, 'POST', `${FLOWS}/${flow}/execute`, { inputs: { who } })).id

const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

test.group('A run is found', (group) => {
  const desk = Desk.in(group)

  test('in the list by its flow and its result, under its day', async ({ assert }) => {
    const page = await newcomer(desk)
    const greet = await made(page, 'Greet')
    await ran(page, greet, 'Ada')
    await ran(page, await made(page, 'Count', NUMBERS), '7')
    await page.goto('/runs')
    const today = page.getByRole('region', { name: 'Today' })
    await today.getByText('Result: Hello Ada').waitFor()
    await today.getByText('Result: Number 7').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    const search = page.getByRole('searchbox', { name: 'Search runs' })
    await search.fill('greet')
    await row(page, 'Number 7').waitFor({ state: 'detached' })
    await row(page, 'Hello Ada').waitFor()
    await search.fill('number 7')
    await row(page, 'Number 7').waitFor()
    await page.reload()
    await row(page, 'Number 7').waitFor()
    await becomes(() => row(page, 'Hello Ada').count(), 0)
    await search.fill('nothing of this')
    await page.getByText('No runs match “nothing of this”.').waitFor()
    await page.getByRole('button', { name: 'Clear search and filters' }).click()
    await row(page, 'Hello Ada').waitFor()
  })

  test('by rows of a batch that do not look alike', async ({ assert }) => {
    const page = await newcomer(desk)
    const flow = await made(page, 'Greet')
    const csv = 'who\r\nAda\r\nBea\r\nCem'
    const body = { csv, columns: { who: 'who' } }
    const { id } = await call<{ id: string }>(page, 'POST', `${FLOWS}/${flow}/batches`, body)
    await page.goto(`/batches/${id}`)
    await page.getByText('Hello Cem').first().waitFor()
    await page.goto('/runs')
    for (const who of ['Ada', 'Bea', 'Cem']) {
      await page.getByText(`Result: Hello ${who}`, { exact: true }).waitFor()
    }
    assert.equal(await page.getByText('Row of a batch').count(), 3)
  })

  test('in Recent Activity, with its outcome and result, and a way to it', async ({ assert }) => {
    const page = await newcomer(desk)
    const id = await ran(page, await made(page, 'Greet'), 'Ada')
    await page.goto('/recent-activity')
    const entry = row(page, 'Greet').filter({ hasText: 'Succeeded.' })
    await entry.getByText('Hello Ada').waitFor()
    await entry.getByText('Flow run').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByLabel('Type').selectOption('Flow run')
    await entry.getByRole('link', { name: 'Open the run' }).click()
    await page.waitForURL(new RegExp(`/runs/${id}$`))
  })

  test('in the command palette, by its result', async ({ assert }) => {
    const page = await newcomer(desk)
    const id = await ran(page, await made(page, 'Greet'), 'Ada')
    await page.goto('/usage')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: 'Commands' }).waitFor()
    await page.keyboard.type('hello ada')
    const found = page.getByRole('option', { name: /Greet.*Succeeded · Hello Ada/ })
    await found.waitFor()
    assert.deepEqual(await barriers(page), [])
    await found.click()
    await page.waitForURL(new RegExp(`/runs/${id}$`))
  })
})
