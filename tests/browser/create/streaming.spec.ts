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

test.group('The optimizer with a model', (group) => {
  const desk = Desk.in(group)
  let standIn: ModelStandIn
  group.each.setup(async () => {
    standIn = await startModelStandIn()
    standIn.reply = rewriting()
    return () => standIn.close()
  })

  /** Somebody who has connected the stand-in and chosen it, in the optimizer. */
  async function chosen(width?: Width): Promise<Page> {
    const page = await desk.arrive({ as: ADMIN, width })
    await connectOnly(page, standIn.url)
    await page.goto('/create')
    await page.getByLabel('Improved by').selectOption({ label: 'Stand-in · gpt-5.4-mini' })
    await page.getByRole('textbox', { name: 'Original Prompt' }).fill(PROMPT)
    return page
  }

  const regenerate = (page: Page) => page.getByRole('button', { name: 'Regenerate' }).click()
  const looks = () => [1, 2].map(() => ({ kind: 'answer' as const, content: '{"notes":[]}' }))

  test('shows the variant of the model with its reasons, and what it took for granted', async ({
    assert,
  }) => {
    const page = await chosen()
    await regenerate(page)
    await page.getByText('Audience: customers who know us').first().waitFor()
    await page.getByText('Readers decide the words.').first().waitFor()
    await page.getByText('The readers know the company.').waitFor()
    await page.getByText('A model can work for you 9 more times today').waitFor()
    await page.reload()
    await page.getByText('Audience: customers who know us').first().waitFor()
    assert.equal(await page.getByLabel('Improved by').inputValue(), await idOf(page))
  })

  test('writes as the model does, and stops when told, {$self} px wide')
    .with(WIDTHS)
    .run(async ({ assert }, width) => {
      const page = await chosen(width)
      standIn.play(
        ...looks(),
        ...[1, 2, 3].map(() => ({ kind: 'hang_after' as const, content: HALF, chunks: 4 }))
      )
      await regenerate(page)
      const panel = page.getByRole('region', { name: 'AI-Enhanced Prompt' })
      await panel.getByText('It is for customers.').first().waitFor()
      await panel.getByText('Generating enhanced version...').waitFor()
      assert.deepEqual(await barriersByDayAndNight(page), [])
      await panel.getByRole('button', { name: 'Stop' }).click()
      await panel.getByText('You stopped the answer.').waitFor()
      await panel.getByText('It is for customers.').waitFor()
      assert.deepEqual(await barriersByDayAndNight(page), [])
      await panel.getByRole('button', { name: 'Try again' }).click()
      await panel.getByText('Audience: customers who know us').first().waitFor()
    })

  test('has the offline variant and says why where the provider fails, and recovers', async () => {
    const page = await chosen()
    standIn.play(...Array.from({ length: 2 }, () => ({ kind: 'status' as const, status: 401 })))
    await regenerate(page)
    await page.getByText('The provider refused the key.').waitFor()
    await page.getByRole('link', { name: 'See all three versions' }).waitFor()
    await regenerate(page)
    await page.getByText('The readers know the company.').waitFor()
  })

  test('keeps what had come where the connection breaks, in the specified words', async () => {
    desk.complaints.expect(/status of 503|ERR_/)
    const page = await chosen()
    await page.route('**/api/ai/enhance-prompt', (route) =>
      route.fulfill({
        contentType: 'text/event-stream',
        body: 'event: delta\ndata: {"text":"Write an email to customers."}\n\n',
      })
    )
    await regenerate(page)
    await page
      .getByText(
        "Sorry, I couldn't generate an improved version of your prompt right now. Please try again later."
      )
      .waitFor()
    await page.getByText('Write an email to customers.').first().waitFor()
    await page.unroute('**/api/ai/enhance-prompt')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('The readers know the company.').waitFor()
  })
})

async function idOf(page: Page): Promise<string> {
  const [{ id }] = await call<{ id: string }[]>(page, 'GET', '/api/admin/model-providers')
  return id
}
