import { test } from '@japa/runner'
import { parse } from 'csv-parse/sync'
import type { Page } from 'playwright-core'
import { downloaded } from '#tests/browser/export/downloads'
import { barriers, barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { becomes } from '#tests/browser/helpers/becomes'
import { Desk } from '#tests/browser/helpers/desk'
import { call, newcomer, proNewcomer } from '#tests/browser/saved/own_data'
import { NUMBERS } from '#tests/functional/flows/batches/batch_steps'
import { APPROVAL, through } from '#tests/functional/flows/flow_steps'
import type { FlowGraph } from '#app/flows/domain/graph/graph'

const ROWS = 50
/** Every tenth row has no number, so that it fails. */
const isBad = (at: number) => at % 10 === 9
const cells = Array.from({ length: ROWS }, (_, at) => [
  isBad(at) ? `no. ${at}` : String(at),
  `City "${at}"; =1+${at}`,
])
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
const CSV = ['Number;City', ...cells.map((row) => row.map(quoted).join(';'))].join('\r\n')

async function openFlow(page: Page, graph: FlowGraph = NUMBERS): Promise<void> {
  const { id } = await call<{ id: string }>(page, 'POST', '/api/flows', { title: 'Rows', graph })
  await page.goto(`/flow-builder/${id}`)
  await page.getByRole('heading', { name: 'Run over a CSV' }).waitFor()
}

const choose = (page: Page, text: string | Buffer, name = 'people.csv') =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

const status = (page: Page) => page.locator('main').getByRole('status').first()
const statusIs = (page: Page, text: string) => status(page).getByText(text).waitFor()

/** Presses a button that sends a decision, and waits for the server's answer to it. */
async function decidedBy(page: Page, button: string): Promise<void> {
  const sent = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('/api/approvals/')
  )
  await page.getByRole('button', { name: button }).click()
  if (!(await sent).ok())
    throw new Error(`The decision was answered with ${(await sent).status()}.`)
}

test.group('A batch', (group) => {
  const desk = Desk.in(group)

  test('runs nothing while edits of its flow are not on the server', async () => {
    const page = await newcomer(desk)
    desk.complaints.expect(/status of 503/)
    await openFlow(page)
    await page.goto(`${page.url()}?view=list&panel=run`)
    await page.route('**/draft', (route) => route.fulfill({ status: 503 }))
    await page.locator('[data-step]').nth(1).focus()
    await page.keyboard.press('Alt+ArrowUp')
    await choose(page, 'Who\n1')
    await page.getByRole('alert').getByText('so no row was run').waitFor()
  })

  test('keeps the file and its columns where they could not be checked', async () => {
    const page = await newcomer(desk)
    desk.complaints.expect(/status of 503/)
    await openFlow(page)
    await choose(page, 'Number\n1\n2')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('No row can run yet.').waitFor()
    const previews = '**/batch-previews'
    await page.route(previews, (route) => route.fulfill({ status: 503 }), { times: 1 })
    await dialog.getByLabel('Who').selectOption('Number')
    await dialog.getByText('This choice could not be checked').waitFor()
    await dialog.getByRole('button', { name: 'Retry' }).click()
    await dialog.getByRole('button', { name: 'Run 2 rows' }).waitFor()
  })

  test('reads a file that does not tell its encoding in the one that is chosen', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    await openFlow(page)
    // "Who,Note" and "李雷,你好" in GB 18030.
    await choose(page, Buffer.from('V2hvLE5vdGUKwO7A1yzE47rDCg==', 'base64'))
    const dialog = page.getByRole('dialog')
    const encoding = dialog.getByLabel('Encoding of the file')
    await encoding.selectOption('Chinese, simplified (GB 18030)')
    await dialog.getByRole('cell', { name: '李雷' }).waitFor()
    await encoding.selectOption('Unicode (UTF-8)')
    await dialog.getByText('The file is not text in this encoding.').waitFor()
    assert.equal(await encoding.inputValue(), 'gb18030')
    await dialog.getByRole('button', { name: 'Run 1 row' }).waitFor()
    await dialog.getByRole('cell', { name: '你好' }).waitFor()
  })

  test('asks for no encoding where the file is Unicode', async ({ assert }) => {
    const page = await newcomer(desk)
    await openFlow(page)
    await choose(page, 'Who,Note\n李雷,你好')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('cell', { name: '李雷' }).waitFor()
    assert.equal(await dialog.getByLabel('Encoding of the file').count(), 0)
  })

  test('runs 50 rows of which some fail, and gives the file back, on desks and phones', async ({
    assert,
  }) => {
    const page = await proNewcomer(desk)
    await openFlow(page)
    await choose(page, CSV)
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Choose a column for "Who".').waitFor()
    assert.equal(await dialog.getByLabel('Who').getAttribute('aria-invalid'), null)
    await dialog.getByText('No row can run yet.').waitFor()
    await dialog.getByLabel('Who').selectOption('Number')
    await dialog.getByText('50 rows cost up to 50 credits; you have 1,000 left.').waitFor()
    await dialog.getByText('And 45 more rows').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await dialog.getByRole('button', { name: 'Run 50 rows' }).click()
    await page.waitForURL(/\/batches\//)
    await page.reload()
    await statusIs(page, 'Some rows failed')
    await page.getByText('45 succeeded · 5 failed').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])

    const download = page.getByRole('link', { name: 'Download CSV' })
    const { name, bytes } = await downloaded(page, () => download.click())
    assert.equal(name, 'people-results.csv')
    const [titles, ...records] = parse(Buffer.from(bytes), { bom: true }) as string[][]
    assert.deepEqual(titles, ['Number', 'City', 'Answer', 'status', 'error'])
    assert.deepEqual(
      records.map((record) => record.slice(0, 4)),
      cells.map((row, at) =>
        isBad(at) ? [...row, '', 'failed'] : [...row, `Number ${at}`, 'succeeded']
      )
    )

    await page.getByRole('link', { name: '5 failed' }).click()
    await becomes(() => page.getByLabel('Show').inputValue(), 'failed')
    const why = page.getByText('The text is not JSON').first()
    await why.waitFor()
    assert.isFalse(await why.evaluate((cell) => cell.scrollWidth > cell.clientWidth))
    const link = page.getByRole('link', { name: 'Open run of row 11' })
    await page
      .getByRole('link', { name: 'Open run of row 2', exact: true })
      .waitFor({ state: 'detached' })
    const before = await link.getAttribute('href')
    await page.getByRole('button', { name: 'Rerun failed rows' }).click()
    await page.locator(`a[href="${before}"]`).waitFor({ state: 'detached' })
    await statusIs(page, 'Some rows failed')
    await link.click()
    await page.waitForURL(/\/runs\//)
    await page.getByRole('link', { name: 'Row of a batch' }).click()
    await page.waitForURL(/\/batches\//)
    await page.getByRole('link', { name: 'Open the flow' }).click()
    await page.getByText('No runs yet').waitFor()
    await page.getByText('50 of 50 rows done').waitFor()
  })

  test('tells rows that were rejected from others, and is one entry of the history', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const settings = { ...APPROVAL.settings, needsAccount: false }
    const graph = through({ ...APPROVAL, settings }, 'approved')
    const flow = await call<{ id: string }>(page, 'POST', '/api/flows', { title: 'Mails', graph })
    const file = { csv: 'who\nAda\nGrace', columns: { who: 'who' }, name: 'people.csv' }
    const started = await call<{ id: string }>(page, 'POST', `/api/flows/${flow.id}/batches`, file)
    await page.goto(`/batches/${started.id}`)
    await page.getByText('2 waiting for approval').waitFor()
    await page.goto('/runs?status=waiting')
    await page.getByText('To approve: Hello Grace').waitFor()
    await page.getByRole('button', { name: 'Notices: 2 unread' }).click()
    await page.getByRole('menuitem').getByText('Hello Ada', { exact: true }).click()
    await decidedBy(page, 'Approve')
    await page.goto('/runs?status=waiting')
    await page.getByRole('main').getByRole('link', { name: /Mails/ }).first().click()
    await page.getByRole('button', { name: 'Reject', exact: true }).click()
    await page.getByLabel('Why are you rejecting it?').fill('Too short')
    await decidedBy(page, 'Send rejection')
    await page.getByText('Rejected', { exact: true }).first().waitFor()

    await page.goto('/recent-activity')
    await page.getByText('2 rows of people.csv: 1 succeeded, 1 rejected.').waitFor()
    assert.equal(await page.getByRole('heading', { name: 'Mails' }).count(), 1)
    await page.getByRole('link', { name: 'Mails' }).click()
    await page.getByText('1 succeeded · 1 rejected').waitFor()
    await page.getByRole('link', { name: '1 rejected' }).click()
    await page.getByRole('link', { name: 'Open run of row 2' }).waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('link', { name: 'Open run of row 3' }).waitFor()
    assert.equal(await page.getByLabel('Show').inputValue(), 'rejected')
    assert.equal(await page.getByRole('button', { name: 'Rerun failed rows' }).count(), 0)
    assert.deepEqual(await barriersAtEachWidth(page), [])
  })

  test('runs as many rows as there are credits, and the others later', async () => {
    const page = await newcomer(desk)
    await openFlow(page)
    await choose(page, ['who', ...Array.from({ length: 30 }, (_, at) => at)].join('\n'))
    const dialog = page.getByRole('dialog')
    await dialog.getByText('30 rows cost up to 30 credits; you have 25 left.').waitFor()
    await dialog.getByRole('button', { name: 'Run the first 25 rows' }).click()
    await statusIs(page, 'Stopped')
    await page.getByText('The limit of rows is reached. 5 rows are left.').waitFor()
    await page.getByRole('button', { name: 'Run the 5 remaining rows' }).click()
    desk.complaints.expect(/status of 402/)
    await page.getByText('This needs 5 credits, and you have 0.').first().waitFor()
  })

  test('offers to run again only rows that can', async () => {
    const page = await newcomer(desk)
    await openFlow(page)
    await choose(page, 'who,note\n1,a\n,b')
    await page.getByRole('button', { name: 'Run 1 row' }).click()
    await statusIs(page, 'Some rows failed')
    await page.getByText('1 succeeded · 1 failed').waitFor()
    await page.getByRole('button', { name: 'Rerun failed rows' }).waitFor({ state: 'detached' })
  })

  test('is stopped with all its rows', async ({ assert }) => {
    const page = await newcomer(desk)
    await openFlow(page, through(APPROVAL, 'approved'))
    await choose(page, 'who\nAda\nGrace\nAlan')
    await page.getByRole('button', { name: 'Run 3 rows' }).click()
    await page.getByText('3 waiting for approval').waitFor()
    assert.deepEqual(await barriers(page), [])
    await page.getByRole('button', { name: 'Stop' }).click()
    await statusIs(page, 'Canceled')
    await page.getByRole('button', { name: 'Run the 3 remaining rows' }).waitFor()
  })

  test('is refused with a sentence where the file is none', async ({ assert }) => {
    const page = await newcomer(desk)
    await openFlow(page)
    desk.complaints.expect(/status of 422/)
    await choose(page, 'who\n"Ada')
    await page.getByText(/A quotation mark opens a cell and is never closed/).waitFor()
    await choose(page, Buffer.alloc(5 * 1024 * 1024 + 1, 'x'))
    await page.getByText(/The file is larger than 5 MB/).waitFor()
    assert.deepEqual(await barriers(page), [])
    await choose(page, Buffer.from('who;n\nJos\xe9;1', 'latin1'))
    await page.getByRole('dialog').getByText('José').waitFor()
  })

  test('A missing batch shows “Batch not found”', async () => {
    const page = await newcomer(desk)
    desk.complaints.expect(/status of 404/)
    await page.goto('/batches/01900000-0000-7000-8000-000000000000')
    await page.getByText('Batch not found').waitFor()
  })
})
