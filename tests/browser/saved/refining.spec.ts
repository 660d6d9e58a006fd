import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { becomes } from '#tests/browser/helpers/becomes'
import { barriers, barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { arriveWithModel, disconnectAll } from '#tests/browser/helpers/model_provider'
import { type Width } from '#tests/browser/helpers/widths'
import { call } from '#tests/browser/saved/own_data'
import { startModelStandIn, type ModelStandIn } from '#tests/helpers/model_stand_in'

const DRAFT = 'Write an email to Okafor about Kestrel 3.'
const SHORTER = 'Write a short email to Okafor about Kestrel 3.'

const answer = (text: string) =>
  JSON.stringify({ text, changes: [], assumptions: [], questions: [], variables: [] })

test.group('Refining a prompt', (group) => {
  const desk = Desk.in(group, { isAlone: true })
  let standIn: ModelStandIn
  group.each.setup(async () => {
    standIn = await startModelStandIn()
    return () => standIn.close()
  })

  async function opened(width?: Width, saved = true): Promise<Page> {
    const page = await arriveWithModel(desk, standIn.url, width)
    const words = { original: DRAFT, saved }
    const { id } = await call<{ id: string }>(page, 'POST', '/api/prompts', words)
    await page.goto(`/saved/${id}`)
    return page
  }
  const instruct = async (page: Page, words: string) => {
    await page.getByLabel('Describe the change').fill(words)
    await page.keyboard.press('Enter')
  }
  const draft = (page: Page) => page.getByLabel('Prompt', { exact: true })
  const reads = (page: Page, text: string) =>
    page.waitForFunction((wanted) => document.querySelector('textarea')?.value === wanted, text)

  test('changes the draft as told, shows what changed and undoes it, on desks and phones', async ({
    assert,
  }) => {
    const page = await opened()
    standIn.reply = () => answer(SHORTER)
    await draft(page).fill(`${DRAFT} `)
    await draft(page).fill(DRAFT)
    await instruct(page, 'shorter')
    await page.getByText('The refined prompt is version 2.').waitFor()
    await reads(page, SHORTER)
    await page.getByText('Refined: shorter', { exact: true }).waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByRole('button', { name: 'Show changes' }).click()
    await page.getByRole('dialog').getByText('short', { exact: false }).first().waitFor()
    await page.keyboard.press('Escape')

    standIn.reply = () => answer('Write a short email about Kestrel 3.')
    await instruct(page, 'to nobody in particular')
    await page.getByText('Now missing: “Okafor”.').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await draft(page).press('End')
    await draft(page).pressSequentially(' Typed since.')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await reads(page, SHORTER)
    const path = `/api/prompts/${page.url().split('/').at(-1)}/versions`
    const kept = await call<{ version: number }[]>(page, 'GET', path)
    const texts = await Promise.all(
      kept.map(({ version }) => call<{ content: string }>(page, 'GET', `${path}/${version}`))
    )
    assert.isTrue(texts.some(({ content }) => content.endsWith(' Typed since.')))
  })

  test('can be saved afterwards where it never was', async () => {
    const page = await opened(1440, false)
    standIn.reply = () => answer(SHORTER)
    await instruct(page, 'shorter')
    await page.getByText('The refined prompt is version 2.').waitFor()
    await page.getByRole('button', { name: 'Save version' }).click()
    await page.getByText(/^No changes since version \d$/).waitFor()
  })

  test('a change that nobody described is asked for at its field', async ({ assert }) => {
    const page = await opened()
    const field = page.getByLabel('Describe the change')
    await page.getByRole('button', { name: 'Refine' }).click()
    await page.waitForFunction(() => document.activeElement?.ariaInvalid === 'true')
    const described = (await field.getAttribute('aria-describedby'))!
    assert.equal(await page.locator(`[id="${described}"]`).innerText(), 'Describe what to change.')
    assert.deepEqual(await barriers(page), [])
    await field.fill('shorter')
    await page.getByText('Describe what to change.').waitFor({ state: 'detached' })
    assert.lengthOf(standIn.requests, 0)
  })

  test('stops when told, says what failed, and leaves the draft', async ({ assert }) => {
    const page = await opened()
    standIn.play({ kind: 'hang_after', content: '{"text":"Write a short', chunks: 4 })
    await page.getByLabel('Describe the change').fill('shorter')
    await page.keyboard.press('Control+Enter')
    await page.getByText('Write a short', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Stop' }).click()
    await standIn.until(() => standIn.requests[0].hungUpAt !== null)
    await page.getByText('You stopped the model. The draft is unchanged.').waitFor()
    await page.getByText('Write a short', { exact: true }).waitFor()
    await page.getByText('9 model improvements left today').waitFor()
    assert.deepEqual(await barriers(page), [])
    standIn.play({ kind: 'status', status: 401 })
    await page.getByRole('button', { name: 'Refine' }).click()
    await page.getByText('The prompt was not refined. The provider refused the key.').waitFor()
    await becomes(() => page.getByLabel('Describe the change').inputValue(), 'shorter')
    await becomes(() => draft(page).inputValue(), DRAFT)
  })

  test('is not offered while no model is connected', async () => {
    const page = await opened()
    await page.getByLabel('Describe the change').waitFor()
    await disconnectAll(desk)
    const asked = page.waitForResponse('**/api/models')
    await page.reload()
    await asked
    await page.getByRole('button', { name: 'Save version' }).waitFor()
    await becomes(() => page.getByLabel('Describe the change').count(), 0)
  })
})
