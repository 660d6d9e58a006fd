import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { Browser } from 'playwright-core'
import { ensureServer, openBrowser } from '#tests/browser/public/visit'
import { barriers, clipboard, EXAMPLE, LOOKS, Writer } from '#tests/browser/create/writer'

test.group('The whole way', (group) => {
  let browser: Browser

  group.setup(async () => {
    const stop = await ensureServer()
    browser = await openBrowser()
    return async () => {
      await browser.close()
      await stop()
    }
  })
  group.each.teardown(async () => {
    for (const context of browser.contexts()) await context.close()
  })

  test('from a blunt request to a kept prompt, {width} px wide, {scheme}')
    .with(LOOKS)
    .run(async ({ assert }, look) => {
      const writer = await Writer.arrive(browser, { look })
      const page = await writer.open('/home')
      const box = page.getByLabel('What would you like to improve today?')
      const improve = page.getByRole('button', { name: 'Improve My Prompt' })
      await box.fill('  ')
      assert.isTrue(await improve.isDisabled())
      assert.deepEqual(await barriers(page), [])
      await box.fill(EXAMPLE)
      await improve.click()

      await page.waitForURL(/\/create\?id=/)
      assert.notInclude(page.url(), 'email')
      const result = page.getByRole('region', { name: 'AI-Enhanced Prompt' })
      await result.getByText('Audience:').waitFor()
      assert.equal(await page.getByLabel('Original Prompt').last().inputValue(), EXAMPLE)
      await result.getByText('What changed, and why').waitFor()
      assert.deepEqual(await barriers(page), [])

      await result.getByRole('button', { name: 'Copy the enhanced prompt' }).click()
      await page.getByText('Enhanced prompt copied to clipboard').waitFor()
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

      await result.getByRole('button', { name: 'Save' }).click()
      await result.getByText('Saved as version 1').waitFor()

      await page.reload()
      await result.getByText('Audience:').waitFor()
      assert.equal(await page.getByLabel('Original Prompt').last().inputValue(), EXAMPLE)
      await result.getByText('Saved as version 1').waitFor()
      assert.deepEqual(writer.unexpected, [])

      const tomorrow = await Writer.arrive(browser, { look, user: writer.user })
      const saved = await tomorrow.open('/saved')
      await saved.getByText(/email/i).first().waitFor()
      const history = await tomorrow.open('/recent-activity')
      await history.getByText(EXAMPLE).first().waitFor()
      assert.deepEqual(tomorrow.unexpected, [])
    })

  test('a shared link opens for a visitor and ends when it is taken back', async ({ assert }) => {
    const writer = await Writer.arrive(browser)
    const page = await writer.open(`/create?prompt=${encodeURIComponent(EXAMPLE)}`)
    await page.waitForURL(/\?id=/)
    const result = page.getByRole('region', { name: 'AI-Enhanced Prompt' })
    await result.getByRole('button', { name: 'Share' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share this prompt' })
    await dialog.getByLabel('The link works').selectOption({ label: 'for 7 days' })
    await dialog.getByRole('button', { name: 'Create link' }).click()
    const link = await dialog.getByLabel('Address of the link').inputValue()
    assert.deepEqual(await barriers(page), [])

    const visitor = await browser.newContext()
    const reader = await visitor.newPage()
    await reader.goto(link)
    await reader.getByText('our new product').first().waitFor()

    await dialog.getByRole('button', { name: /^Revoke/ }).click()
    await page.getByText('The link was taken back.').first().waitFor()
    const answer = await visitor.request.get(link.replace('/s/', '/api/shared/'))
    assert.equal(answer.status(), 404)
    assert.deepEqual(writer.unexpected, [])
  })

  test('by keyboard alone', async ({ assert }) => {
    const writer = await Writer.arrive(browser)
    const page = await writer.open('/home')
    await page.getByLabel('What would you like to improve today?').waitFor()
    await tabTo('textarea')
    await page.keyboard.type(EXAMPLE)
    await page.keyboard.press('Control+Enter')
    await page.waitForURL(/\/create\?id=/)
    const result = page.getByRole('region', { name: 'AI-Enhanced Prompt' })
    await result.getByText('Audience:').waitFor()

    await tabTo('button[aria-label="Copy the enhanced prompt"]')
    await page.keyboard.press('Enter')
    await page.getByText('Enhanced prompt copied to clipboard').waitFor()
    const waiting = page.waitForEvent('download')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Markdown' }).waitFor()
    await page.keyboard.press('Enter')
    assert.match((await waiting).suggestedFilename(), /\.md$/)

    await tabTo('a[href^="/prompt-editor?id="]')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/prompt-editor\?id=/)
    await page.getByRole('article').nth(2).waitFor()
    await tabTo('[data-variant="optimized"] footer > span button')
    await page.keyboard.press('Enter')
    await page.getByText('Accepted, version 1').waitFor()
    assert.deepEqual(writer.unexpected, [])

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
