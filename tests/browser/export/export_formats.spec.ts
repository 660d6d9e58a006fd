import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { choose, clipboard, downloaded, tight } from '#tests/browser/export/downloads'
import { EXAMPLE, openVersion } from '#tests/browser/create/writer'
import { becomes, eventually } from '#tests/browser/helpers/becomes'
import { barriers, barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { heldToast } from '#tests/browser/helpers/toasts'
import { call, proNewcomer, savedPrompt, shareLink } from '#tests/browser/saved/own_data'
import { readPdf } from '#tests/helpers/read_pdf'
import { readWord } from '#tests/helpers/read_word'

const GREEK = 'Write “an email” about [product] for {{audience}}.\n\n- Ελληνικά\n- naïve → 😀'

test.group('Exports', (group) => {
  const desk = Desk.in(group)

  async function editor(): Promise<{ page: Page; text: string }> {
    const page = await proNewcomer(desk)
    await page.goto(`/prompt-editor?prompt=${encodeURIComponent(EXAMPLE)}`)
    await page.waitForURL(/\?id=/)
    await openVersion(page)
    await card(page).getByRole('button', { name: /^Copy/ }).click()
    await page.getByText('The prompt has been copied to your clipboard.').first().waitFor()
    return { page, text: await clipboard(page) }
  }

  async function kept(text: string): Promise<{ page: Page; id: string }> {
    const page = await proNewcomer(desk)
    const id = await savedPrompt(page, text, { title: 'Alpha' })
    await page.goto(`/saved/${id}`)
    await page.getByRole('heading', { name: 'Version 1' }).waitFor()
    return { page, id }
  }

  const card = (page: Page) => page.locator('[data-variant="structured"]')
  const menu = (page: Page) => card(page).getByRole('button', { name: /^Export/ })
  const exportButton = (page: Page) => page.getByRole('button', { name: 'Export', exact: true })
  const descriptions = async (page: Page) =>
    (await call<{ description: string }[]>(page, 'GET', '/api/activities')).map(
      ({ description }) => description
    )

  const noted = (page: Page, words: string) =>
    becomes(async () => (await descriptions(page)).some((text) => text.includes(words)), true)

  test('a version leaves the editor in every format, and reads back as what it was', async ({
    assert,
  }) => {
    const { page, text } = await editor()
    const file = (format: string) => downloaded(page, () => choose(page, menu(page), format))

    const markdown = await file('Markdown')
    assert.equal(markdown.name, 'structured-version.md')
    assert.include(markdown.bytes.toString(), text)
    assert.equal((await file('Plain text')).bytes.toString(), `${text}\n`)
    const json = JSON.parse((await file('JSON')).bytes.toString())
    assert.equal(json.content, text)

    const word = await file('Word document')
    assert.equal(word.name, 'structured-version.docx')
    const { paragraphs } = readWord(word.bytes)
    assert.deepEqual([paragraphs[0].style, paragraphs[0].text], ['Heading1', 'Structured Version'])
    const lines = paragraphs.map((paragraph) => paragraph.text).join('\n')
    assert.include(lines, `Score ${json.score} of 100`)
    assert.include(lines, `\n${text}\nImprovements Made\n${json.improvements.join('\n')}\n`)

    const pdf = await file('PDF')
    assert.equal(pdf.name, 'structured-version.pdf')
    const { elements, info, isTagged } = await readPdf(pdf.bytes)
    assert.isTrue(isTagged)
    assert.equal(info.Title, 'Structured Version')
    const exported = tight(elements.map((element) => element.text).join(''))
    assert.include(exported, tight(`${text}Improvements Made•${json.improvements.join('•')}`))

    await noted(page, 'as PDF')
    await eventually(async () =>
      assert.includeMembers(await descriptions(page), [
        'Exported the improved prompt as Markdown.',
        'Exported the improved prompt as a Word document.',
        'Exported the improved prompt as PDF.',
      ])
    )
  })

  test('a version is copied as chat messages', async ({ assert }) => {
    const { page, text } = await editor()
    await choose(page, menu(page), 'Copy as chat messages')
    await page.getByText('as chat messages, in JSON').first().waitFor()
    const messages = JSON.parse(await clipboard(page)) as { role: string; content: string }[]
    assert.deepEqual(
      messages.map(({ role }) => role),
      ['user']
    )
    assert.equal(messages.map(({ content }) => content).join(''), text)
    await noted(page, 'as chat messages')
  })

  test('the menu says what is being written, and the file comes when its writer is there', async ({
    assert,
  }) => {
    const { page } = await kept(GREEK)
    const gate = Promise.withResolvers<void>()
    await page.route(/assets\/pdf_file/, (route) => gate.promise.then(() => route.continue()))
    await choose(page, exportButton(page), 'PDF')
    await page.getByRole('status').filter({ hasText: 'Exporting: PDF…' }).waitFor()
    await becomes(() => exportButton(page).getAttribute('aria-busy'), 'true')
    await exportButton(page).press('Enter')
    assert.equal(await page.getByRole('menu').count(), 0)
    assert.deepEqual(await barriers(page), [])
    const { bytes } = await downloaded(page, async () => gate.resolve())
    const { elements } = await readPdf(bytes)
    assert.include(tight(elements.map(({ text }) => text).join('')), tight(GREEK))
    await page.getByText('alpha.pdf is in your downloads.').first().waitFor()
    await becomes(() => exportButton(page).getAttribute('aria-busy'), null)
  })

  test('without its writer nothing is lost, and it works after a reload', async ({ assert }) => {
    desk.complaints.expect(/ERR_FAILED|ERR_INTERNET|Failed to load/)
    const { page } = await kept('Write an email')
    await page.route(/assets\/word_file/, (route) => route.abort())
    await choose(page, exportButton(page), 'Word document')
    await page.getByText('Not exported: Word document').first().waitFor()
    await page.unroute(/assets\/word_file/)
    const loaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await loaded
    const { name } = await downloaded(page, () => choose(page, exportButton(page), 'Word document'))
    assert.equal(name, 'alpha.docx')
    assert.equal(await page.getByLabel('Prompt', { exact: true }).inputValue(), 'Write an email')
  })

  test('without a font nothing is lost, and trying again works', async ({ assert }) => {
    desk.complaints.expect(/ERR_FAILED|ERR_INTERNET|Failed to load/)
    const { page } = await kept('Write an email')
    await page.route(/\.woff$/, (route) => route.abort())
    await choose(page, exportButton(page), 'PDF')
    await page.getByText('Not exported: PDF').first().waitFor()
    await page
      .getByText(/Your prompt is safe/)
      .first()
      .waitFor()
    await page.unroute(/\.woff$/)
    const { name } = await downloaded(page, () =>
      page.getByRole('button', { name: 'Try again' }).click()
    )
    assert.equal(name, 'alpha.pdf')
    assert.equal(await page.getByLabel('Prompt', { exact: true }).inputValue(), 'Write an email')
    await noted(page, 'Exported')
    assert.lengthOf(await descriptions(page), 1)
  })

  test('what a PDF cannot set is named, and Word has it', async ({ assert }) => {
    const { page } = await kept('Greet with 你好 in [city].')
    const { bytes } = await downloaded(page, () => choose(page, exportButton(page), 'PDF'))
    const { elements } = await readPdf(bytes)
    assert.include(
      elements.map(({ text }) => text),
      'Greet with □□ in [city].'
    )
    const toast = await heldToast(page, 'Exported with gaps')
    await page
      .getByText(/shows a square in place of 你 好\./)
      .first()
      .waitFor()
    const word = await downloaded(page, () =>
      toast.getByRole('button', { name: 'Export as Word' }).click()
    )
    assert.equal(word.name, 'alpha.docx')
    assert.include(
      readWord(word.bytes).paragraphs.map(({ text }) => text),
      'Greet with 你好 in [city].'
    )
  })

  test('the optimizer, the saved list and a shared page have the same formats', async ({
    assert,
  }) => {
    const { page, id } = await kept(GREEK)
    const formats = () => page.getByRole('menuitem').allTextContents()
    await exportButton(page).click()
    const offered = [
      ...['Markdown', 'Plain text', 'JSON', 'Word document', 'PDF'],
      'Copy as chat messages',
    ]
    await becomes(formats, offered)
    await page.goto('/saved')
    const more = page.getByRole('button', { name: 'More options for Alpha' })
    await more.click()
    await becomes(async () => (await formats()).slice(4, -1), offered)
    await page.keyboard.press('Escape')
    const fromRow = await downloaded(page, () => choose(page, more, 'Word document'))
    assert.include(
      readWord(fromRow.bytes)
        .paragraphs.map(({ text }) => text)
        .join('\n'),
      GREEK
    )
    await page.goto(`/create?prompt=${encodeURIComponent(EXAMPLE)}`)
    await exportButton(page).click()
    await becomes(formats, offered)

    const { url } = await shareLink(page, id)
    const visitor = await desk.arrive({ as: null })
    await visitor.goto(url)
    const shared = await downloaded(visitor, () => choose(visitor, exportButton(visitor), 'PDF'))
    assert.equal(shared.name, 'alpha.pdf')
    assert.equal((await readPdf(shared.bytes)).info.Title, 'Alpha')
    await choose(visitor, exportButton(visitor), 'Copy as chat messages')
    await visitor.getByText('as chat messages, in JSON').first().waitFor()
    assert.deepEqual(JSON.parse(await clipboard(visitor)), [{ role: 'user', content: GREEK }])
  })

  test('on desks and phones: the menus are accessible and fit', async ({ assert }) => {
    const page = await proNewcomer(desk)
    const id = await savedPrompt(page, GREEK, { title: 'Alpha' })
    await page.goto(`/saved/${id}`)
    await page.getByRole('heading', { name: 'Version 1' }).waitFor()
    await exportButton(page).press('Enter')
    await page.getByRole('menuitem', { name: 'PDF' }).waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.goto('/saved')
    await page.getByRole('button', { name: 'More options for Alpha' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Copy as chat messages' }).waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
  })
})
