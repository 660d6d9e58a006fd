import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { EXAMPLE } from '#tests/browser/create/writer'
import { PATIENCE } from '#tests/browser/helpers/place'
import type { Check } from '#tests/browser/specification/types'

export { clipboard, EXAMPLE, openVersion, original } from '#tests/browser/create/writer'

export const ENHANCE = '**/api/ai/enhance-prompt'

export const brings = (screen: string, prompt = EXAMPLE): string =>
  `${screen}?prompt=${encodeURIComponent(prompt)}`

export const part = (page: Page, name: string) => page.getByRole('region', { name })

/** No text reaches the clipboard, neither by the new way nor by the old. */
export const noClipboard: Check = async (page) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed'))
    document.execCommand = () => false
  })
}

/** A text without the line breaks of its layout. */
export const flat = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Share makes a link, with which a visitor reads this content and cannot change it. */
export async function sharesReadOnly(page: Page, open: string, content: string): Promise<void> {
  await page.getByRole('button', { name: open }).and(page.locator(':enabled')).first().click()
  const dialog = page.getByRole('dialog', { name: 'Share this prompt' })
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const link = await dialog.getByLabel('Address of the link').inputValue()
  const visitor = await page.context().browser()?.newContext()
  assert.ok(visitor)
  visitor.setDefaultTimeout(PATIENCE)
  const reader = await visitor.newPage()
  await reader.goto(link)
  const shown = await reader.getByRole('region', { name: 'Prompt', exact: true }).innerText()
  assert.equal(flat(shown), flat(content))
  assert.equal(await reader.locator('textarea, input, [contenteditable]').count(), 0)
}

/** The box of the home screen holds this text and nothing else. */
export const fillsHome = (page: Page, text: string) =>
  page.getByRole('textbox', { name: 'What would you like to improve today?' }).fill(text)
