import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { boxAtRest } from '#tests/browser/helpers/at_rest'
import { clickInToast } from '#tests/browser/helpers/toasts'
import { given, group, rule } from '#tests/browser/specification/group'
import type { Check } from '#tests/browser/specification/types'

const START = new Date('2026-05-11T09:00:00')
const LATER = new Date('2026-05-11T10:00:00')

const shown = (page: Page) => page.getByText('Prompt deleted', { exact: true })
const region = (page: Page) => page.locator('[aria-label="Notifications (F8)"]')
const tooltips = (page: Page) => page.locator('[data-radix-popper-content-wrapper]')

const clockInstalled: Check = (page) => page.clock.install({ time: START })

async function showToast(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show a toast' }).click()
  await shown(page).waitFor()
  await page.mouse.move(5, 5)
}

async function dismissToast(page: Page): Promise<void> {
  await clickInToast(page, 'Prompt deleted')
  await shown(page).waitFor({ state: 'detached' })
}

/** From here on time moves only where a check moves it; what toasts need is loaded before. */
async function stopTime(page: Page): Promise<void> {
  await showToast(page)
  await dismissToast(page)
  await page.clock.pauseAt(LATER)
}

async function swipe(page: Page, by: number): Promise<void> {
  const box = await boxAtRest(page.getByRole('listitem').filter({ has: shown(page) }))
  await page.mouse.move(box.x + 40, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 40 + by, box.y + 20, { steps: 4 })
  await page.mouse.up()
}

const timed = (says: string, check: Check) =>
  given(
    clockInstalled,
    rule(says, async (page, app) => {
      await stopTime(page)
      await check(page, app)
    })
  )

export const toasts = [
  ...group(
    'toast',
    { section: '9 Constants', where: '/components', as: 'person' },
    {
      'one': rule('one toast at a time', async (page) => {
        await showToast(page)
        await page.getByRole('button', { name: 'Show a failure' }).click()
        await region(page).getByText('The server did not answer.').waitFor()
        assert.equal(await region(page).getByRole('listitem').count(), 1)
      }),
      'duration': timed('a toast shows for 5000 ms', async (page) => {
        await showToast(page)
        await page.clock.runFor(4_900)
        assert.equal(await region(page).locator('[data-state="open"]').count(), 1)
        await page.clock.runFor(200)
        await shown(page).waitFor({ state: 'detached' })
      }),
      'swipe': rule('a toast is swiped right, from 50 px on', async (page) => {
        await showToast(page)
        await swipe(page, 40)
        assert.equal(await region(page).locator('[data-state="open"]').count(), 1)
        await swipe(page, 70)
        await shown(page).waitFor({ state: 'detached' })
      }),
      'removal': timed('a dismissed toast leaves the state after 1,000,000 ms', async (page) => {
        await showToast(page)
        await dismissToast(page)
        await page.clock.runFor(999_000)
        assert.equal(await region(page).count(), 1)
        await page.clock.runFor(2_000)
        await region(page).waitFor({ state: 'detached' })
      }),
      'hotkey': rule('F8 reaches the toasts, whose action acts by keyboard', async (page) => {
        await showToast(page)
        await page.keyboard.press('F8')
        await region(page).locator('ol:focus').waitFor()
        const undo = region(page).getByRole('button', { name: 'Undo' })
        const hasFocus = () => undo.evaluate((button) => button === document.activeElement)
        for (let step = 0; step < 3 && !(await hasFocus()); step++) await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
        await shown(page).waitFor({ state: 'detached' })
      }),
      'tooltip-delay': timed('a tooltip opens after 700 ms', async (page) => {
        await page.getByRole('button', { name: 'Explained' }).hover()
        await page.clock.runFor(690)
        assert.equal(await tooltips(page).count(), 0)
        await page.clock.runFor(20)
        await tooltips(page).waitFor()
      }),
      'tooltip-skip': timed('the next tooltip opens at once within 300 ms', async (page) => {
        const next = page.getByRole('button', { name: 'Keyboard shortcuts' })
        const again = async (wait: number) => {
          await page.mouse.move(700, 5, { steps: 3 })
          await tooltips(page).waitFor({ state: 'detached' })
          await page.clock.runFor(wait)
          await next.hover()
        }
        await page.getByRole('button', { name: 'Explained' }).hover()
        await page.clock.runFor(710)
        await tooltips(page).waitFor()
        await again(290)
        await tooltips(page).filter({ hasText: 'Keyboard shortcuts' }).waitFor()
        await again(310)
        await page.clock.runFor(600)
        assert.equal(await tooltips(page).count(), 0)
      }),
    }
  ),
]
