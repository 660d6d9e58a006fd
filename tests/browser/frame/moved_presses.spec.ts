import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { boxAtRest } from '#tests/browser/helpers/at_rest'
import { Desk } from '#tests/browser/helpers/desk'

/** Presses a button that moves down before the release; the pointer moves so many pixels to the right. */
async function pressWhileMoving(page: Page, name: string, right = 0): Promise<void> {
  const button = page.getByRole('button', { name })
  await button.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await boxAtRest(button)
  const [middle, center] = [x + width / 2, y + height / 2]
  await page.mouse.move(middle, center)
  await page.mouse.down()
  await button.evaluate(({ style }) => {
    style.transition = 'none'
    style.transform = 'translateY(200px)'
  })
  await page.mouse.move(middle + right, center)
  await page.mouse.up()
}

test.group('A button that moves away while it is pressed', (group) => {
  const desk = Desk.in(group)

  test('acts where the pointer stayed, and does not where it left too', async ({ assert }) => {
    const page = await desk.arrive()
    await page.goto('/components')
    await pressWhileMoving(page, 'Show a toast')
    await page.getByText('Prompt deleted', { exact: true }).waitFor()
    await pressWhileMoving(page, 'Show a failure', 40)
    await page.getByRole('button', { name: 'Show a toast' }).focus()
    assert.equal(await page.getByText('The server did not answer.', { exact: false }).count(), 0)
  })
})
