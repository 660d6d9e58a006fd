import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { becomes } from '#tests/browser/helpers/becomes'
import { barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { openMore, openVersion } from '#tests/browser/create/writer'
import { Desk } from '#tests/browser/helpers/desk'
import { arriveWithModel, disconnectAll } from '#tests/browser/helpers/model_provider'
import { type Width } from '#tests/browser/helpers/widths'
import { call, refuse } from '#tests/browser/saved/own_data'
import { startModelStandIn, type ModelStandIn } from '#tests/helpers/model_stand_in'

const ORIGINAL = 'Write to {{name}} about Kestrel 3.'
const BETTER = 'You are a clerk. Write to {{name}} about Kestrel 3 in three lines.'

test.group('Trying a prompt', (group) => {
  const desk = Desk.in(group, { isAlone: true })
  let standIn: ModelStandIn
  group.each.setup(async () => {
    standIn = await startModelStandIn()
    return () => standIn.close()
  })

  /** Somebody with a model, and the address at which their prompt is tried. */
  async function arrive(width?: Width): Promise<{ page: Page; id: string; address: string }> {
    const page = await arriveWithModel(desk, standIn.url, width)
    const words = { original: ORIGINAL, title: `Note ${crypto.randomUUID()}`, saved: true }
    const { id } = await call<{ id: string }>(page, 'POST', '/api/prompts', words)
    await call(page, 'POST', `/api/prompts/${id}/versions`, { content: BETTER })
    return { page, id, address: `/try/${id}/1` }
  }

  const answers = (page: Page) => page.getByRole('region', { name: 'The answers' })
  const run = (page: Page) => page.getByRole('button', { name: 'Run this prompt' }).click()
  /** The letter under which the version was answered: the stand-in says again what it is told. */
  const letterOfVersion = async (page: Page) => {
    const a = await page.getByRole('article', { name: 'Answer A' }).innerText()
    return a.includes('You are a clerk') ? 'A' : 'B'
  }

  test('from the editor: both answers, a blind vote, a judge and the record, on desks and phones', async ({
    assert,
  }) => {
    const { page } = await arrive()
    const improved = await call<{ promptId: string }>(page, 'POST', '/api/ai/enhance-prompt', {
      originalPrompt: ORIGINAL,
    })
    await page.goto(`/prompt-editor?id=${improved.promptId}`)
    await openVersion(page)
    await openMore(page)
    await page.getByRole('menuitem', { name: 'Try it' }).click()
    await page.waitForURL(`**/try/${improved.promptId}/1`)
    await page.getByLabel('Name', { exact: true }).fill('Ana')
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await run(page)
    await answers(page).getByText('Both answers are here.').waitFor()
    await becomes(() => answers(page).getByText('Write to Ana about Kestrel 3').count(), 2)
    assert.equal(
      await answers(page)
        .getByText(/tokens in/)
        .count(),
      0
    )

    standIn.reply = () => JSON.stringify({ reason: 'It says how long.', better: 'neither' })
    await page.getByRole('button', { name: 'Ask a judge' }).click()
    await page.getByText('The judge has voted. You see its vote after your own.').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    const before = await call<{ votes: { tie: number } }>(page, 'GET', '/api/tryout-record')
    await page.getByRole('button', { name: 'Neither' }).click()
    await page.getByText('You preferred neither.').waitFor()
    await page.getByText('The judge preferred neither.').waitFor()
    await page.getByText('It says how long.').waitFor()
    await becomes(
      () =>
        answers(page)
          .getByText(/tokens in/)
          .count(),
      2
    )
    await page.getByLabel(/^Why/).fill('Both are good.')
    await page.getByLabel(/^Why/).blur()
    await page.getByText('Saved with your vote.').waitFor()
    await page.getByText(new RegExp(`neither ${before.votes.tie + 1}\\.`)).waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])

    await page.reload()
    await page.getByRole('button', { name: /^Show the answers from/ }).click()
    await becomes(() => page.getByLabel(/^Why/).inputValue(), 'Both are good.')
  })

  test('a vote says which side won, and looking first leaves none', async () => {
    const { page, address } = await arrive()
    await page.goto(address)
    await page.getByRole('button', { name: 'Run this prompt' }).waitFor()
    await page.keyboard.press('Control+Enter')
    await answers(page).getByText('Both answers are here.').waitFor()
    const letter = await letterOfVersion(page)
    await page.getByRole('button', { name: `${letter} is better` }).click()
    await page.getByText('You preferred the answer to version 1.').waitFor()
    const answer = page.getByRole('article', { name: `Answer ${letter}` })
    await answer.getByText('Version 1', { exact: true }).waitFor()

    await page.getByRole('button', { name: 'Run it again' }).click()
    await page.getByRole('button', { name: 'Show which is which' }).click()
    await page.getByText('You revealed the answers without voting.').waitFor()
    await becomes(() => page.getByRole('button', { name: 'A is better' }).count(), 0)
    await page.getByText('Version won', { exact: true }).waitFor()
  })

  test('stops when told and keeps what had come; says what failed, and recovers', async () => {
    const { page, address } = await arrive()
    await page.goto(address)
    const content = 'So far and then no more'
    standIn.play(...[1, 2].map(() => ({ kind: 'hang_after' as const, content, chunks: 4 })))
    await run(page)
    await answers(page).getByText(content).nth(1).waitFor()
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByText('Stopped. The answers so far are kept.').waitFor()
    await standIn.until(() => standIn.requests.every(({ hungUpAt }) => hungUpAt !== null))

    standIn.play(...[1, 2].map(() => ({ kind: 'status' as const, status: 401 })))
    await page.getByRole('button', { name: 'Run it again' }).click()
    await page.getByText('The provider refused the key.').waitFor()
    await page.getByRole('button', { name: 'Run it again' }).click()
    await page.getByText('Both answers are here.').waitFor()
    await page.getByRole('button', { name: /^Show the answers from/ }).click()
    await page.getByText('This tryout did not finish.').waitFor()
    await page.getByText('You can vote only on two complete answers.').waitFor()
    await becomes(() => answers(page).getByText('The answer was stopped.').count(), 2)
  })

  test('the demo model answers, labeled and without a vote', async () => {
    const { page, address } = await arrive()
    await disconnectAll(desk)
    await page.goto(address)
    await run(page)
    await answers(page).getByText('Demo answer', { exact: true }).nth(1).waitFor()
    await answers(page).getByText('so there is no voting').waitFor()
    await becomes(() => page.getByRole('button', { name: 'A is better' }).count(), 0)
  })

  test('what cannot be tried says why, on desks and phones', async ({ assert }) => {
    desk.complaints.expect(/status of (404|503)/)
    const { page, id, address } = await arrive()
    await call(page, 'POST', `/api/prompts/${id}/versions`, { content: ORIGINAL })
    await page.goto(`/try/${id}/2`)
    await page.getByRole('heading', { name: 'Nothing to compare' }).waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.goto(`/try/${id}/9`)
    await page.getByRole('heading', { name: 'Prompt not found' }).waitFor()
    await page.route('**/api/prompts/*/versions/1', refuse(503))
    await page.goto(address)
    await page.getByText('The prompt could not be loaded').waitFor()
    await page.unroute('**/api/prompts/*/versions/1')
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('button', { name: 'Run this prompt' }).waitFor()
  })

  test('one tap says whether a prompt worked, and takes it back', async () => {
    const { page, id } = await arrive()
    await page.goto('/saved')
    const row = page.getByRole('listitem').filter({ has: page.locator(`a[href="/saved/${id}"]`) })
    const changed = () => page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    const saved = changed()
    await row.getByRole('button', { name: 'It worked' }).click()
    await saved
    await page.goto(`/saved/${id}`)
    const yes = page.getByRole('button', { name: 'It worked', exact: true })
    await yes.waitFor()
    await becomes(() => yes.getAttribute('aria-pressed'), 'true')
    const takenBack = changed()
    await yes.click()
    await takenBack
    await becomes(() => yes.getAttribute('aria-pressed'), 'false')
    await becomes(
      async () =>
        (await call<{ worked: boolean | null }>(page, 'GET', `/api/prompts/${id}`)).worked,
      null
    )
    await page.getByRole('link', { name: 'Try version 1' }).click()
    await page.getByRole('button', { name: 'Run this prompt' }).waitFor()
  })
})
