import { test } from '@japa/runner'
import { original } from '#tests/browser/create/writer'
import { becomes, eventually } from '#tests/browser/helpers/becomes'
import { Desk } from '#tests/browser/helpers/desk'
import { proNewcomer } from '#tests/browser/saved/own_data'

test.group('A text of which nothing can be seen', (group) => {
  const desk = Desk.in(group)

  test('is an empty text: there is nothing to improve', async ({ assert }) => {
    const page = await proNewcomer(desk)
    const invisible = '\u200B\u00AD \u3164\u2063'
    await page.goto('/home')
    await page.locator('textarea').fill(invisible)
    await becomes(() => page.getByRole('button', { name: 'Improve My Prompt' }).isDisabled(), true)
    for (const [path, name] of Object.entries({
      'create': 'Regenerate',
      'prompt-editor': 'Re-analyze',
    })) {
      await page.goto(`/${path}`)
      await original(page).fill(invisible)
      const button = page.getByRole('button', { name, exact: true }).first()
      await eventually(async () => assert.isTrue(await button.isDisabled(), name))
      await original(page).fill(`${invisible}a`)
      await eventually(async () => assert.isTrue(await button.isEnabled(), name))
      await original(page).fill('')
    }
  })
})
