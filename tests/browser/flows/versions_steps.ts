import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { call } from '#tests/browser/saved/own_data'
import { edge, GREETING, node } from '#tests/functional/flows/flow_steps'

export interface Flow {
  id: string
  version: number
  publishedVersion: number | null
  currentStep: number
  graph: FlowGraph
}

export const greeting = (text: string): FlowGraph => ({
  ...GREETING,
  nodes: GREETING.nodes.map((one) =>
    one.id === 'hello' ? { ...one, settings: { ...one.settings, text } } : one
  ),
})

/** What the draft says after the first version: one step changed, one added, one removed. */
export const CHANGED: FlowGraph = {
  ...greeting('Good morning, {{who}}'),
  nodes: [
    ...greeting('Good morning, {{who}}').nodes.slice(0, 2),
    node('more', 'result', { value: '{{hello}}', title: 'Greeting', formats: [] }),
  ],
  edges: [edge('in', 'hello'), edge('hello', 'more')],
}

export const make = (page: Page, graph: FlowGraph, title = 'Greet') =>
  call<Flow>(page, 'POST', '/api/flows', { title, context: 'For new members', tags: ['hi'], graph })
export const read = (page: Page, id: string) => call<Flow>(page, 'GET', `/api/flows/${id}`)
export const write = (page: Page, id: string, graph: FlowGraph) =>
  call(page, 'PUT', `/api/flows/${id}/draft`, { graph })

export const helloIn = ({ graph }: { graph: FlowGraph }) =>
  graph.nodes.find(({ id }) => id === 'hello')?.settings.text

export const textFile = (name: string, content: string) => ({
  ...{ name, mimeType: 'application/json', buffer: Buffer.from(content) },
})

export const panel = (page: Page) => page.getByRole('complementary', { name: 'Flow panel' })
export const toast = (page: Page, text: string) =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByText(text, { exact: false })
    .first()
export const draftSaved = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/draft') && response.ok())

/** Saves the draft and waits until the server has it. */
export async function save(page: Page): Promise<void> {
  await Promise.all([draftSaved(page), page.keyboard.press('Control+s')])
}

export async function openVersions(page: Page, id: string): Promise<void> {
  await page.goto(`/flow-builder/${id}?panel=versions`)
  await panel(page).getByRole('button', { name: 'Save version' }).waitFor()
}

export async function choose(page: Page, version: number, item: string): Promise<void> {
  await panel(page)
    .getByRole('button', { name: `More for version ${version}` })
    .click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

export async function exported(page: Page, file = 'greet.flow.json'): Promise<string> {
  await page.getByRole('button', { name: /^More for “/ }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export as a file' }).click(),
  ])
  if (download.suggestedFilename() !== file)
    throw new Error(`The file is called ${download.suggestedFilename()}`)
  return readFile(await download.path(), 'utf8')
}

export async function openImport(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^More for “/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Import a file' }).click()
}
