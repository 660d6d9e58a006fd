import { test } from '@japa/runner'
import { strToU8, zipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { barriers } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { call, newcomer, proNewcomer } from '#tests/browser/saved/own_data'
import { collectionCsv, promptCollection } from '#tests/helpers/prompt_collection'

interface Listed {
  id: string
  title: string
  tags: string[]
}

const choose = (page: Page, name: string, content: string | Uint8Array) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })

const saved = (page: Page) =>
  call<Listed[]>(page, 'GET', '/api/prompts?saved=true&sort=created&limit=500')

const importAll = (page: Page, count: string) =>
  page.getByRole('button', { name: new RegExp(`^Import ${count} prompts?$`) }).click()

test.group('An import', (group) => {
  const desk = Desk.in(group)

  test('of a table with unknown columns is mapped by hand, imported, and undone as a whole', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    await call(page, 'POST', '/api/prompts', { original: 'Known text', saved: true, title: 'Mine' })
    await page.goto('/saved')
    await page.getByRole('link', { name: 'Import' }).first().click()
    const rows = [
      'Aufgabe;Wer;Zweck',
      '"Write to [client name]";Ada;sales',
      'Known text;Bob;x',
      'Same;C;y',
      'Same;D;z',
      `${'x'.repeat(50_001)};E;long`,
    ]
    await choose(page, 'aufgaben.csv', rows.join('\r\n'))
    await page.getByText('Choose the column that holds the prompts.').waitFor()
    await page.getByRole('switch', { name: 'The first row names the columns' }).click()
    await page.getByLabel('Column “Aufgabe”').selectOption('prompt')
    await page.getByLabel('Column “Wer”').selectOption('title')
    await page.getByText('2 prompts will be imported. 3 rows are left out.').waitFor()
    await page.getByText('[client name] becomes {{client_name}}').waitFor()
    await page.getByText('You have this text already, as “Mine”.').waitFor()
    await page.getByText('It has the same text as Line 4.').waitFor()
    await page.getByText('It has 50,001 characters.').waitFor()
    assert.deepEqual(await barriers(page), [])

    await importAll(page, '2')
    await page.getByRole('heading', { name: '2 prompts were imported' }).waitFor()
    const [, first] = await saved(page)
    assert.equal(first.title, 'Ada')
    await page.getByRole('button', { name: 'Undo import' }).click()
    await page.getByText('Import undone').first().waitFor()
    assert.deepEqual(
      (await saved(page)).map(({ title }) => title),
      ['Mine']
    )
    await page.getByRole('button', { name: 'Bring back aufgaben.csv' }).click()
    await page.getByText('The import is back').first().waitFor()
    assert.lengthOf(await saved(page), 3)
  })

  test('of a zip of Markdown takes titles and tags from its files', async ({ assert }) => {
    const page = await newcomer(desk)
    await page.goto('/saved/import')
    const launch = '---\ntitle: Launch\ntags: [launch, mail]\n---\n\nWrite about {{product}}.\n'
    const files = { 'a/launch.md': strToU8(launch), 'b/notes.txt': strToU8('Take notes.') }
    await choose(page, 'prompts.zip', zipSync(files))
    await page.getByText('a/launch.md, line 5').waitFor()
    await importAll(page, '2')
    await page.getByRole('link', { name: 'Open Saved' }).click()
    await page.getByRole('heading', { name: 'Launch' }).waitFor()
    assert.deepEqual(
      (await saved(page)).map(({ title, tags }) => [title, ...tags]),
      [['notes'], ['Launch', 'launch', 'mail']]
    )
  })

  test('of pasted text says what the plan leaves out before and after', async ({ assert }) => {
    const page = await newcomer(desk, { colorScheme: 'dark' })
    await page.goto('/saved/import')
    const text = Array.from({ length: 27 }, (_, at) => `Prompt number ${at}`).join('\n---\n')
    await page.getByLabel('Pasted text').fill(text)
    await page.getByLabel('The text holds').selectOption('rules')
    await page.getByRole('button', { name: 'Show preview' }).click()
    await page.getByText('25 prompts will be imported. 2 rows are left out.').waitFor()
    await page.getByLabel('Show', { exact: true }).selectOption('over_limit')
    await page.getByText('Your plan has no place for more saved prompts.').first().waitFor()
    assert.deepEqual(await barriers(page), [])
    await importAll(page, '25')
    await page.getByRole('heading', { name: '25 prompts were imported' }).waitFor()
    assert.lengthOf(await saved(page), 25)
  })

  test('of 1,300 prompts comes in whole, after it was interrupted', async ({ assert }) => {
    desk.complaints.expect(/status of 503/)
    const page = await proNewcomer(desk)
    await page.goto('/saved/import')
    const prompts = promptCollection(1_300)
    await choose(page, 'collection.csv', collectionCsv(prompts))
    await page.getByText('1,300 prompts will be imported.').waitFor()
    await page.getByRole('button', { name: 'Next rows' }).click()
    await page.getByText('Rows 26 to 50 of 1,300').waitFor()
    let count = 0
    await page.route('**/api/imports/*/prompts', (route) =>
      (count += 1) === 3 ? route.fulfill({ status: 503 }) : route.continue()
    )
    await importAll(page, '1,300')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: '1,300 prompts were imported' }).waitFor()
    const all = await call<{ prompt: string }[]>(page, 'GET', '/api/prompts/export')
    assert.lengthOf(all, 1_300)
  })

  test('of rows that are all left out cannot begin, and says why', async ({ assert }) => {
    const page = await newcomer(desk)
    await call(page, 'POST', '/api/prompts', { original: 'Known text', saved: true })
    await page.goto('/saved/import')
    await page.getByLabel('Pasted text').fill('Known text')
    await page.getByRole('button', { name: 'Show preview' }).click()
    await page.getByText('No row can be imported. Each row below says why.').waitFor()
    assert.isTrue(await page.getByRole('button', { name: 'Import prompts' }).isDisabled())
    assert.deepEqual(await barriers(page), [])
  })

  test('of a hostile file says what is wrong with it and leaves the page at work', async () => {
    const page = await newcomer(desk)
    await page.goto('/saved/import')
    const wide = Array.from({ length: 100_000 }, (_, at) => `c${at}`).join(',')
    await choose(page, 'wide.csv', `${wide}\n${wide}`)
    await page.getByText('It has more than 100 columns.').waitFor()
    await choose(page, 'broken.json', '[{"prompt": ')
    await page.getByText('It is not valid JSON.').waitFor()
    await choose(page, 'cell.csv', `prompt\n"${'x'.repeat(5_000_000)}"\n"open\n\u0000\n\u202e=1+1`)
    await page.getByText('1 note about the file').waitFor()
    await page.getByText('It has 5,000,000 characters.').waitFor()
    await page.getByRole('button', { name: 'Choose something else' }).click()
    await page.getByRole('button', { name: 'Choose files' }).waitFor()
  })
})
