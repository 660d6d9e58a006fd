import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { Desk } from '#tests/browser/helpers/desk'
import { atEachWidth } from '#tests/browser/helpers/widths'
import { call, newcomer } from '#tests/browser/saved/own_data'
import { APPROVAL, edge, FLOWS, GREETING, node } from '#tests/functional/flows/flow_steps'

const WORD = 'w'.repeat(300)
const ADDRESS = `https://example.org/${'x'.repeat(200)}`
const MARKDOWN = `# ${WORD}

${ADDRESS}

- ${WORD}

> \`${WORD}\`

| Name | Link |
| --- | --- |
| Ada | ${ADDRESS} |

\`\`\`
${WORD}
\`\`\`

{{who}}`

const GRAPH = {
  ...GREETING,
  nodes: [
    GREETING.nodes[0],
    node('hello', 'format', { text: MARKDOWN, as: 'text' }),
    { ...APPROVAL, settings: { ...APPROVAL.settings, needsAccount: false } },
    node('out', 'result', { value: '{{hello}}', title: 'T'.repeat(150), formats: [] }),
  ],
  edges: [edge('in', 'hello'), edge('hello', 'wait'), edge('wait', 'out', 'approved')],
}

interface Started {
  id: string
  steps: { approval: { path: string } | null }[]
}

/** The widest that the content of the page, and of the panel beside a flow, is beyond its place. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true
    const places = [document.documentElement, ...document.querySelectorAll('aside, main')]
    return Math.max(...places.map((place) => place.scrollWidth - place.clientWidth))
  })

/** The badges that stick out of the rows that they are of. */
const looseBadges = (page: Page) =>
  page.evaluate(() => {
    const right = (element: Element) => Math.round(element.getBoundingClientRect().right)
    const badges = [...document.querySelectorAll('li .rounded-md')]
    return badges.filter((badge) => right(badge) > right(badge.closest('ul, ol')!)).length
  })

test.group('Long words and addresses', (group) => {
  const desk = Desk.in(group)

  test('break within runs, approvals and lists, on desks and phones', async ({ assert }) => {
    const page = await newcomer(desk)
    const flow = { title: 't'.repeat(180), graph: GRAPH }
    const { id } = await call<{ id: string }>(page, 'POST', FLOWS, flow)
    const execute = `${FLOWS}/${id}/execute`
    const { id: runId } = await call<Started>(page, 'POST', execute, { inputs: { who: WORD } })
    const run = await call<Started>(page, 'GET', `/api/runs/${runId}`)
    await page.goto(`/runs/${runId}`)
    await page.getByText('Waiting for approval').waitFor()
    assert.deepEqual(await atEachWidth(page, () => overflow(page)), [0, 0])
    await page.goto(run.steps.find(({ approval }) => approval)!.approval!.path)
    await page.getByRole('table').waitFor()
    assert.deepEqual(await atEachWidth(page, () => overflow(page)), [0, 0])
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.waitForURL(`**/runs/${runId}`)
    for (const address of [`/runs/${runId}`, `/flow-builder/${id}?run=${runId}&panel=run`]) {
      await page.goto(address)
      await page.getByRole('region', { name: 'Result' }).getByRole('table').waitFor()
      assert.deepEqual(await atEachWidth(page, () => overflow(page)), [0, 0])
    }
    await page.goto('/runs')
    await page.getByText('Succeeded').last().waitFor()
    assert.deepEqual(await atEachWidth(page, () => overflow(page)), [0, 0])
    assert.deepEqual(await atEachWidth(page, () => looseBadges(page)), [0, 0])
  })
})
