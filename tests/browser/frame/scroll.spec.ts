import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { becomes } from '#tests/browser/helpers/becomes'
import { Desk } from '#tests/browser/helpers/desk'
import { newcomer } from '#tests/browser/saved/own_data'

const top = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Scrolls, and lets the page notice. */
async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), y)
  await becomes(() => top(page), y)
}

test.group('Where a page is scrolled to', (group) => {
  const desk = Desk.in(group)

  test('is its top when it is opened by its address, and its own place on the way back', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const open = async (path: string, name: string) => {
      await page.goto(path)
      await page.getByRole('heading', { level: 1, name }).waitFor()
    }
    const arrives = (path: string, y: number) =>
      becomes(async () => [new URL(page.url()).pathname, await top(page)], [path, y])
    await open('/components', 'Components')
    await scrollTo(page, 900)
    await open('/help', 'Help')
    assert.equal(await top(page), 0)
    await page.goBack()
    await arrives('/components', 900)
    await open('/help', 'Help')
    assert.equal(await top(page), 0)
  })

  test('is kept inside the app too', async () => {
    const page = await newcomer(desk)
    const main = page.getByRole('navigation', { name: 'Main' })
    await page.goto('/components')
    await page.getByRole('heading', { level: 1, name: 'Components' }).waitFor()
    await scrollTo(page, 900)
    await main.getByRole('link', { name: 'Help', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor()
    await becomes(() => top(page), 0)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Components' }).waitFor()
    await becomes(() => top(page), 900)
  })
})
