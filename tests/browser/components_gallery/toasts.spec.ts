import { test } from '@japa/runner'
import type { Locator } from 'playwright-core'
import { Desk } from '#tests/browser/helpers/desk'
import { heldToast } from '#tests/browser/helpers/toasts'
import { proNewcomer } from '#tests/browser/saved/own_data'

test.group('Toasts and tooltips', (group) => {
  const desk = Desk.in(group)

  test('one toast at a time: a new one takes the place of the one before', async ({ assert }) => {
    const page = await proNewcomer(desk)
    await page.goto('/components')
    await page.getByRole('button', { name: 'Show a toast' }).click()
    await page.getByText('Prompt deleted', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Show a failure' }).click()
    await page.getByText('The server did not answer.', { exact: false }).first().waitFor()
    assert.equal(await page.getByText('Prompt deleted', { exact: true }).count(), 0)
    assert.equal(await page.getByRole('listitem').filter({ hasText: 'Error' }).count(), 1)
  })

  test('F8 leads to the toast, and its action acts', async () => {
    const page = await proNewcomer(desk)
    await page.goto('/components')
    await page.getByRole('button', { name: 'Show a toast' }).click()
    await page.getByText('Prompt deleted', { exact: true }).waitFor()
    await page.keyboard.press('F8')
    await page.locator('[aria-label="Notifications (F8)"] ol:focus').waitFor()
    const undo = page.getByRole('button', { name: 'Undo' })
    for (let step = 0; step < 3 && !(await hasFocus(undo)); step++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('Prompt deleted', { exact: true }).waitFor({ state: 'detached' })
  })

  test('a toast leaves when it is swiped to the right by 50 pixels', async ({ assert }) => {
    const page = await proNewcomer(desk, { reducedMotion: 'reduce' })
    await page.goto('/components')
    const swipe = async (by: number) => {
      const box = await page
        .getByRole('listitem')
        .filter({ hasText: 'Prompt deleted' })
        .boundingBox()
      if (!box) throw new Error('There is no toast.')
      await page.mouse.move(box.x + 40, box.y + 20)
      await page.mouse.down()
      await page.mouse.move(box.x + 40 + by, box.y + 20, { steps: 8 })
      await page.mouse.up()
    }
    await page.getByRole('button', { name: 'Show a toast' }).click()
    const shown = page.getByText('Prompt deleted', { exact: true })
    await heldToast(page, 'Prompt deleted')
    await swipe(40)
    assert.isTrue(await shown.isVisible())
    await swipe(70)
    await shown.waitFor({ state: 'detached' })
  })

  test('a tooltip opens after 700 ms, the next one at once', async ({ assert }) => {
    const page = await proNewcomer(desk)
    await page.clock.install({ time: '2026-05-11T09:00:00' })
    await page.goto('/components')
    const tooltip = page.getByRole('tooltip')
    const explained = page.getByRole('button', { name: 'Explained' })
    await explained.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    await page.clock.pauseAt('2026-05-11T10:00:00')
    await explained.hover()
    await page.clock.runFor(690)
    assert.equal(await tooltip.count(), 0)
    await page.clock.runFor(20)
    await tooltip.waitFor({ state: 'attached' })
    const other = page.getByRole('button', { name: 'Keyboard shortcuts' })
    const { x, y } = (await other.boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.move(x + 20, y + 20, { steps: 20 })
    await page.locator('[data-state="instant-open"]').getByText('Keyboard shortcuts').waitFor()
  })
})

const hasFocus = (part: Locator) => part.evaluate((one) => one === document.activeElement)
