import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { becomes } from '#tests/browser/helpers/becomes'
import { barriers } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { call, newcomer } from '#tests/browser/saved/own_data'
import { APPROVAL, edge, FLOWS, GREETING, node } from '#tests/functional/flows/flow_steps'

const GRAPH = {
  ...GREETING,
  nodes: [
    GREETING.nodes[0],
    node('hello', 'format', { text: '{{who}}', as: 'text' }),
    { ...APPROVAL, settings: { ...APPROVAL.settings, needsAccount: false } },
    node('out', 'result', { value: '{{hello}}', title: 'Text', formats: ['docx'] }),
  ],
  edges: [edge('in', 'hello'), edge('hello', 'wait'), edge('wait', 'out', 'approved')],
}

const CHAPTER = 'Some **bold** words.\n\n- An item\n\n| Name |\n| --- |\n| Ada |\n\n'

interface OpenRun {
  id: string
  steps: { approval: { path: string } | null }[]
}

/** The path of the page where a visitor is asked to approve this text. */
async function pathFor(page: Page, who: string): Promise<string> {
  const { id } = await call<{ id: string }>(page, 'POST', FLOWS, { title: 'Text', graph: GRAPH })
  const execute = `${FLOWS}/${id}/execute`
  const started = await call<OpenRun>(page, 'POST', execute, { inputs: { who } })
  const run = await call<OpenRun>(page, 'GET', `/api/runs/${started.id}`)
  return run.steps.find(({ approval }) => approval)!.approval!.path
}

/** Watches what workers of a page answer, from its next load on. */
async function workersOf(page: Page) {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { workerAnswers: seen })
    const Original = window.Worker
    window.Worker = class extends Original {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options)
        const name = /(\w+_worker)/.exec(String(address))?.[1] ?? String(address)
        for (const kind of ['message', 'error'])
          this.addEventListener(kind, () => seen.push(`${name}: ${kind}`))
      }
    }
  })
  return () =>
    page.evaluate(() =>
      (window as unknown as { workerAnswers: string[] }).workerAnswers.filter((answer) =>
        answer.startsWith('markdown_worker')
      )
    )
}

const content = (page: Page) => page.getByRole('region', { name: 'Text to approve' })
const note = (page: Page) => content(page).getByText('Shown as plain text, because')

test.group('A text that others wrote', (group) => {
  const desk = Desk.in(group)

  const hostile = [
    { name: 'quotes within quotes', text: '> '.repeat(12_500), because: 'nested too deeply' },
    { name: 'asterisks in 300 KB', text: '**a'.repeat(100_000), because: 'very long' },
    { name: 'signs in one paragraph', text: '*a_'.repeat(20_000), because: 'too many formatting' },
  ]

  test('of {name} is shown as it is, and can be decided on')
    .with(hostile)
    .run(async ({ assert }, { text, because }) => {
      const page = await newcomer(desk)
      const visitor = await desk.arrive({ as: null })
      await visitor.goto(await pathFor(page, text))
      await note(visitor).getByText(because).waitFor()
      assert.include(await content(visitor).innerText(), text.slice(0, 1_000).trim())
      await visitor.getByRole('button', { name: 'Approve' }).click()
      await visitor.getByText('Approved').first().waitFor()
    })

  test('of 40 KB is shown as its Markdown, without a barrier', async ({ assert }) => {
    const page = await newcomer(desk)
    const visitor = await desk.arrive({ as: null })
    const answers = await workersOf(visitor)
    await visitor.goto(await pathFor(page, CHAPTER.repeat(650)))
    await becomes(() => content(visitor).locator('strong').count(), 650)
    assert.equal(await note(visitor).count(), 0)
    assert.equal(await content(visitor).locator('table').count(), 650)
    assert.deepEqual(await answers(), ['markdown_worker: message'])
  })

  test('of 5,000 characters and one is read by a worker, a shorter one by the page', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const visitor = await desk.arrive({ as: null })
    const answers = await workersOf(visitor)
    await visitor.goto(await pathFor(page, `**Ada** &amp; Co.\n\n${'words '.repeat(10)}`))
    await content(visitor).getByText('Ada & Co.').waitFor()
    assert.deepEqual(await answers(), [])
    await visitor.goto(await pathFor(page, `**Ada** &amp; Co.\n\n${'word '.repeat(1_000)}`))
    await content(visitor).getByText('Ada & Co.').waitFor()
    assert.deepEqual(await answers(), ['markdown_worker: message'])
  })

  test('is shown as it is where the worker cannot be loaded', async ({ assert }) => {
    desk.complaints.expect(/markdown_worker/)
    const page = await newcomer(desk)
    const visitor = await desk.arrive({ as: null })
    const answers = await workersOf(visitor)
    await visitor.route(/markdown_worker/, (route) => route.abort())
    await visitor.goto(await pathFor(page, CHAPTER.repeat(100)))
    await note(visitor).getByText('could not be formatted').waitFor()
    assert.equal(await content(visitor).locator('strong').count(), 0)
    assert.deepEqual(await answers(), ['markdown_worker: error'])
  })

  test('whose formatting fails leaves the rest of the page', async ({ assert }) => {
    desk.complaints.expect(/no quotes/)
    const page = await newcomer(desk)
    const visitor = await desk.arrive({ as: null })
    await visitor.addInitScript(() => {
      const create = document.createElement.bind(document)
      document.createElement = (name: string, options?: ElementCreationOptions) => {
        if (name === 'blockquote') throw new Error('no quotes')
        return create(name, options)
      }
    })
    await visitor.goto(await pathFor(page, '> Quoted'))
    await note(visitor).getByText('could not be formatted').waitFor()
    await content(visitor).getByText('> Quoted').waitFor()
    await visitor.getByRole('button', { name: 'Approve' }).waitFor()
    assert.deepEqual(await barriers(visitor), [])
  })
})
