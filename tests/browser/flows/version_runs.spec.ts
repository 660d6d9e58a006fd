import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { pressRun } from '#tests/browser/flows/started_run'
import { barriers, barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { becomes } from '#tests/browser/helpers/becomes'
import { Desk } from '#tests/browser/helpers/desk'
import { atEachWidth } from '#tests/browser/helpers/widths'
import { make, panel, toast } from '#tests/browser/flows/versions_steps'
import { call, newcomer } from '#tests/browser/saved/own_data'
import { APPROVAL, GREETING, node, through } from '#tests/functional/flows/flow_steps'

test.group('A run in the builder', (group) => {
  const desk = Desk.in(group)

  async function run(page: Page, who: string): Promise<void> {
    await page.getByRole('textbox', { name: 'Who', exact: true }).fill(who)
    const before = page.url()
    await pressRun(page)
    await page.waitForURL((url) => /[?&]run=/.test(url.href) && url.href !== before)
  }

  /** Runs a flow once for each of some answers. @returns the ids of the runs */
  async function runsOf(page: Page, id: string, answers: string[]): Promise<string[]> {
    const ids: string[] = []
    for (const who of answers) {
      const started = await call<{ id: string }>(
        ...([page, 'POST', `/api/flows/${id}/execute`, { inputs: { who } }] as const)
      )
      ids.push(started.id)
    }
    return ids
  }

  const bar = (page: Page) => page.getByRole('region', { name: 'What is shown' })

  test('is shown on the flow with its results, and is compared with another, on desks and phones', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const { id } = await make(page, GREETING)
    await page.goto(`/flow-builder/${id}`)
    await run(page, 'Ada')
    await bar(page).getByText('Succeeded').waitFor()
    await panel(page).getByRole('region', { name: 'Result' }).getByText('Hello Ada').waitFor()
    await toast(page, 'Your flow has been processed').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await run(page, 'Grace')
    await bar(page).getByText('Succeeded').waitFor()
    await panel(page).getByRole('region', { name: 'Result' }).getByText('Hello Grace').waitFor()
    await panel(page).getByRole('button', { name: 'Compare with the shown run' }).click()
    await page.waitForURL(/with=/)
    const steps = page.getByRole('list', { name: 'The steps of both runs' })
    const output = steps.getByRole('region', { name: 'Output of “hello”' })
    await output.getByText('Grace').first().waitFor()
    await output.getByText('Ada').first().waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByRole('button', { name: 'Back to the draft' }).click()
    await bar(page).waitFor({ state: 'detached' })
    assert.notMatch(page.url(), /run=|with=/)
  })

  test('is compared as the older or the newer one, whichever was opened first', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const { id } = await make(page, GREETING)
    const ids = await runsOf(page, id, ['Ada', 'Grace'])
    for (const [shown, other] of [ids, ids.toReversed()]) {
      await page.goto(`/flow-builder/${id}?run=${shown}&with=${other}`)
      const steps = page.getByRole('list', { name: 'The steps of both runs' })
      const inputs = steps.getByRole('region', { name: 'Inputs at “in”' })
      await inputs.locator('del').getByText('Ada').waitFor()
      await inputs.locator('ins').getByText('Grace').waitFor()
      const result = steps.getByRole('region', { name: 'Output of “out”' })
      assert.notInclude(await result.innerText(), 'title')
      const times = await bar(page).locator('time').allTextContents()
      assert.match(times.join('|'), /^Older run: .*\|Newer run: /)
    }
  })

  test('shows texts with little in common one beside the other, and on a phone one below the other', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const { id } = await make(page, GREETING)
    const texts = ['a short note about the garden party on Sunday', 'no money left for new chairs']
    const [older, newer] = await runsOf(page, id, texts)
    await page.goto(`/flow-builder/${id}?run=${newer}&with=${older}`)
    const output = page.getByRole('region', { name: 'Output of “hello”' })
    await output.getByRole('heading', { name: 'Older run' }).waitFor()
    assert.equal(await output.locator('ins, del').count(), 0)
    const both = output.getByText(/^Hello /)
    await atEachWidth(page, (width) =>
      becomes(async () => {
        const tops = await both.evaluateAll((found) =>
          found.map((one) => one.getBoundingClientRect().top)
        )
        return tops.length === texts.length && (tops[0] === tops[1]) === (width === 1440)
      }, true)
    )
    assert.deepEqual(await barriersAtEachWidth(page), [])
  })

  test('that is rejected while it is compared shows as rejected', async ({ assert }) => {
    const page = await newcomer(desk)
    const settings = { ...APPROVAL.settings, needsAccount: false }
    const { id } = await make(page, through({ ...APPROVAL, settings }, 'approved'))
    const ids = await runsOf(page, id, ['Ada', 'Grace'])
    const opened = await call<{ steps: { approval: { path: string } | null }[] }>(
      ...([page, 'GET', `/api/runs/${ids[1]}`] as const)
    )
    const token = opened.steps.find(({ approval }) => approval)!.approval!.path.slice(3)
    await page.goto(`/flow-builder/${id}?run=${ids[0]}&with=${ids[1]}`)
    const step = page
      .getByRole('list', { name: 'The steps of both runs' })
      .getByRole('listitem')
      .filter({ hasText: 'wait' })
    await step.getByText('Waiting', { exact: true }).nth(1).waitFor()
    const wish = { decision: 'rejected', reason: 'Too short' }
    await call(page, 'POST', `/api/approvals/${token}`, wish)
    await step.getByText('Rejected', { exact: true }).waitFor()
    assert.equal(await step.getByText('Succeeded').count(), 0)
  })

  test('starts again with the same answers as another run', async ({ assert }) => {
    const page = await newcomer(desk)
    const { id } = await make(page, GREETING)
    await page.goto(`/flow-builder/${id}`)
    await run(page, 'Ada')
    await bar(page).getByText('Succeeded').waitFor()
    await run(page, 'Ada')
    await bar(page).getByText('Succeeded').waitFor()
    const runs = await call<unknown[]>(page, 'GET', `/api/flows/${id}/runs`)
    assert.lengthOf(runs, 2)
  })

  test('a click on a step leads to what went in and came out of it', async () => {
    const page = await newcomer(desk)
    const { id } = await make(page, GREETING)
    await page.goto(`/flow-builder/${id}`)
    await run(page, 'Ada')
    await bar(page).getByText('Succeeded').waitFor()
    await panel(page).getByRole('tab', { name: 'Versions' }).click()
    await panel(page).getByRole('tab', { name: 'Versions', selected: true }).waitFor()
    await page.locator('.react-flow__node[data-id="hello"]').click()
    await panel(page).locator('h3:focus').getByText('hello').waitFor()
  })

  test('Ctrl Enter leads from a step to the form that runs the flow', async () => {
    const page = await newcomer(desk)
    const { id } = await make(page, GREETING)
    await page.goto(`/flow-builder/${id}?panel=step`)
    await panel(page).getByRole('tab', { name: 'Step', selected: true }).waitFor()
    await page.keyboard.press('ControlOrMeta+Enter')
    await panel(page).locator('h2:focus').getByText('Run this flow').waitFor()
    await page.getByRole('textbox', { name: 'Who', exact: true }).fill('Ada')
    await page.keyboard.press('ControlOrMeta+Enter')
    await bar(page).getByText('Succeeded').waitFor()
  })

  test('leads from the step that failed to its settings, and goes on from there', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const broken = node('letter', 'format', { text: '{"to" {{hello}}}', as: 'json' })
    const { id } = await make(page, through(broken))
    await page.goto(`/flow-builder/${id}`)
    await run(page, 'Ada')
    const failure = panel(page).getByRole('alert').filter({ hasText: '“letter” failed.' })
    await failure.getByText('No credit was used.').waitFor()
    assert.deepEqual(await barriers(page), [])
    await failure.getByRole('link', { name: 'Edit this step' }).click()
    await bar(page).waitFor({ state: 'detached' })
    await page.waitForURL((url) => !url.searchParams.has('step'))
    const text = panel(page).locator('.cm-content').first()
    await text.click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('"Hello"')
    const before = page.url()
    await panel(page).getByRole('button', { name: 'Run from here (1 credit)' }).click()
    await page.waitForURL((url) => /[?&]run=/.test(url.href) && url.href !== before)
    await bar(page).getByText('Succeeded').waitFor()
    const kept = await call<{ steps: { nodeId: string; status: string }[] }>(
      ...([page, 'GET', `/api/runs/${new URL(page.url()).searchParams.get('run')}`] as const)
    )
    const states = kept.steps.map(({ nodeId, status }) => `${nodeId} ${status}`)
    assert.includeMembers(states, ['hello cached', 'letter succeeded'])
  })

  test('shows which steps it has reached while it waits, and can be stopped', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const { id } = await make(page, through(APPROVAL, 'approved'))
    await page.goto(`/flow-builder/${id}?view=list`)
    await run(page, 'Ada')
    await bar(page).getByText('Waiting').waitFor()
    await bar(page).getByText('2 of 4 steps done').waitFor()
    const step = (name: string) =>
      page
        .locator('main ol')
        .first()
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name, exact: true }) })
    await step('hello').getByText('Succeeded').waitFor()
    await step('wait').getByText('Waiting').waitFor()
    await page.getByRole('button', { name: 'Show as a canvas' }).click()
    await page.locator('.react-flow').getByText('Waiting').waitFor()
    assert.deepEqual(await barriers(page), [])
    await bar(page).getByRole('button', { name: 'Stop' }).click()
    const status = bar(page).getByRole('status').and(page.locator(':focus'))
    await status.getByText('Canceled').waitFor()
    await bar(page).getByRole('link', { name: 'Open run' }).click()
    await page.waitForURL(/\/runs\//)
  })
})
