import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright-core'
import { EXAMPLE, openMore, openVersion } from '#tests/browser/create/writer'
import { becomes, eventually } from '#tests/browser/helpers/becomes'
import { barriers } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { newcomer } from '#tests/browser/saved/own_data'

const changes = (of: Locator) => of.locator('button[data-edit]')
const verdicts = (of: Locator) =>
  of
    .locator('[data-mark]')
    .evaluateAll((marks) => marks.map((mark) => (mark as HTMLElement).dataset.verdict))

async function open(page: Page, text = EXAMPLE): Promise<Locator> {
  await page.goto(`/prompt-editor?prompt=${encodeURIComponent(text)}`)
  await page.waitForURL(/\/prompt-editor\?id=/)
  const structured = await openVersion(page)
  await changes(structured).first().waitFor()
  return structured
}

/** A choice is shown before the server has it, and leaving the screen at once would cancel that. */
const choiceKept = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.url().endsWith('/api/profile')
  )

test.group("An editor's marks", (group) => {
  const desk = Desk.in(group)

  test('are decided by keys alone, with undo, redo, and the score moving', async () => {
    const page = await newcomer(desk)
    const structured = await open(page)
    const dial = structured.getByRole('button', { name: /^Score of/ })
    const before = await dial.getAttribute('aria-label')
    await changes(structured).first().focus()
    await page.keyboard.press('r')
    await structured.getByText(/^1 of \d+ changes decided, 1 rejected\.$/).waitFor()
    await becomes(async () => (await verdicts(structured))[0], 'rejected')
    await structured.locator(`[aria-label="${before}"]`).waitFor({ state: 'detached' })

    await becomes(() => page.evaluate(() => document.activeElement?.textContent), '2')
    await page.keyboard.press('a')
    await page.keyboard.press('ArrowLeft')
    await becomes(async () => (await verdicts(structured)).slice(0, 2), ['rejected', 'accepted'])
    await becomes(() => page.evaluate(() => document.activeElement?.textContent), '2')

    await page.keyboard.press('u')
    await page.keyboard.press('Control+z')
    await becomes(async () => (await verdicts(structured)).slice(0, 2), ['open', 'open'])
    await structured.locator(`[aria-label="${before}"]`).waitFor()
    await page.keyboard.press('Control+Shift+z')
    await becomes(async () => (await verdicts(structured)).slice(0, 2), ['rejected', 'open'])
  })

  test('open their reason by click, and what was decided outlives a reload', async ({ assert }) => {
    const page = await newcomer(desk)
    const structured = await open(page)
    await changes(structured).nth(1).click()
    const note = page.getByRole('dialog', { name: 'Change 2' })
    await note.getByText('The reader decides the words and the detail.').waitFor()
    assert.deepEqual(await barriers(page), [])
    await note.getByRole('button', { name: 'Reject' }).click()
    await note.waitFor({ state: 'detached' })
    await page.reload()
    await openVersion(page)
    await changes(structured).first().waitFor()
    await structured.locator('[data-verdict="rejected"]').waitFor()
    await becomes(async () => (await verdicts(structured))[1], 'rejected')
  })

  test('name what they assume, to be confirmed or left out', async ({ assert }) => {
    const page = await newcomer(desk)
    const structured = await open(page)
    const list = structured.locator('summary', { hasText: /assumptions? to confirm/ })
    await list.click()
    await structured.getByRole('button', { name: /^Confirm: Keep it under/ }).click()
    await structured.getByRole('button', { name: 'Confirm all' }).click()
    await list.waitFor({ state: 'detached' })
    await eventually(async () => assert.include(await verdicts(structured), 'accepted'))
    await eventually(async () => assert.include(await verdicts(structured), 'open'))
  })

  test('of a rule that is never wanted are gone, here and in settings it can come back', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const structured = await open(page)
    await changes(structured).nth(1).press('Enter')
    const never = choiceKept(page)
    await page
      .getByRole('dialog', { name: 'Change 2' })
      .getByRole('button', { name: 'Never' })
      .click()
    await page.getByText('Never again').first().waitFor()
    await structured.getByText('Reader:').first().waitFor({ state: 'detached' })

    await never
    await page.goto('/settings?tab=preferences')
    await page.getByText('You changed one rule').click()
    const choice = page.getByLabel(/^Choice for:/).first()
    await choice.waitFor()
    await becomes(() => choice.inputValue(), 'never')
    assert.deepEqual(await barriers(page), [])
    const ask = choiceKept(page)
    await choice.selectOption('ask')
    await page.getByText('Every rule asks first').waitFor()
    await ask

    await open(page)
    await structured.getByText('Reader:').first().waitFor()
  })

  test('of a rule that is always wanted are taken without asking', async () => {
    const page = await newcomer(desk)
    const structured = await open(page)
    await changes(structured).first().press('Enter')
    const always = choiceKept(page)
    await page
      .getByRole('dialog', { name: 'Change 1' })
      .getByRole('button', { name: 'Always' })
      .click()
    await structured.locator('[data-mark="0"][data-verdict="accepted"]').waitFor()
    await always
    await open(page, 'Write a blog post about our new garden')
    await structured.locator('[data-mark="0"][data-verdict="accepted"]').waitFor()
    await becomes(async () => (await verdicts(structured))[1], 'open')
  })

  test('a version as it was decided is compared with the original and the others', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const structured = await open(page)
    await changes(structured).first().press('ArrowRight')
    await page.keyboard.press('r')
    await structured.locator('[data-verdict="rejected"]').first().waitFor()
    await openMore(page)
    await page.getByRole('menuitem', { name: 'Compare' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('ins').first().waitFor()
    await eventually(async () =>
      assert.notInclude(await dialog.locator('ins').allInnerTexts().then(String), 'Reader:')
    )
    await dialog.getByRole('region', { name: 'Original Prompt', exact: true }).waitFor()
    assert.deepEqual(await barriers(page), [])
    await dialog.getByLabel('To', { exact: true }).selectOption('optimized')
    await dialog.locator('ins', { hasText: 'Reader:' }).waitFor()
  })
})
