import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { call, newcomer } from '#tests/browser/saved/own_data'
import { FLOWS } from '#tests/functional/flows/flow_steps'

async function openPalette(page: Page) {
  await page.keyboard.press('ControlOrMeta+k')
  const dialog = page.getByRole('dialog', { name: 'Commands' })
  await dialog.waitFor()
  return dialog
}

test.group('The command palette', (group) => {
  const desk = Desk.in(group)

  test('“{typed}” leads to {path}')
    .with([
      { typed: '/runs', path: '/runs' },
      { typed: 'new flow', path: '/flow-builder' },
      { typed: 'create prompt', path: '/home' },
      { typed: 'trash', path: '/saved?tab=deleted' },
    ])
    .run(async (_, { typed, path }) => {
      const page = await newcomer(desk)
      await page.goto('/help')
      await page.getByRole('heading', { level: 1 }).waitFor()
      const dialog = await openPalette(page)
      await page.keyboard.type(typed)
      await dialog.getByRole('option').first().waitFor()
      await page.keyboard.press('Enter')
      await page.waitForURL(`${desk.url}${path}`)
    })

  test('shows whole names on a phone, however long they are', async ({ assert }) => {
    const page = await newcomer(desk, { width: 390 })
    const title =
      'Weekly letter to all customers of the northern region, with the figures of the week'
    await call(page, 'POST', FLOWS, { title })
    await page.goto('/usage')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const dialog = await openPalette(page)
    await page.keyboard.type('weekly')
    const option = dialog.getByRole('option', { name: title })
    await option.waitFor()
    const isCut = () =>
      option.evaluate((row) =>
        [row, ...row.querySelectorAll('span')].some(
          (part) => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight
        )
      )
    assert.isFalse(await isCut())
    assert.deepEqual(await barriersAtEachWidth(page), [])
  })
})
