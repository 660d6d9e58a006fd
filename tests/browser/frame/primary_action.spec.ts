import { test } from '@japa/runner'
import { becomes } from '#tests/browser/helpers/becomes'
import { boxAtRest } from '#tests/browser/helpers/at_rest'
import { barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { atEachWidth } from '#tests/browser/helpers/widths'
import { newcomer, savedPrompt } from '#tests/browser/saved/own_data'

test.group('Control and Enter do the primary action', (group) => {
  const desk = Desk.in(group)

  test('of {path}, which leads to {target}')
    .with([
      { path: '/saved', target: '/home' },
      { path: '/profile', target: '/settings' },
      { path: '/usage', target: '/home' },
      { path: '/no-such-page', target: '/home' },
    ])
    .run(async (_context, { path, target }) => {
      const page = await newcomer(desk)
      await page.goto(path)
      await page.locator('main .button-primary').first().waitFor()
      await page.keyboard.press('Control+Enter')
      await page.waitForURL(`**${target}`)
    })

  test('of the form where somebody types', async () => {
    const page = await newcomer(desk)
    await page.goto('/settings')
    await page.getByLabel('First name').fill('Grace')
    await page.keyboard.press('Control+Enter')
    await page.getByText('Profile Updated').first().waitFor()
  })

  test('of an open dialog, and not of the screen behind it', async ({ assert }) => {
    const page = await newcomer(desk)
    await savedPrompt(page, 'Write a poem', { title: 'Poem' })
    await page.goto('/saved')
    await page.getByRole('button', { name: 'More options for Poem' }).click()
    await page.getByRole('menuitem', { name: 'Tags and folder' }).click()
    const dialog = page.getByRole('dialog', { name: 'Tags and folder' })
    await dialog.getByLabel('Folder').fill('Verses')
    await page.keyboard.press('Control+Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('Folder: Verses').waitFor()
    assert.equal(new URL(page.url()).pathname, '/saved')
  })

  test('home begins in its field', async () => {
    const page = await newcomer(desk)
    await page.goto('/home')
    await page.getByLabel('What would you like to improve today?').waitFor()
    await becomes(() => page.locator('textarea:focus').count(), 1)
    await page.keyboard.type('Write a poem about rain')
    await page.keyboard.press('Control+Enter')
    await page.waitForURL('**/create')
  })
})

test.group('An address without a screen', (group) => {
  const desk = Desk.in(group)

  test('has the frame of sign-up for a visitor, on desks and phones', async ({ assert }) => {
    const page = await desk.arrive({ as: null })
    const frames: unknown[] = []
    for (const path of ['/signup', '/no-such-page']) {
      await page.goto(path)
      const heading = page.locator('main h1')
      await heading.waitFor()
      const frame = await atEachWidth(page, async () => {
        const font = await heading.evaluate((one) => {
          const { fontFamily, fontSize, fontWeight } = getComputedStyle(one)
          return [fontFamily, fontSize, fontWeight]
        })
        const { x, y, width } = await boxAtRest(page.locator('main .card').first())
        const header = await page.locator('header').first().boundingBox()
        return { font, header, left: x, top: y, width }
      })
      frames.push(frame)
    }
    assert.deepEqual(frames[0], frames[1])
    assert.deepEqual(await barriersAtEachWidth(page), [])
  })
})
