import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { becomes, eventually } from '#tests/browser/helpers/becomes'
import { barriers, barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { ByModel } from '#tests/browser/create/by_model'
import { Desk } from '#tests/browser/helpers/desk'
import { call } from '#tests/browser/saved/own_data'

test.group('The optimizer with a model', (group) => {
  const desk = Desk.in(group, { isAlone: true })
  const work = new ByModel(desk, group, '/create')

  const regenerate = (page: Page) => page.getByRole('button', { name: 'Regenerate' }).click()

  test('shows the variant of the model with its reasons, and what it took for granted', async ({
    assert,
  }) => {
    const page = await work.arrive()
    await regenerate(page)
    await page.getByText('Audience: customers who know us').first().waitFor()
    await page.getByText('Readers decide the words.').first().waitFor()
    await page.getByText('The readers know the company.').waitFor()
    await page.getByText('9 model improvements left today').waitFor()
    await page.reload()
    await page.getByText('Audience: customers who know us').first().waitFor()
    await eventually(async () =>
      assert.equal(await page.getByLabel('Improved by').inputValue(), await idOf(page))
    )
  })

  test('writes as the model does, and stops when told, on desks and phones', async ({ assert }) => {
    const page = await work.arrive()
    work.fallSilent()
    await regenerate(page)
    const panel = page.getByRole('region', { name: 'AI-Enhanced Prompt' })
    await panel.getByText('It is for customers.').first().waitFor()
    await panel.getByText('Generating enhanced version...').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await panel.getByRole('button', { name: 'Stop' }).click()
    await panel.getByText('You stopped the answer.').waitFor()
    await panel.getByText('It is for customers.').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await panel.getByRole('button', { name: 'Try again' }).click()
    await panel.getByText('Audience: customers who know us').first().waitFor()
  })

  test('has what was there before when the next answer is stopped', async () => {
    const page = await work.arrive()
    const panel = page.getByRole('region', { name: 'AI-Enhanced Prompt' })
    await regenerate(page)
    await panel.getByText('The readers know the company.').waitFor()
    work.fallSilent()
    await regenerate(page)
    await panel.getByText('It is for customers.').first().waitFor()
    await panel.getByRole('button', { name: 'Stop' }).click()
    await panel.getByRole('button', { name: 'Copy', exact: true }).click()
    await page.getByText('The text so far was copied.').first().waitFor()
    await becomes(
      () => page.evaluate(() => navigator.clipboard.readText()),
      'Write an email about Kestrel 3. It is for customers.'
    )
    await page.getByText('8 model improvements left today').waitFor()
    await panel.getByRole('button', { name: 'Show the last result' }).click()
    await panel.getByText('The readers know the company.').waitFor()
    await becomes(() => panel.getByRole('button', { name: 'Share' }).isEnabled(), true)
  })

  test('has the offline variant and says why where the provider fails, and recovers', async () => {
    const page = await work.arrive()
    work.standIn.play(
      ...Array.from({ length: 2 }, () => ({ kind: 'status' as const, status: 401 }))
    )
    await regenerate(page)
    await page.getByText('The provider refused the key.').waitFor()
    await page.getByRole('link', { name: 'See all three versions' }).waitFor()
    await regenerate(page)
    await page.getByText('The readers know the company.').waitFor()
  })

  test('says so when the day is used up, and improves offline instead', async ({ assert }) => {
    desk.complaints.expect(/status of 403/)
    const page = await work.arrive()
    await page.route('**/api/ai/enhance-prompt', (route) =>
      route.request().postDataJSON().model
        ? route.fulfill({
            status: 403,
            json: {
              code: 'plan_limit',
              message: 'You have used today’s 10 model improvements.',
              hint: 'Improving offline has no limit.',
            },
          })
        : route.continue()
    )
    await regenerate(page)
    const panel = page.getByRole('region', { name: 'AI-Enhanced Prompt' })
    await panel.getByText('model improvements. Improving offline has no limit.').waitFor()
    assert.deepEqual(await barriers(page), [])
    await panel.getByRole('button', { name: 'Improve offline' }).click()
    await page.getByRole('link', { name: 'See all three versions' }).waitFor()
    await becomes(() => page.getByLabel('Improved by').inputValue(), 'offline')
  })

  test('keeps what had come where the provider breaks off, beside the offline variant', async () => {
    const page = await work.arrive()
    work.breakOff()
    await regenerate(page)
    await page.getByRole('link', { name: 'See all three versions' }).waitFor()
    const panel = page.getByRole('region', { name: 'AI-Enhanced Prompt' })
    await panel.getByText('The answer ended too early.', { exact: false }).waitFor()
    await panel.getByText('The text so far').waitFor()
  })

  test('keeps what had come where the connection breaks, in the specified words', async () => {
    desk.complaints.expect(/status of 503|ERR_/)
    const page = await work.arrive()
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
  const { choices } = await call<{ choices: { id: string }[] }>(page, 'GET', '/api/models')
  return choices[0].id
}
