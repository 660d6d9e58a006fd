import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { EXAMPLE, openVersion, original } from '#tests/browser/create/writer'
import { becomes } from '#tests/browser/helpers/becomes'
import { Desk } from '#tests/browser/helpers/desk'
import { newcomer } from '#tests/browser/saved/own_data'

/** Counts how often a page has the engine improve a text. */
async function countRuns(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as { runs?: number }
    counted.runs = 0
    const post = Worker.prototype.postMessage
    Worker.prototype.postMessage = function (message: { task?: { kind: string } }) {
      if (message.task?.kind === 'improve') counted.runs = (counted.runs ?? 0) + 1
      post.call(this, message)
    }
  })
  return () => page.evaluate(() => (window as { runs?: number }).runs ?? 0)
}

test.group('The history of the Prompt Editor', (group) => {
  const desk = Desk.in(group)

  const improved = async (page: Page) => {
    await page.goto(`/prompt-editor?prompt=${encodeURIComponent(EXAMPLE)}`)
    await page.waitForURL(/\?id=/)
    await page.getByRole('tabpanel').locator('ins').first().waitFor()
  }

  test('a prompt that is opened again shows its versions without another run of the engine', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const runs = await countRuns(page)
    await improved(page)
    assert.equal(await runs(), 1)
    const before = await (await openVersion(page)).innerText()
    await page.reload()
    const card = await openVersion(page)
    await card.locator('ins').first().waitFor()
    await page.getByRole('button', { name: '2 questions would raise the score' }).waitFor()
    assert.equal(await card.innerText(), before)
    assert.equal(await runs(), 0)
    await card.getByRole('button', { name: /^Save version/ }).click()
    await card.getByText('Saved as version 1').waitFor()
    assert.equal(await runs(), 0)
  })

  test('a setting that was changed last shows its own versions after a reload', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const runs = await countRuns(page)
    await improved(page)
    const card = await openVersion(page, 'optimized')
    const before = await card.innerText()
    await page.getByLabel('Target audience').selectOption('executive')
    await page.waitForFunction(
      (text) =>
        document.querySelector<HTMLElement>('[data-variant="optimized"]')?.innerText !== text,
      before
    )
    const after = await card.innerText()
    await page.reload()
    await openVersion(page, 'optimized')
    await page.waitForFunction(
      (text) =>
        document.querySelector<HTMLElement>('[data-variant="optimized"]')?.innerText === text,
      after
    )
    assert.equal(await runs(), 1)
  })

  test('undo and redo cover typing and what the screen wrote, with the caret at the change', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    await page.goto('/prompt-editor')
    await page.getByRole('button', { name: 'Try an example' }).click()
    const field = original(page)
    const example = await field.inputValue()
    assert.isNotEmpty(example)
    await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 0))
    await field.pressSequentially('Please ')
    await becomes(() => field.inputValue(), `Please ${example}`)
    await field.press('Control+z')
    await becomes(() => field.inputValue(), example)
    await becomes(() => field.evaluate((area: HTMLTextAreaElement) => area.selectionStart), 0)
    await field.press('Control+z')
    await becomes(() => field.inputValue(), '')
    await field.press('Control+Shift+z')
    await field.press('Control+y')
    await becomes(() => field.inputValue(), `Please ${example}`)
    await becomes(() => field.evaluate((area: HTMLTextAreaElement) => area.selectionStart), 7)
  })
})
