import { test } from '@japa/runner'
import { becomes } from '#tests/browser/helpers/becomes'
import { Desk } from '#tests/browser/helpers/desk'
import { proNewcomer } from '#tests/browser/saved/own_data'

test.group('The content policy', (group) => {
  const desk = Desk.in(group)

  test('lets the small pages of the server have their looks', async () => {
    const page = await desk.arrive({ as: null })
    // 8 pixels without our styles.
    const margin = () => page.evaluate(() => getComputedStyle(document.body).margin)
    await page.goto('/api/login')
    await page.getByRole('heading', { name: 'Sign in to the sandbox' }).waitFor()
    await becomes(margin, '0px')
    await page.getByRole('button', { name: /member@hone\.test/ }).click()
    await page.waitForURL('**/home')

    await page.goto('about:blank')
    await page.goto(`${desk.url}/api/logout`)
    await becomes(margin, '0px')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL(`${desk.url}/`)
  })

  test('holds the page behind a dialog still', async () => {
    const page = await proNewcomer(desk)
    await page.goto('/components')
    const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflowY)
    await becomes(overflow, 'visible')
    await page.getByRole('button', { name: 'Open a dialog' }).click()
    await page.getByRole('dialog').waitFor()
    await becomes(overflow, 'hidden')
  })

  test('takes no HTML that no policy looked at, and no script of another site', async ({
    assert,
  }) => {
    desk.complaints.expect(/Trusted(HTML|Script)|trusted-types/)
    const page = await proNewcomer(desk)
    await page.goto('/create')
    const refused = await page.evaluate(() => {
      const tries = [
        () => (document.body.innerHTML = '<b>injected</b>'),
        () => new Worker('https://elsewhere.example/worker.js'),
        () => Object.assign(document.createElement('script'), { text: 'window.injected = 1' }),
      ]
      return tries.map((attempt) => {
        try {
          attempt()
          return 'done'
        } catch (error) {
          return (error as Error).name
        }
      })
    })
    assert.deepEqual(refused, ['TypeError', 'TypeError', 'TypeError'])
  })
})
