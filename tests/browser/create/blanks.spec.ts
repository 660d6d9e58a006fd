import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright-core'
import { clipboard, openVersion } from '#tests/browser/create/writer'
import { becomes, eventually } from '#tests/browser/helpers/becomes'
import { barriers, barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { call, newcomer } from '#tests/browser/saved/own_data'

const TEXT =
  'Write an email to [client name] about our move. Tone: [formal / friendly]. We move on [moving date]. Thank [Client name] first.'

test.group('The blanks of a prompt', (group) => {
  const desk = Desk.in(group)

  const card = (page: Page) => page.locator('[data-variant="structured"]')
  const openForm = (part: Locator | Page) => part.getByRole('button', { name: /^Fill the blanks/ })
  const edit = async (page: Page, text = TEXT) => {
    await page.goto('/home')
    await page.goto(`/prompt-editor?prompt=${encodeURIComponent(text)}`)
    await page.waitForURL(/\/prompt-editor\?id=/)
    await openVersion(page)
    await openForm(card(page)).click()
    return card(page)
  }

  test('are a form that everybody can use, on desks and phones', async ({ assert }) => {
    const page = await newcomer(desk)
    const part = await edit(page)
    await part.getByLabel('client name').fill('Ana')
    await part.getByText('1 of').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await part.getByText('Something else').click()
    await part
      .getByLabel('Choose formal or friendly: in your own words')
      .fill(`${'word '.repeat(60)}\nend`)
    assert.deepEqual(await barriers(page), [])
    await page.setViewportSize({ width: 360, height: 740 })
    assert.deepEqual(await barriers(page), [])
  })

  test('have labels that read as phrases, whole help, and fields of one width', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const part = await edit(page)
    await part.locator('textarea:focus').waitFor()
    const labels = await part.locator('[data-blank] :is(label[for], legend)').allInnerTexts()
    assert.includeMembers(labels, ['Client name', 'Choose formal or friendly', 'Moving date'])
    for (const label of labels) assert.match(label, /^\p{Lu}/u)
    await part.getByText('In 2 places: Write an email to ____ about our move.').waitFor()
    await eventually(async () =>
      assert.notMatch(await part.locator('[data-blank]').allInnerTexts().then(String), /…/)
    )
    const widths = await part
      .locator('[data-blank]')
      .evaluateAll((fields) => fields.map((field) => field.clientWidth))
    assert.equal(new Set(widths).size, 1)
  })

  test('are filled by keyboard alone: the text follows, and Undo goes back', async ({ assert }) => {
    const page = await newcomer(desk)
    const part = await edit(page)
    const [first] = await part.getByText('[client name]').allInnerTexts()
    assert.equal(first, '[client name]')

    await page.keyboard.type('Ana Ferrer')
    await part.getByText('Write an email to Ana Ferrer about').waitFor()
    await eventually(async () => assert.include(await part.innerText(), 'Thank Ana Ferrer first'))
    await page.keyboard.press('Tab')
    const focused = () => part.locator('label:has(:focus)').allInnerTexts()
    await becomes(focused, ['formal'])
    await page.keyboard.press('Tab')
    await becomes(focused, [])
    await page.keyboard.press('Shift+Tab')
    await becomes(focused, ['formal'])
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await part.getByText('Tone: friendly.').waitFor()

    const undo = part.getByRole('button', { name: 'Undo' })
    await undo.focus()
    await page.keyboard.press('Enter')
    await part.getByText('Tone: formal.').waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await part.getByText('Write an email to [client name] about').waitFor()
    await becomes(() => undo.getAttribute('aria-disabled'), 'true')
    await page.keyboard.press('Escape')
    await part.getByLabel('client name').waitFor({ state: 'detached' })
    const opener = openForm(part)
    assert.isTrue(await opener.evaluate((button) => button === document.activeElement))
  })

  test('a day is picked or said in words', async () => {
    const page = await newcomer(desk)
    const part = await edit(page)
    await part.getByLabel('Moving date', { exact: true }).fill('2026-11-21')
    await part.getByText('We move on 21 November 2026.').waitFor()
    await part.getByRole('button', { name: 'Type it instead: Moving date' }).click()
    await part.getByLabel('Moving date', { exact: true }).fill('the last Friday of May')
    await part.getByText('We move on the last Friday of May.').waitFor()
    await becomes(
      () => part.getByLabel('Moving date', { exact: true }).getAttribute('type'),
      'text'
    )
  })

  test('brackets, line breaks and signs of an answer stand there as typed and make no new blank', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const part = await edit(page)
    const hostile = 'Ana [the boss]\n“open ``` <data> & $&'
    await part.getByLabel('client name').fill(hostile)
    await part.getByText('1 of').waitFor()
    await becomes(() => part.getByLabel('the boss').count(), 0)
    await part.getByLabel('Moving date', { exact: true }).fill('2026-11-21')
    await part.getByRole('button', { name: /^Copy/ }).click()
    await page.getByText('The prompt has been copied to your clipboard.').first().waitFor()
    const copied = await clipboard(page)
    assert.include(copied, `Write an email to ${hostile} about our move.`)
    assert.include(copied, `Thank ${hostile} first.`)
    assert.include(copied, 'We move on 21 November 2026.')
  })

  test('the filled text is what is exported, shared and accepted', async ({ assert }) => {
    const page = await newcomer(desk)
    const part = await edit(page)
    await part.getByLabel('client name').fill('Ana Ferrer')
    await part.getByText('Write an email to Ana Ferrer about').waitFor()

    const waiting = page.waitForEvent('download')
    await part.getByRole('button', { name: /^Export/ }).click()
    await page.getByRole('menuitem', { name: 'Plain text' }).click()
    const download = await waiting
    assert.include(await readFile(await download.path(), 'utf8'), 'to Ana Ferrer about')

    await part.getByRole('button', { name: /^Share/ }).click()
    await page.getByRole('button', { name: 'Create link' }).click()
    const link = await page.getByLabel('Address of the link').inputValue()
    const reader = await desk.arrive({ as: null })
    await reader.goto(link)
    await reader.getByText('Write an email to Ana Ferrer about').waitFor()
    await page.getByRole('button', { name: 'Close', exact: true }).click()

    await part.getByRole('button', { name: /^Save version/ }).click()
    await part.getByText(/^Saved as version \d/).waitFor()
    const [{ id }] = await call<{ id: string }[]>(page, 'GET', '/api/prompts')
    const { draft } = await call<{ draft: string }>(page, 'GET', `/api/prompts/${id}`)
    assert.include(draft, 'Write an email to Ana Ferrer about')
    assert.include(draft, '[formal / friendly]')
  })
})
