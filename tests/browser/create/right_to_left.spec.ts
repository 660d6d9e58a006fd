import { test } from '@japa/runner'
import type { Locator } from 'playwright-core'
import { Desk } from '#tests/browser/helpers/desk'
import { original } from '#tests/browser/create/writer'
import { newcomer } from '#tests/browser/saved/own_data'

const HEBREW = 'שלום לכולם, זה המוצר החדש שלנו.'
const ARABIC = 'مرحبا بكم، هذا هو منتجنا الجديد.'
const TEXT = `Write an email about our new product to the customers who bought the lamp last year, and keep these two lines as they are.\n\n${HEBREW}\n\n${ARABIC}`

/** At which side of its block a paragraph begins. */
const sideOf = (block: Locator, words: string) =>
  block.evaluate((element, text) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent!.indexOf(text)
      if (at < 0) continue
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      const letter = range.getBoundingClientRect()
      const box = element.getBoundingClientRect()
      return letter.left - box.left < box.right - letter.right ? 'left' : 'right'
    }
    return 'nowhere'
  }, words)

test.group('Text that runs from right to left', (group) => {
  const desk = Desk.in(group)

  test('begins at the right, paragraph by paragraph, also among marks', async ({ assert }) => {
    const page = await newcomer(desk)
    await page.goto(`/create?prompt=${encodeURIComponent(TEXT)}`)
    const panel = page.getByRole('region', { name: 'AI-Enhanced Prompt' })
    await panel.getByText('What changed, and why').waitFor()
    const result = panel.locator('.prompt-text').first()
    assert.equal(await sideOf(result, HEBREW), 'right')
    assert.equal(await sideOf(result, ARABIC), 'right')
    assert.equal(await sideOf(result, 'Write an email'), 'left')
    const bidi = await original(page).evaluate((field) => getComputedStyle(field).unicodeBidi)
    assert.equal(bidi, 'plaintext')
    await page.goto(`/prompt-editor?prompt=${encodeURIComponent(TEXT)}`)
    const marked = page.getByRole('tabpanel').getByRole('article').locator('.prompt-text').first()
    await marked.locator('ins').first().waitFor()
    assert.equal(await sideOf(marked, HEBREW), 'right')
    assert.equal(await sideOf(marked, 'Write an email'), 'left')
  })
})
