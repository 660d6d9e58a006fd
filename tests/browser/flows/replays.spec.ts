import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { openStartedRun, pressRun, unfoldSteps } from '#tests/browser/flows/started_run'
import { barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { arriveWithModel, disconnectAll } from '#tests/browser/helpers/model_provider'
import { call } from '#tests/browser/saved/own_data'
import { askedFor, DRAFT_AND_POLISH, prompt } from '#tests/functional/flows/replays/model_flow'
import { startModelStandIn } from '#tests/helpers/model_stand_in'

const polish = prompt('polish', 'Polish {{draft}}')
const nodes = DRAFT_AND_POLISH.nodes.with(3, {
  ...polish,
  settings: { ...polish.settings, answer: 'list' },
})

const status = (page: Page, text: string) =>
  page
    .locator('main p', { has: page.getByRole('status') })
    .first()
    .getByText(text)
    .waitFor()

const step = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

async function choose(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More for the step “${name}”` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Goes on with what was clicked in the new run. */
async function inNewRun(page: Page, click: () => Promise<void>): Promise<void> {
  const before = page.url()
  await click()
  await page.waitForURL((url) => url.pathname.startsWith('/runs/') && url.href !== before)
}

test.group('Running again', (group) => {
  const desk = Desk.in(group, { isAlone: true })

  test('a run that failed goes on from the failed step, and nothing before it is repeated, on desks and phones', async ({
    assert,
    cleanup,
  }) => {
    const standIn = await startModelStandIn()
    cleanup(() => standIn.close())
    cleanup(() => disconnectAll(desk))
    const page = await arriveWithModel(desk, standIn.url)
    const graph = { ...DRAFT_AND_POLISH, nodes }
    const { id } = await call<{ id: string }>(page, 'POST', '/api/flows', {
      ...{ title: 'Letter', graph },
    })
    standIn.reply = () => 'This is no list.'
    standIn.requests.length = 0
    await page.goto(`/flow-builder/${id}`)
    // What still loads above the button would move it while it is pressed.
    await page.getByText('hello', { exact: true }).first().waitFor()
    await page.getByText(/^Costs one credit/).waitFor()
    await page.getByRole('textbox', { name: 'Who', exact: true }).fill('Ada')
    await pressRun(page)
    await openStartedRun(page)
    await status(page, 'Failed')
    assert.deepEqual(askedFor(standIn), ['Draft', 'Polish'])

    standIn.reply = () => '{"items": ["Dear Ada"]}'
    await inNewRun(page, () => choose(page, 'polish', 'Run from here'))
    await status(page, 'Succeeded')
    await page.getByRole('region', { name: 'Result' }).getByText('Dear Ada').waitFor()
    await unfoldSteps(page)
    await step(page, 'draft').getByText('Reused', { exact: true }).waitFor()
    await step(page, 'draft').getByText('Output reused from the original run.').waitFor()
    assert.deepEqual(askedFor(standIn), ['Draft', 'Polish', 'Polish'])
    await page.getByRole('button', { name: 'More for the step “draft”' }).click()
    await page.getByRole('menuitem', { name: 'Run only this step' }).waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.reload()
    await unfoldSteps(page)

    for (const name of ['draft', 'polish']) {
      await choose(page, name, 'Pin this output')
      await step(page, name).getByText('Pinned: later runs').waitFor()
    }
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await inNewRun(page, () => page.getByRole('button', { name: 'Run again' }).click())
    await status(page, 'No credit used')
    await unfoldSteps(page)
    await step(page, 'polish').getByText('Pinned output reused.').waitFor()
    assert.deepEqual(askedFor(standIn), ['Draft', 'Polish', 'Polish'])
  })

  test('earlier answers are reused where somebody wants it', async ({ assert, cleanup }) => {
    const standIn = await startModelStandIn()
    cleanup(() => standIn.close())
    cleanup(() => disconnectAll(desk))
    const page = await arriveWithModel(desk, standIn.url)
    const { id } = await call<{ id: string }>(page, 'POST', '/api/flows', {
      ...{ title: 'Letter', graph: DRAFT_AND_POLISH },
    })
    standIn.requests.length = 0
    for (const reuses of [false, true]) {
      await page.goto(`/flow-builder/${id}`)
      // What still loads above the button would move it while it is pressed.
      await page.getByText('hello', { exact: true }).first().waitFor()
      await page.getByText(/^Costs one credit/).waitFor()
      await page.getByRole('textbox', { name: 'Who', exact: true }).fill('Ada')
      if (reuses) await page.getByLabel('Reuse answers for unchanged steps').check()
      await pressRun(page)
      await openStartedRun(page)
      await status(page, 'Succeeded')
    }
    await page.getByText('No credit was used.').first().waitFor()
    await status(page, 'No credit used')
    assert.deepEqual(askedFor(standIn), ['Draft', 'Polish'])
  })
})
