import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { becomes } from '#tests/browser/helpers/becomes'
import { barriersAtEachWidth, barriersByDayAndNight } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { heldToast } from '#tests/browser/helpers/toasts'
import { atEachWidth } from '#tests/browser/helpers/widths'
import { proNewcomer } from '#tests/browser/saved/own_data'

test.group('Components', (group) => {
  const desk = Desk.in(group)

  test('every part has no barrier, by day and by night, on desks and phones', async ({
    assert,
  }) => {
    const page = await proNewcomer(desk)
    await page.goto('/components')
    await page.getByRole('heading', { level: 1, name: 'Components' }).waitFor()
    await page.getByText('of at most 150 words').waitFor()
    assert.deepEqual(await allBarriers(page), [])
  })

  test('what opens has no barrier either, by day and by night, on desks and phones', async ({
    assert,
  }) => {
    const page = await proNewcomer(desk, { reducedMotion: 'reduce' })
    await page.goto('/components')

    await page.getByRole('button', { name: 'Open a dialog' }).click()
    await page.getByRole('dialog', { name: 'Tags and folder' }).waitFor()
    assert.deepEqual(await allBarriers(page), [])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await becomes(() => focusedText(page), 'Open a dialog')

    await page.getByRole('button', { name: 'Ask first' }).click()
    await page.getByRole('alertdialog').waitFor()
    await becomes(() => focusedText(page), 'Keep it')
    assert.deepEqual(await allBarriers(page), [])
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('menu').waitFor()
    assert.deepEqual(await allBarriers(page, '[role="menu"]'), [])
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: /Show how it is calculated/ }).click()
    await page.getByText('How this score is calculated').waitFor()
    assert.deepEqual(await allBarriers(page, '[role="dialog"]'), [])
    await page.keyboard.press('Escape')

    await atEachWidth(page, async () => {
      await page.getByRole('button', { name: 'Show a toast' }).click()
      await heldToast(page, 'Prompt deleted')
      const toasts = '[role="region"][aria-label^="Notifications"]'
      assert.deepEqual(await barriersByDayAndNight(page, toasts), [])
    })
  })

  test('the theme that is chosen here stays', async ({ assert }) => {
    const page = await proNewcomer(desk)
    await page.goto('/components')
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).background)
    const day = await paper()
    await page.getByLabel('Theme').selectOption('dark')
    const night = await paper()
    assert.notEqual(night, day)
    await page.reload()
    await page.getByLabel('Theme').waitFor()
    await becomes(() => page.getByLabel('Theme').inputValue(), 'dark')
    await becomes(paper, night)
  })

  test('a slider takes a typed value, keys, and nothing outside its scale', async () => {
    const page = await proNewcomer(desk)
    await page.goto('/components')
    const slider = page.getByRole('slider', { name: 'Tone', exact: true })
    const box = page.getByRole('spinbutton', { name: 'Tone, as a number from 1 to 10' })
    await box.fill('8')
    await becomes(() => slider.getAttribute('aria-valuenow'), '8')
    await slider.press('ArrowRight')
    await becomes(() => box.inputValue(), '9')
    await box.fill('40')
    await becomes(() => slider.getAttribute('aria-valuenow'), '9')
    await box.blur()
    await becomes(() => box.inputValue(), '9')
    await slider.press('Home')
    await becomes(() => box.inputValue(), '1')
  })
})

const allBarriers = async (page: Page, within?: string): Promise<string[]> => [
  ...(await barriersByDayAndNight(page, within)),
  ...(await barriersAtEachWidth(page, within)),
]

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
