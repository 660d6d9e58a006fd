import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { clipboard, EXAMPLE, original } from '#tests/browser/create/writer'
import { becomes } from '#tests/browser/helpers/becomes'
import { barriers } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { WIDTHS } from '#tests/browser/helpers/widths'
import { arriveAgain, proNewcomer } from '#tests/browser/saved/own_data'

test.group('The whole way', (group) => {
  const desk = Desk.in(group)

  test('from a blunt request to a kept prompt, {$self} px wide, by day and by night')
    .with(WIDTHS)
    .run(async ({ assert }, width) => {
      const page = await proNewcomer(desk, { width })
      await page.goto('/home')
      const box = page.getByLabel('What would you like to improve today?')
      const improve = page.getByRole('button', { name: 'Improve My Prompt' })
      await box.fill('  ')
      await becomes(() => improve.isDisabled(), true)
      assert.deepEqual(await barriers(page), [])
      await box.fill(EXAMPLE)
      await improve.click()

      await page.waitForURL(/\/create\?id=/)
      assert.notInclude(page.url(), 'email')
      const result = page.getByRole('region', { name: 'AI-Enhanced Prompt' })
      await result.getByText('What changed, and why').waitFor()
      await becomes(() => original(page).inputValue(), EXAMPLE)
      await result.getByText('What changed, and why').waitFor()
      assert.deepEqual(await barriers(page), [])

      await result.getByRole('button', { name: 'Copy the enhanced prompt' }).click()
      await page.getByText('Enhanced prompt copied to clipboard').first().waitFor()
      const enhanced = await clipboard(page)
      assert.include(enhanced, 'our new product')

      const waiting = page.waitForEvent('download')
      await result.getByRole('button', { name: 'Export' }).click()
      await page.getByRole('menuitem', { name: 'Markdown' }).click()
      const download = await waiting
      const text = await readFile(await download.path(), 'utf8')
      assert.match(download.suggestedFilename(), /^[a-z-]+\.md$/)
      assert.isTrue(text.startsWith('# '))
      assert.include(text, enhanced)
      assert.include(text, '\n## Improvements Made\n\n- ')
      assert.include(text, '\n## Reasoning\n\n')

      await result.getByRole('button', { name: 'Save version' }).click()
      await result.getByText('Saved as version 1').waitFor()

      await page.reload()
      await result.getByText('What changed, and why').waitFor()
      await becomes(() => original(page).inputValue(), EXAMPLE)
      await result.getByText('Saved as version 1').waitFor()

      const tomorrow = await arriveAgain(desk, page, { width })
      await tomorrow.goto('/saved')
      await tomorrow.getByText(/email/i).first().waitFor()
      await tomorrow.goto('/recent-activity')
      await tomorrow.getByText(EXAMPLE).first().waitFor()
    })

  test('a shared link opens for a visitor and ends when it is taken back', async ({ assert }) => {
    const page = await proNewcomer(desk)
    await page.goto(`/create?prompt=${encodeURIComponent(EXAMPLE)}`)
    await page.waitForURL(/\?id=/)
    const result = page.getByRole('region', { name: 'AI-Enhanced Prompt' })
    await result.getByRole('button', { name: 'Share' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share this prompt' })
    await dialog.getByLabel('The link works').selectOption({ label: 'for 7 days' })
    await dialog.getByRole('button', { name: 'Create link', disabled: false }).waitFor()
    await page.keyboard.press('Control+Enter')
    const link = await dialog.getByLabel('Address of the link').inputValue()
    await becomes(() => page.evaluate(() => document.activeElement?.textContent), 'Copy link')
    assert.deepEqual(await barriers(page), [])

    const reader = await desk.arrive({ as: null })
    await reader.goto(link)
    await reader.getByText('our new product').first().waitFor()

    await dialog.getByRole('button', { name: /^Revoke/ }).click()
    await page.getByText('The link was revoked.').first().waitFor()
    const answer = await reader.request.get(link.replace('/s/', '/api/shared/'))
    assert.equal(answer.status(), 404)
  })

  test('by keyboard alone', async ({ assert }) => {
    const page = await proNewcomer(desk)
    await page.goto('/home')
    await page.getByLabel('What would you like to improve today?').waitFor()
    await tabTo('textarea')
    await page.keyboard.type(EXAMPLE)
    await page.keyboard.press('Control+Enter')
    await page.waitForURL(/\/create\?id=/)
    const result = page.getByRole('region', { name: 'AI-Enhanced Prompt' })
    await result.getByText('What changed, and why').waitFor()

    await tabTo('button[aria-label="Copy the enhanced prompt"]')
    await page.keyboard.press('Enter')
    await page.getByText('Enhanced prompt copied to clipboard').first().waitFor()
    const waiting = page.waitForEvent('download')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const first = page.getByRole('menuitem', { name: 'Markdown' })
    await becomes(() => first.evaluate((one) => one === document.activeElement), true)
    await page.keyboard.press('Enter')
    assert.match((await waiting).suggestedFilename(), /\.md$/)

    await tabTo('a[href^="/prompt-editor?id="]')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/prompt-editor\?id=/)
    await page.getByRole('tab').nth(2).waitFor()
    await tabTo(
      '[data-variant]:not([data-state=inactive] *) header button[aria-label^="Save version"]'
    )
    await page.keyboard.press('Enter')
    await page.getByText('Saved as version 1').waitFor()

    async function tabTo(selector: string): Promise<void> {
      for (let presses = 0; presses < 120; presses += 1) {
        if (await page.evaluate((s) => document.activeElement?.matches(s) ?? false, selector))
          return
        await page.keyboard.press('Tab')
      }
      throw new Error(`The Tab key never came to ${selector}`)
    }
  })
})
