import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { choose, downloaded } from '#tests/browser/export/downloads'
import { openStartedRun, pressRun } from '#tests/browser/flows/started_run'
import { barriers, barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { call, newcomer, proNewcomer } from '#tests/browser/saved/own_data'
import { edge, GREETING, node } from '#tests/functional/flows/flow_steps'
import { readPdf } from '#tests/helpers/read_pdf'
import { readWord } from '#tests/helpers/read_word'
import { pdfOf, wordSample } from '#tests/helpers/sample_files'

/** Opens a flow that asks for a file and greets its text. */
async function openAsking(page: Page): Promise<void> {
  const fields = [{ name: 'who', label: 'Minutes', type: 'file', isRequired: true }]
  const [ask, ...rest] = GREETING.nodes
  const graph = { ...GREETING, nodes: [{ ...ask, settings: { fields } }, ...rest] }
  const body = { title: 'Read', graph }
  const { id } = await call<{ id: string }>(page, 'POST', '/api/flows', body)
  await page.goto(`/flow-builder/${id}`)
}

const file = (name: string, content: Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})

test.group('A file for a flow', (group) => {
  const desk = Desk.in(group)

  test('is read when it is chosen, and its text runs, on desks and phones', async ({ assert }) => {
    const page = await newcomer(desk)
    await openAsking(page)
    const input = page.getByLabel('Minutes')
    await input.setInputFiles(file('minutes.docx', await wordSample()))
    await page.getByText('minutes.docx: 60 characters', { exact: true }).waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await input.setInputFiles(file('minutes.pdf', await pdfOf(['First', 'Second'])))
    await page.getByText('minutes.pdf: 13 characters, 2 pages', { exact: true }).waitFor()
    await page.getByText('Preview', { exact: true }).click()
    await page.getByText('First Second').waitFor()
    await pressRun(page)
    await openStartedRun(page)
    const result = page.getByRole('region', { name: 'Result' })
    await result.getByText('Hello First', { exact: true }).waitFor()
    await result.getByText('Second', { exact: true }).waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
  })

  test('that cannot be read says why at its field, and can be taken away', async ({ assert }) => {
    const page = await newcomer(desk)
    await openAsking(page)
    const input = page.getByLabel('Minutes')
    desk.complaints.expect(/status of 422/)
    await input.setInputFiles(file('scan.pdf', await pdfOf([''])))
    await page.getByText('This PDF has no text, only pictures.').waitFor()
    await page.getByText('up to 10 MB. Only the text is used.').waitFor()
    assert.deepEqual(await barriers(page), [])
    await input.setInputFiles(file('large.txt', new Uint8Array(10 * 1024 * 1024 + 1)))
    await page.getByText('This file is larger than 10 MB.').waitFor()
    await input.setInputFiles(file('note.txt', Buffer.from('Ada')))
    await page.getByText('note.txt: 3 characters').waitFor()
    await page.getByRole('button', { name: 'Remove file' }).click()
    await pressRun(page)
    await page.getByText('Fill in "Minutes".').waitFor()
    assert.isTrue(await input.evaluate((field) => field === document.activeElement))
  })

  test('that does not tell its encoding is read again in the one that is chosen', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    desk.complaints.expect(/status of 422/)
    await openAsking(page)
    // "李雷,你好" in GB 18030.
    const bytes = Buffer.from('wO7A1yzE47rD', 'base64')
    await page.getByLabel('Minutes').setInputFiles(file('names.csv', bytes))
    const encoding = page.getByLabel('Encoding of the file')
    await encoding.selectOption('Chinese, simplified (GB 18030)')
    await page.getByText('李雷,你好', { exact: true }).waitFor()
    await page.getByText('names.csv: 5 characters', { exact: true }).waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await encoding.selectOption('Unicode (UTF-8)')
    await page.getByText('This file is not text in this encoding.').waitFor()
    assert.equal(await encoding.inputValue(), 'gb18030')
    await pressRun(page)
    await page.getByRole('region', { name: 'Result' }).getByText('Hello 李雷,你好').waitFor()
  })

  test('that tells its encoding asks for none', async ({ assert }) => {
    const page = await newcomer(desk)
    await openAsking(page)
    const utf16 = Buffer.from('\uFEFF李雷', 'utf16le')
    await page.getByLabel('Minutes').setInputFiles(file('names.txt', utf16))
    await page.getByText('names.txt: 2 characters', { exact: true }).waitFor()
    assert.equal(await page.getByLabel('Encoding of the file').count(), 0)
  })

  test('can be dropped, and a run waits until it has been read', async () => {
    const page = await newcomer(desk)
    await openAsking(page)
    const gate = Promise.withResolvers<void>()
    await page.route('**/api/file-texts', async (route) => {
      await gate.promise
      await route.continue()
    })
    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer()
      transfer.items.add(new File(['Grace'], 'grace.txt'))
      return transfer
    })
    await page.getByLabel('Minutes').dispatchEvent('drop', { dataTransfer: data })
    await page.getByText('Reading grace.txt…').waitFor()
    await pressRun(page)
    await page.getByText('Wait until the file has been read.').waitFor()
    gate.resolve()
    await page.getByText('grace.txt: 5 characters').waitFor()
    await page.getByText('Wait until the file has been read.').waitFor({ state: 'detached' })
    await pressRun(page)
    await page.getByRole('region', { name: 'Result' }).getByText('Hello Grace').waitFor()
  })
})

test.group('The results of a run', (group) => {
  const desk = Desk.in(group)

  const formats = ['markdown', 'docx', 'pdf', 'csv']
  const value = '# Hours\n\n- **{{who}}**\n\n| Name | Hours |\n| --- | --- |\n| {{who}} | 7 |'

  /** Runs a flow that offers its result in every format. */
  async function runIt(page: Page): Promise<void> {
    const out = node('out', 'result', { value, title: 'Hours', formats })
    const [ask] = GREETING.nodes
    const graph = { ...GREETING, nodes: [ask, out], edges: [edge('in', 'out')] }
    const body = { title: 'Hours', graph }
    const { id } = await call<{ id: string }>(page, 'POST', '/api/flows', body)
    await page.goto(`/flow-builder/${id}`)
    await page.getByRole('textbox', { name: 'Who', exact: true }).fill('Ada')
    await pressRun(page)
    await page.getByRole('button', { name: 'Download: Hours' }).waitFor()
  }

  test('are downloaded in every format, and read back', async ({ assert }) => {
    const page = await proNewcomer(desk)
    await runIt(page)
    const button = page.getByRole('button', { name: 'Download: Hours' })
    const fileIn = (format: string) => downloaded(page, () => choose(page, button, format))
    const markdown = await fileIn('Markdown')
    assert.equal(markdown.name, 'hours.md')
    assert.equal(markdown.bytes.toString(), `${value.replaceAll('{{who}}', 'Ada')}\n`)
    const { paragraphs } = readWord((await fileIn('Word document')).bytes)
    assert.deepEqual(
      paragraphs.map(({ text }) => text),
      ['Hours', 'Ada', 'Name', 'Hours', 'Ada', '7', '']
    )
    const { elements } = await readPdf((await fileIn('PDF')).bytes)
    assert.deepEqual(
      elements.map(({ role }) => role),
      ['H1', 'Lbl', 'LBody', 'TH', 'TH', 'TD', 'TD']
    )
    const csv = await fileIn('CSV')
    assert.equal(csv.bytes.toString(), '\uFEFFName,Hours\r\nAda,7\r\n')
  })

  test('say which formats are part of the Pro plan, on a phone too', async ({ assert }) => {
    const page = await newcomer(desk, { width: 390 })
    await runIt(page)
    await page.getByRole('button', { name: 'Download: Hours' }).click()
    await page.getByRole('menuitem', { name: 'Word document (Pro plan)', disabled: true }).waitFor()
    await page.getByRole('menuitem', { name: 'PDF (Pro plan)', disabled: true }).waitFor()
    await page.getByRole('menuitem', { name: 'CSV', exact: true, disabled: false }).waitFor()
    await page.getByText('Word and PDF belong to the Pro plan.').waitFor()
    const plans = page.getByRole('menuitem', { name: 'Upgrade to Pro' })
    assert.equal(await plans.getAttribute('href'), '/payment')
    assert.deepEqual(await barriers(page), [])
  })
})
