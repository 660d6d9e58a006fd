import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { becomes, eventually } from '#tests/browser/helpers/becomes'
import { barriers, barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { heldToast } from '#tests/browser/helpers/toasts'
import { newcomer } from '#tests/browser/saved/own_data'

const TEXT = 'write an email about our new product'

const field = (page: Page) => page.getByRole('textbox', { name: 'Your prompt' })
const analyze = (page: Page) => page.getByRole('button', { name: 'Analyze' })
const cards = (page: Page) => page.locator('[data-proposal]')
const card = (page: Page, id: string) => page.locator(`[data-proposal="${id}"]`)

test.group('Prompt Strengthening', (group) => {
  const desk = Desk.in(group)

  async function analyzed(page: Page, text = TEXT): Promise<Page> {
    await page.goto('/workshop')
    await field(page).fill(text)
    await analyze(page).click()
    await page.getByRole('heading', { name: /stronger|Nothing to add/ }).waitFor()
    return page
  }

  test('on desks and phones: every state is accessible and fits', async ({ assert }) => {
    const page = await newcomer(desk)
    await page.goto('/workshop')
    await page.getByRole('button', { name: 'Try an example' }).waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByRole('button', { name: 'Try an example' }).click()
    await cards(page).first().waitFor()
    await page.getByRole('button', { name: 'Apply: Give it a role' }).click()
    await page.getByText('Applied', { exact: true }).waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    const verses = Array.from({ length: 60 }, (_, at) => `Maybe add verse ${at}.`).join(' ')
    await field(page).fill(`Write a poem on ${'supercalifragilistic'.repeat(60)}. ${verses}`)
    await analyze(page).click()
    await page.locator('[data-proposal^="clarity.hedge"]').first().waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
  })

  test('a blank text cannot be analyzed; Control and Enter analyses another', async () => {
    const page = await newcomer(desk)
    await page.goto('/workshop')
    await becomes(() => analyze(page).isDisabled(), true)
    await field(page).fill(' \n\t ')
    await field(page).press('Control+Enter')
    await becomes(() => analyze(page).isDisabled(), true)
    await becomes(() => cards(page).count(), 0)
    await field(page).fill(TEXT)
    await field(page).press('Control+Enter')
    await card(page, 'role').waitFor()
  })

  test('a card says what, why, before and after; applying and taking back move text and score', async ({
    assert,
  }) => {
    const page = await analyzed(await newcomer(desk))
    const format = card(page, 'format')
    assert.match(await format.innerText(), /Structure/)
    const [before, after] = await format.getByRole('definition').allInnerTexts()
    assert.equal(before, TEXT)
    assert.isTrue(after.startsWith(`${TEXT}\n\nGive only the final wording`))
    await page.getByText('It scores 39 of 100.').waitFor()

    await format.getByRole('button', { name: 'Apply: Name the output format' }).click()
    await page.getByText(/From 39 to \d\d of 100\./).waitFor()
    await becomes(() => field(page).inputValue(), after)

    await card(page, 'role').getByRole('button').click()
    await eventually(async () =>
      assert.match(await field(page).inputValue(), /^You are .+\n\nwrite an email/)
    )
    await format.getByRole('button', { name: 'Undo: Name the output format' }).click()
    await card(page, 'role').getByRole('button').click()
    await page.getByText('It scores 39 of 100.').waitFor()
    await becomes(() => field(page).inputValue(), TEXT)
  })

  test('all are applied at once, and taken back by the message', async () => {
    const page = await analyzed(await newcomer(desk))
    const count = await cards(page).count()
    await page.getByRole('button', { name: 'Apply all' }).click()
    const toast = await heldToast(page, `All ${count} are applied.`)
    await page.getByText(/From 39 to [89]\d of 100\./).waitFor()
    const strong = await field(page).inputValue()
    await toast.getByRole('button', { name: 'Undo', exact: true }).click()
    await page.getByText('It scores 39 of 100.').waitFor()
    await becomes(() => field(page).inputValue(), TEXT)
    await page.getByRole('button', { name: 'Apply all' }).click()
    await becomes(() => field(page).inputValue(), strong)
    await analyze(page).click()
    await page.getByText('This prompt says everything it needs to.').waitFor()
    await becomes(() => cards(page).count(), 0)
  })

  test('a text that was changed by hand has to be analyzed again', async ({ assert }) => {
    const page = await analyzed(await newcomer(desk))
    await field(page).pressSequentially(' for bakers')
    await page.getByText('The text has changed.').waitFor()
    await becomes(() => card(page, 'role').getByRole('button').isDisabled(), true)
    await analyze(page).click()
    await page.getByText('The text has changed.').waitFor({ state: 'detached' })
    await eventually(async () =>
      assert.include(await card(page, 'format').innerText(), 'for bakers')
    )
  })

  test('the text outlives a reload, and goes on to the Prompt Editor', async ({ assert }) => {
    const page = await analyzed(await newcomer(desk))
    await card(page, 'role').getByRole('button').click()
    await eventually(async () => assert.match(await field(page).inputValue(), /^You are /))
    const text = await field(page).inputValue()
    await page.reload()
    await becomes(() => field(page).inputValue(), text)
    await page.getByRole('link', { name: 'Open in the Prompt Editor' }).click()
    await page.waitForURL(/\/prompt-editor/)
    await becomes(() => page.locator('textarea#original').inputValue(), text)
  })

  test('it is where it was after a look at another tab, which the address names', async () => {
    const page = await analyzed(await newcomer(desk))
    await page.getByRole('tab', { name: 'Adaptive Templates' }).click()
    await page.waitForURL(/\?tab=templates$/)
    await page.goBack()
    await card(page, 'role').waitFor()
    await page.goto('/workshop?tab=discovery')
    const tab = page.getByRole('tab', { name: 'Smart Discovery' })
    await becomes(() => tab.getAttribute('aria-selected'), 'true')
  })

  test('an engine that cannot be loaded loses nothing', async ({ assert }) => {
    const page = await newcomer(desk)
    desk.complaints.expect(/ERR_FAILED|Failed to fetch|dynamically imported|workshop_work/)
    await page.goto('/workshop')
    await page.context().route('**/workshop_work*', (route) => route.abort())
    await field(page).fill(TEXT)
    await analyze(page).click()
    await page.getByText('The analysis stopped.').waitFor()
    assert.deepEqual(await barriers(page), [])
    await becomes(() => field(page).inputValue(), TEXT)
  })
})
