import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { Desk } from '#tests/browser/helpers/desk'
import { newcomer } from '#tests/browser/saved/own_data'

const LONG = 'Write about the fair in Kyiv, for {{name}} and [reader].\n'.repeat(23_000)
const LATE = 'Write about the fair in Kyiv.\n'.repeat(2_000)

const FIELDS = {
  '/create': 'textarea#original',
  '/home': 'main textarea',
  '/workshop': 'main textarea',
}

async function paste(page: Page, field: string, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.locator(field).first().focus()
  await page.keyboard.press('ControlOrMeta+v')
}

test.group('A text that is far too long for a field', (group) => {
  const desk = Desk.in(group)

  test('is not pasted in {0}, and the limit is named')
    .with(Object.entries(FIELDS))
    .run(async ({ assert }, [path, field]) => {
      const page = await newcomer(desk)
      await page.goto(path)
      const area = page.locator(field).first()
      await area.fill('Write a poem')
      await paste(page, field, LONG)
      const sentence = `Nothing was pasted. The text has ${LONG.length.toLocaleString('en')} characters, and at most 50,000 are possible.`
      await page.getByText(sentence).waitFor()
      assert.equal(await area.inputValue(), 'Write a poem')
      await area.press('End')
      await page.keyboard.type('!')
      await page.getByText(sentence).waitFor({ state: 'detached' })
      assert.equal(await area.inputValue(), 'Write a poem!')
    })

  test('stays whole where it is a little too long', async ({ assert }) => {
    const page = await newcomer(desk)
    await page.goto('/create')
    await paste(page, FIELDS['/create'], LATE)
    await page.getByText('The prompt is 10,000 characters too long').waitFor()
    assert.equal(await page.locator(FIELDS['/create']).inputValue(), LATE)
  })
})
