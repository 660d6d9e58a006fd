import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { barriersByDayAndNight } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { WIDTHS } from '#tests/browser/helpers/widths'
import { make, panel, toast } from '#tests/browser/flows/versions_steps'
import { call, newcomer } from '#tests/browser/saved/own_data'
import { APPROVAL, GREETING, node, through } from '#tests/functional/flows/flow_steps'

test.group('A run in the builder', (group) => {
  const desk = Desk.in(group)

  async function run(page: Page, who: string): Promise<void> {
    await page.getByRole('textbox', { name: 'Who' }).fill(who)
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

  test('leads from the step that failed to its settings, and goes on from there', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const broken = node('letter', 'format', { text: '{"to": {{hello}}}', as: 'json' })
    const { id } = await make(page, through(broken))
    await page.goto(`/flow-builder/${id}`)
    await run(page, 'Ada')
    const failure = panel(page).getByRole('alert').filter({ hasText: '“letter” failed.' })
    await failure.getByText('No credit was used.').waitFor()
    assert.deepEqual(await barriersByDayAndNight(page), [])
    await failure.getByRole('link', { name: 'Edit this step' }).click()
    await bar(page).waitFor({ state: 'detached' })
    assert.notMatch(page.url(), /step=letter/)
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
