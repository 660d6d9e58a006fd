import { test } from '@japa/runner'
import { parse } from 'csv-parse/sync'
import { downloaded } from '#tests/browser/export/downloads'
import { Desk } from '#tests/browser/helpers/desk'
import { call, proNewcomer, refuse, savedPrompt } from '#tests/browser/saved/own_data'

const TITLES = ['Title', 'Category', 'Tags', 'Score', 'Created (UTC)', 'Updated (UTC)', 'Prompt']
const MOMENT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/

const rowsOf = (bytes: Buffer): Record<string, string>[] =>
  parse(bytes, { bom: true, columns: true, record_delimiter: '\r\n' })

test.group('The list of saved prompts as CSV', (group) => {
  const desk = Desk.in(group)
  const LABEL = 'Export list (CSV)'

  test('holds every prompt that the filter lets through, not only the loaded page', async ({
    assert,
  }) => {
    const page = await proNewcomer(desk)
    for (let made = 0; made < 103; made += 1) {
      await call(page, 'POST', '/api/prompts', { original: `Prompt ${made}`, saved: true })
    }
    const formula = '=HYPERLINK("http://x.test","win")\nsecond line, with a comma'
    await savedPrompt(page, formula, { title: '+Alpha', tags: ['launch', 'größe'], pinned: true })
    await page.goto('/saved')
    await page.getByRole('heading', { name: 'Prompt 102' }).waitFor()
    const listed = page.getByRole('button', { name: LABEL })
    const { name, bytes } = await downloaded(page, () => listed.click())
    assert.match(name, /^saved-prompts-\d{4}-\d\d-\d\d\.csv$/)
    assert.deepEqual([...bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf])
    const rows = rowsOf(bytes)
    assert.lengthOf(rows, 104)
    assert.deepEqual(Object.keys(rows[0]), TITLES)
    assert.deepInclude(rows[0], { Title: "'+Alpha", Tags: 'launch, größe', Prompt: `'${formula}` })
    assert.match(rows[0]['Created (UTC)'], MOMENT)
    assert.match(rows[0].Score, /^\d+$/)
    assert.sameMembers(
      rows.slice(1).map(({ Prompt }) => Prompt),
      Array.from({ length: 103 }, (_, made) => `Prompt ${made}`)
    )
    await page.getByText('with 104 prompts').first().waitFor()

    await page.goto('/saved?search=Prompt 10&sort=name')
    await page.getByRole('heading', { name: 'Prompt 102' }).waitFor()
    const some = rowsOf((await downloaded(page, () => listed.click())).bytes)
    assert.deepEqual(
      some.map(({ Prompt }) => Prompt),
      ['Prompt 10', 'Prompt 100', 'Prompt 101', 'Prompt 102']
    )
  })

  test('is not handed out in part when the server fails on the way', async ({ assert }) => {
    desk.complaints.expect(/status of 50/)
    const page = await proNewcomer(desk)
    await savedPrompt(page, 'Write an email', { title: 'Alpha' })
    await page.goto('/saved')
    await page.route('**/api/prompts/texts?*', refuse(500))
    let count = 0
    page.on('download', () => (count += 1))
    await page.getByRole('button', { name: LABEL }).click()
    await page
      .getByText(/The list was not exported.*The disk is full/)
      .first()
      .waitFor()
    assert.equal(count, 0)
    await page.unroute('**/api/prompts/texts?*')
    const { bytes } = await downloaded(page, () =>
      page.getByRole('button', { name: LABEL }).click()
    )
    assert.lengthOf(rowsOf(bytes), 1)
  })
})
