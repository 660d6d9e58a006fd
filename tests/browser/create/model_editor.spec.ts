import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { barriersByDayAndNight } from '#tests/browser/helpers/barriers'
import { ADMIN, Desk } from '#tests/browser/helpers/desk'
import { connectOnly } from '#tests/browser/helpers/model_provider'
import { WIDTHS, type Width } from '#tests/browser/helpers/widths'
import { call } from '#tests/browser/saved/own_data'
import { rewriting } from '#tests/functional/ai/rewriting_model'
import { startModelStandIn, type ModelStandIn } from '#tests/helpers/model_stand_in'

const PROMPT = 'Write an email about our new product Kestrel 3.'
const HALF = JSON.stringify({ text: 'Write an email about Kestrel 3. It is for customers.' })

test.group('The Prompt Editor with a model', (group) => {
  const desk = Desk.in(group)
  let standIn: ModelStandIn
  group.each.setup(async () => {
    standIn = await startModelStandIn()
    standIn.reply = rewriting()
    return () => standIn.close()
  })

  async function chosen(width?: Width): Promise<Page> {
    const page = await desk.arrive({ as: ADMIN, width })
    await connectOnly(page, standIn.url)
    await page.goto('/prompt-editor')
    await page.getByLabel('Improved by').selectOption({ label: 'Stand-in · gpt-5.4-mini' })
    await page.getByRole('textbox', { name: 'Original Prompt' }).fill(PROMPT)
    return page
  }
  const analyse = (page: Page) =>
    page.getByRole('button', { name: 'Re-analyze', exact: true }).first().click()
  const fallSilent = () =>
    standIn.play(
      ...[1, 2].map(() => ({ kind: 'answer' as const, content: '{"notes":[]}' })),
      ...[1, 2, 3].map(() => ({ kind: 'hang_after' as const, content: HALF, chunks: 4 }))
    )
  const versions = (page: Page) => page.getByRole('region', { name: 'Enhanced versions' })
  const byModel = (page: Page) => versions(page).getByText(/^A model wrote one compact brief/)

  test('shows its versions in the place of ours, and keeps them', async ({ assert }) => {
    const page = await chosen()
    await analyse(page)
    await byModel(page).waitFor()
    await versions(page).getByText('The readers know the company.').first().waitFor()
    assert.equal(await versions(page).getByRole('article').count(), 3)
    assert.deepEqual(await barriersByDayAndNight(page), [])

    await page.getByRole('combobox', { name: 'Target audience' }).selectOption('expert')
    await page.getByText('Re-analyze to work on them as they are now.').waitFor()
    await byModel(page).waitFor()
    await page.reload()
    await byModel(page).waitFor()
    await page.getByRole('button', { name: /^Accept.*Optimized/ }).click()
    await page.getByText('Accepted', { exact: false }).first().waitFor()
    const [newest] = await call<{ id: string; version: number }[]>(page, 'GET', '/api/prompts')
    const path = `/api/prompts/${newest.id}/versions`
    const [kept] = await call<{ reasoning: string }[]>(page, 'GET', path)
    assert.match(kept.reasoning, /^A model wrote/)
    await page.reload()
    await byModel(page).waitFor()
  })

  test('shows ours while it writes, and they stand when it is stopped, {$self} px wide')
    .with(WIDTHS)
    .run(async ({ assert }, width) => {
      const page = await chosen(width)
      fallSilent()
      await analyse(page)
      await page.getByText('It is for customers.').first().waitFor()
      await versions(page).getByRole('article').nth(2).waitFor()
      assert.deepEqual(await barriersByDayAndNight(page), [])
      await page.getByRole('button', { name: 'Stop' }).click()
      await page.getByText('A model writes its versions.').waitFor({ state: 'detached' })
      await standIn.until(() =>
        standIn.requests.slice(2).every(({ hungUpAt }) => hungUpAt !== null)
      )
      assert.equal(await byModel(page).count(), 0)
      await page.getByRole('button', { name: /^Accept.*Optimized/ }).click()
      await page.getByText('Accepted', { exact: false }).first().waitFor()
    })

  test('says why the versions are ours where the provider fails', async () => {
    const page = await chosen()
    standIn.play(...[1, 2].map(() => ({ kind: 'status' as const, status: 401 })))
    await analyse(page)
    await page.getByText('The provider refused the key.').waitFor()
    await versions(page).getByRole('article').nth(2).waitFor()
  })
})
