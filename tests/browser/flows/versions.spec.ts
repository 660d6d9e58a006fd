import { test } from '@japa/runner'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import type { FlowGraph } from '#app/flows/domain/graph'
import { barriersByDayAndNight } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { WIDTHS } from '#tests/browser/helpers/widths'
import { call, newcomer } from '#tests/browser/saved/own_data'
import { APPROVAL, edge, GREETING, node, through } from '#tests/functional/flows/flow_steps'

interface Flow {
  id: string
  version: number
  publishedVersion: number | null
  currentStep: number
  graph: FlowGraph
}

const greeting = (text: string): FlowGraph => ({
  ...GREETING,
  nodes: GREETING.nodes.map((one) =>
    one.id === 'hello' ? { ...one, settings: { ...one.settings, text } } : one
  ),
})

/** What the draft says after the first version: one step changed, one added, one removed. */
const CHANGED: FlowGraph = {
  ...greeting('Good morning, {{who}}'),
  nodes: [
    ...greeting('Good morning, {{who}}').nodes.slice(0, 2),
    node('more', 'result', { value: '{{hello}}', title: 'Greeting', formats: [] }),
  ],
  edges: [edge('in', 'hello'), edge('hello', 'more')],
}

const make = (page: Page, graph: FlowGraph, title = 'Greet') =>
  call<Flow>(page, 'POST', '/api/flows', { title, context: 'For new members', tags: ['hi'], graph })
const read = (page: Page, id: string) => call<Flow>(page, 'GET', `/api/flows/${id}`)
const write = (page: Page, id: string, graph: FlowGraph) =>
  call(page, 'PUT', `/api/flows/${id}/draft`, { graph })

const helloIn = ({ graph }: { graph: FlowGraph }) =>
  graph.nodes.find(({ id }) => id === 'hello')?.settings.text

const textFile = (name: string, content: string) => ({
  ...{ name, mimeType: 'application/json', buffer: Buffer.from(content) },
})

const panel = (page: Page) => page.getByRole('complementary', { name: 'Flow panel' })
const toast = (page: Page, text: string) =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByText(text, { exact: false })
    .first()
const draftSaved = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/draft') && response.ok())

/** Saves the draft and waits until the server has it. */
async function save(page: Page): Promise<void> {
  await Promise.all([draftSaved(page), page.keyboard.press('Control+s')])
}

async function openVersions(page: Page, id: string): Promise<void> {
  await page.goto(`/flow-builder/${id}?panel=versions`)
  await panel(page).getByRole('button', { name: 'Save version' }).waitFor()
}

async function choose(page: Page, version: number, item: string): Promise<void> {
  await panel(page)
    .getByRole('button', { name: `More for version ${version}` })
    .click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

test.group('Versions of a flow', (group) => {
  const desk = Desk.in(group)

  test('are saved with what changed, compared and restored, {$self} px wide')
    .with(WIDTHS)
    .run(async ({ assert }, width) => {
      const page = await newcomer(desk, { width })
      const { id } = await make(page, GREETING)
      await openVersions(page, id)
      await panel(page).getByText('No version has been saved yet').waitFor()
      await panel(page).getByRole('button', { name: 'Save version' }).click()
      await panel(page).getByText('First version, with 3 steps.').waitFor()
      await panel(page).getByText('No changes since version 1.').waitFor()
      assert.isTrue(await panel(page).getByRole('button', { name: 'Save version' }).isDisabled())

      await write(page, id, CHANGED)
      await openVersions(page, id)
      await panel(page)
        .getByText(/\d changes since version 1\./)
        .waitFor()
      assert.deepEqual(await barriersByDayAndNight(page), [])
      await panel(page).getByRole('button', { name: 'Show changes' }).click()
      await page.waitForURL(/compare=1\.\.draft/)
      await panel(page).getByText('Changed text of “hello”.').waitFor()
      const fields = panel(page).getByRole('region', { name: 'hello: text' })
      await fields.getByText('morning').first().waitFor()
      for (const mark of ['Changed', 'Added', 'Removed'])
        await page.locator('main').getByText(mark, { exact: true }).first().waitFor()
      assert.deepEqual(await barriersByDayAndNight(page), [])
      await page.getByRole('button', { name: 'Back to the draft' }).click()

      await choose(page, 1, 'Open')
      await page.getByText('Version 1, read-only').waitFor()
      assert.deepEqual(await barriersByDayAndNight(page), [])
      await page.getByRole('button', { name: 'Restore version 1' }).click()
      await toast(page, 'Version 1 restored').waitFor()
      assert.equal(helloIn(await read(page, id)), 'Hello {{who}}')
      await panel(page).getByText('Restored version 1').waitFor()
      await page.getByRole('button', { name: 'Undo' }).last().click()
      await save(page)
      await panel(page)
        .getByText(/\d changes since version 3\./)
        .waitFor()
      assert.equal(helloIn(await read(page, id)), 'Good morning, {{who}}')
    })

  test('are published, and the flow is published no more where somebody takes it back', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const { id } = await make(page, greeting('Hello {{nobody}}'))
    await openVersions(page, id)
    await panel(page).getByRole('button', { name: 'Publish version 1' }).click()
    await panel(page).getByRole('alert').getByText('cannot be published yet').waitFor()
    assert.equal((await read(page, id)).version, 0)

    await write(page, id, GREETING)
    await openVersions(page, id)
    await panel(page).getByRole('button', { name: 'Publish version 1' }).click()
    await panel(page).getByText('Version 1 is published.').waitFor()
    await page
      .getByRole('progressbar', { name: 'Progress of “Greet”' })
      .getByText('')
      .waitFor({ state: 'attached' })
    await page.getByText('Published', { exact: true }).first().waitFor()
    assert.include(await read(page, id), { publishedVersion: 1, currentStep: 6 })

    await write(page, id, CHANGED)
    await openVersions(page, id)
    await panel(page).getByRole('button', { name: 'Publish version 2' }).click()
    await panel(page).getByText('Version 2 is published.').waitFor()
    await choose(page, 1, 'Publish')
    await panel(page).getByText('Version 1 is published.').waitFor()
    assert.deepEqual(await barriersByDayAndNight(page), [])
    await panel(page).getByRole('button', { name: 'Unpublish' }).click()
    await panel(page).getByText('Not published.').waitFor()
    assert.include(await read(page, id), { publishedVersion: null, version: 2 })
  })
})

test.group('The file of a flow', (group) => {
  const desk = Desk.in(group)

  test('gives the same flow again, as a new flow and in the place of another', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const { id } = await make(page, CHANGED)
    await page.goto(`/flow-builder/${id}`)
    const content = await exported(page)
    await page.goto('/my-workflows')
    await page.getByRole('button', { name: 'Import a file' }).click()
    await page.getByLabel('Flow file').setInputFiles(textFile('greet.json', content))
    await page.getByRole('dialog').getByRole('heading', { name: 'Greet' }).waitFor()
    assert.deepEqual(await barriersByDayAndNight(page), [])
    await page.getByRole('button', { name: 'Create a new flow' }).click()
    await page.waitForURL((url) => /flow-builder\/.+/.test(url.pathname))
    const copy = await read(page, new URL(page.url()).pathname.split('/').at(-1)!)
    assert.notEqual(copy.id, id)
    assert.deepEqual(copy.graph, CHANGED)
    assert.include(copy, { title: 'Greet', context: 'For new members' })
    assert.equal(await exported(page), content)

    const other = await make(page, GREETING, 'Other')
    await page.goto(`/flow-builder/${other.id}`)
    await openImport(page)
    await page.getByLabel('Flow file').setInputFiles(textFile('greet.json', content))
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Changed text of “hello”.').waitFor()
    assert.deepEqual(await barriersByDayAndNight(page), [])
    await dialog.getByRole('button', { name: 'Replace the steps' }).click()
    await save(page)
    assert.deepEqual((await read(page, other.id)).graph, CHANGED)
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await save(page)
    assert.deepEqual((await read(page, other.id)).graph, GREETING)
  })

  test('is refused in sentences where it is broken, huge or of a later version', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const { id } = await make(page, GREETING)
    await page.goto(`/flow-builder/${id}`)
    await openImport(page)
    const refused = async (content: string, sentence: RegExp) => {
      await page.getByLabel('Flow file').setInputFiles(textFile('flow.json', content))
      await page.getByRole('alert').getByText(sentence).first().waitFor()
      assert.equal(await page.getByRole('button', { name: 'Replace the steps' }).count(), 0)
    }
    await refused('{"format": 1, ', /The file is not JSON/)
    await refused('{"format": 99}', /The file has format 99/)
    await refused(JSON.stringify({ format: 1, title: 'x' }), /graph/)
    await refused(' '.repeat(2_500_000), /The file is too large/)
    assert.deepEqual(await barriersByDayAndNight(page), [])
    assert.deepEqual((await read(page, id)).graph, GREETING)
  })
})

test.group('A flow in two tabs', (group) => {
  const desk = Desk.in(group)

  /** Puts other steps into the flow of a tab, without saving them. */
  async function edit(page: Page, text: string): Promise<void> {
    const file = { format: 1, title: 'x', context: '', tags: [], graph: greeting(text) }
    await openImport(page)
    await page.getByLabel('Flow file').setInputFiles(textFile('x.json', JSON.stringify(file)))
    await page.getByRole('button', { name: 'Replace the steps' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }

  async function conflict(mine: Page, other: Page, [own, theirs]: [string, string]): Promise<void> {
    await edit(mine, own)
    await edit(other, theirs)
    desk.complaints.expect(/status of 409/)
    await other.keyboard.press('Control+s')
    await mine.keyboard.press('Control+s')
    await mine.getByRole('dialog', { name: 'This flow was changed elsewhere' }).waitFor()
  }

  test('asks which side counts where both changed the same, and sends nothing before', async ({
    assert,
  }) => {
    const mine = await newcomer(desk)
    const { id } = await make(mine, GREETING)
    const other = await mine.context().newPage()
    for (const page of [mine, other]) await page.goto(`/flow-builder/${id}?view=list`)
    await conflict(mine, other, ['Mine', 'Theirs'])
    const dialog = mine.getByRole('dialog')
    await dialog.getByText('Nothing else was changed.').waitFor()
    assert.isTrue(await dialog.getByRole('radio', { name: 'Mine' }).isChecked())
    assert.deepEqual(await barriersByDayAndNight(mine), [])
    await mine.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    assert.equal(helloIn(await read(mine, id)), 'Theirs')
    await mine.getByRole('button', { name: 'Review changes' }).click()
    await dialog.getByText('Theirs', { exact: true }).first().click()
    await dialog.getByRole('button', { name: 'Apply choices' }).click()
    await dialog.waitFor({ state: 'detached' })
    assert.equal(helloIn(await read(mine, id)), 'Theirs')

    await conflict(mine, other, ['Mine again', 'Theirs again'])
    await Promise.all([
      draftSaved(mine),
      dialog.getByRole('button', { name: 'Use my changes' }).click(),
    ])
    await dialog.waitFor({ state: 'detached' })
    assert.equal(helloIn(await read(mine, id)), 'Mine again')
  })
})

test.group('A run in the builder', (group) => {
  const desk = Desk.in(group)

  async function run(page: Page, who: string): Promise<void> {
    await page.getByLabel('Who').fill(who)
    const before = page.url()
    await page.getByRole('button', { name: 'Run flow' }).click()
    await page.waitForURL((url) => /[?&]run=/.test(url.href) && url.href !== before)
  }

  const bar = (page: Page) => page.getByRole('region', { name: 'What is shown' })

  test('is shown on the flow with its results, and is compared with another, {$self} px wide')
    .with(WIDTHS)
    .run(async ({ assert }, width) => {
      const page = await newcomer(desk, { width })
      const { id } = await make(page, GREETING)
      await page.goto(`/flow-builder/${id}`)
      await run(page, 'Ada')
      await bar(page).getByText('Succeeded').waitFor()
      await panel(page).getByRole('region', { name: 'Result' }).getByText('Hello Ada').waitFor()
      await toast(page, 'Your flow has been processed').waitFor()
      assert.deepEqual(await barriersByDayAndNight(page), [])
      await run(page, 'Grace')
      await bar(page).getByText('Succeeded').waitFor()
      await panel(page).getByRole('region', { name: 'Result' }).getByText('Hello Grace').waitFor()
      await panel(page).getByRole('button', { name: 'Compare with the shown run' }).click()
      await page.waitForURL(/with=/)
      const steps = page.getByRole('list', { name: 'The steps of both runs' })
      const output = steps.getByRole('region', { name: 'Output of “hello”' })
      await output.getByText('Grace').first().waitFor()
      await output.getByText('Ada').first().waitFor()
      assert.deepEqual(await barriersByDayAndNight(page), [])
      await page.getByRole('button', { name: 'Back to the draft' }).click()
      await bar(page).waitFor({ state: 'detached' })
      assert.notMatch(page.url(), /run=|with=/)
    })

  test('shows which steps it has reached while it waits, and can be stopped', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const { id } = await make(page, through(APPROVAL, 'approved'))
    await page.goto(`/flow-builder/${id}?view=list`)
    await run(page, 'Ada')
    await bar(page).getByText('Waiting').waitFor()
    const step = (name: string) =>
      page.locator('main ol').first().getByRole('listitem').filter({ hasText: name })
    await step('hello').getByText('Succeeded').waitFor()
    await step('wait').getByText('Waiting').waitFor()
    await page.getByRole('button', { name: 'Show as a canvas' }).click()
    await page.locator('.react-flow').getByText('Waiting').waitFor()
    assert.deepEqual(await barriersByDayAndNight(page), [])
    await bar(page).getByRole('button', { name: 'Stop' }).click()
    await bar(page).getByText('Canceled').waitFor()
    await bar(page).getByRole('link', { name: 'Open run' }).click()
    await page.waitForURL(/\/runs\//)
  })
})

async function exported(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'More for “Greet”' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export as a file' }).click(),
  ])
  if (download.suggestedFilename() !== 'Greet.flow.json')
    throw new Error(`The file is called ${download.suggestedFilename()}`)
  return readFile(await download.path(), 'utf8')
}

async function openImport(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^More for “/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Import a file' }).click()
}
