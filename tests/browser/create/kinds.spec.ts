import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { original } from '#tests/browser/create/writer'
import { barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { becomes } from '#tests/browser/helpers/becomes'
import { Desk } from '#tests/browser/helpers/desk'
import { newcomer } from '#tests/browser/saved/own_data'

/** Neither a plan nor a comparison nor advice is certain. */
const UNCLEAR = 'cover crop after winter barley on clay'

/** A plan for certain, and nothing says of which kind. */
const MARATHON = 'spring marathon in 16 weeks, three runs a week, bad knee'

const bring = (page: Page, screen: string) =>
  page.goto(`${screen}?prompt=${encodeURIComponent(UNCLEAR)}`)
const question = (page: Page) => page.getByRole('region', { name: 'What should come back?' })
const kindOf = (page: Page, kind: string) => page.getByText(`Kind: ${kind}`, { exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function choose(page: Page, typed: string, found: string): Promise<void> {
  await page.getByPlaceholder('Search all kinds of work').fill(typed)
  await page.locator('[role="option"][aria-selected="true"]', { hasText: found }).waitFor()
  await page.keyboard.press('Enter')
}

test.group('Where Hone is not sure, it asks what should come back', (group) => {
  const desk = Desk.in(group)

  test('one key gives the improved prompt, and the choice can be taken back', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    await bring(page, '/create')
    await question(page).waitFor()
    await page.getByRole('heading', { name: 'One question first' }).waitFor()
    assert.equal(await page.getByText('Score as written now').count(), 0)
    assert.deepEqual(await barriersAtEachWidth(page), [])
    const second = question(page).getByRole('button').nth(1)
    const label = (await second.textContent())!.replace(/2$/, '')

    await page.locator('body').press('2')
    await kindOf(page, label).waitFor()
    await page.getByRole('heading', { name: 'AI-Enhanced Prompt' }).waitFor()
    await page
      .getByText(`${UNCLEAR[0].toUpperCase()}${UNCLEAR.slice(1)}`)
      .first()
      .waitFor()

    await press(page, 'Undo')
    await question(page).waitFor()
  })

  test('typing a number into a field does not choose a kind', async ({ assert }) => {
    const page = await newcomer(desk)
    await bring(page, '/create')
    await question(page).waitFor()
    await original(page).press('End')
    await page.keyboard.type(' 2')
    assert.isTrue(await question(page).isVisible())
    await becomes(() => original(page).inputValue(), `${UNCLEAR} 2`)
  })

  test('anything else is found by its name, and stays with the prompt', async () => {
    const page = await newcomer(desk)
    await bring(page, '/create')
    await question(page).waitFor()
    await press(page, 'Something else')
    await choose(page, 'meal', 'Meal plan')
    await kindOf(page, 'Meal plan').waitFor()
    await page.reload()
    await kindOf(page, 'Meal plan').waitFor()

    await page.getByRole('link', { name: 'See all three versions' }).click()
    await page.waitForURL(/\/prompt-editor/)
    await becomes(() => page.getByRole('tab').count(), 3)
    await kindOf(page, 'Meal plan').waitFor()
    await press(page, 'Change')
    await choose(page, 'check', 'Checklist')
    await kindOf(page, 'Checklist').waitFor()
    await press(page, 'Undo')
    await kindOf(page, 'Meal plan').waitFor()
  })

  test('a kind within the family is one click away, and can be taken back', async () => {
    const page = await newcomer(desk)
    await page.goto(`/create?prompt=${encodeURIComponent(MARATHON)}`)
    await kindOf(page, 'A plan or schedule').waitFor()
    const narrower = page.getByRole('group', { name: 'More exactly:' })
    await narrower.getByRole('button', { name: 'Training plan' }).click()
    await kindOf(page, 'Training plan').waitFor()
    await narrower.waitFor({ state: 'detached' })
    await press(page, 'Undo')
    await kindOf(page, 'A plan or schedule').waitFor()
  })

  test('the Prompt Editor asks the same', async ({ assert }) => {
    const page = await newcomer(desk)
    await bring(page, '/prompt-editor')
    await question(page).waitFor()
    assert.equal(await page.getByRole('tab').count(), 0)
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await question(page).getByRole('button').first().click()
    await becomes(() => page.getByRole('tab').count(), 3)
    assert.equal(await question(page).count(), 0)
  })
})
