import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { becomes } from '#tests/browser/helpers/becomes'
import { barriers, barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { call, newcomer, refuse, savedPrompt } from '#tests/browser/saved/own_data'

const draft = (page: Page) => page.getByLabel('Prompt', { exact: true })
const saved = (page: Page) => page.getByText(/^Saved \d\d:\d\d$/).first()
const versions = (page: Page) => page.getByRole('region', { name: 'Versions' })

interface Open {
  draft: string
  version: number
  title: string
}

test.group('A saved prompt', (group) => {
  const desk = Desk.in(group)

  async function open(text = 'Write an email'): Promise<{ page: Page; id: string }> {
    const page = await newcomer(desk)
    const id = await savedPrompt(page, text, { title: 'Alpha' })
    await page.goto(`/saved/${id}`)
    await versions(page).getByRole('heading', { name: 'Version 1' }).waitFor()
    return { page, id }
  }

  const onServer = (page: Page, id: string) => call<Open>(page, 'GET', `/api/prompts/${id}`)

  async function secondTab(page: Page, id: string): Promise<Page> {
    const tab = await page.context().newPage()
    await tab.goto(`/saved/${id}`)
    await draft(tab).waitFor()
    return tab
  }

  test('on desks and phones: the prompt, its dialogs and its absence are accessible and fit', async ({
    assert,
  }) => {
    desk.complaints.expect(/status of 404/)
    const page = await newcomer(desk)
    const id = await savedPrompt(
      page,
      `Write ${'supercalifragilistic'.repeat(20)}\n\n${'and more '.repeat(300)}`,
      {
        title: 'A title that is long, '.repeat(9).trim(),
        tags: ['launch', 'x'.repeat(40)],
        folder: 'A folder '.repeat(11).trim(),
      }
    )
    await page.goto(`/saved/${id}`)
    await versions(page).getByRole('heading', { name: 'Version 1' }).waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await draft(page).fill('Something else entirely.')
    await page.getByRole('button', { name: 'Compare', exact: true }).click()
    await page.getByRole('dialog').locator('ins').first().waitFor()
    await page.getByRole('region', { name: 'Current draft', exact: true }).waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('button', { name: 'Create link' }).click()
    await page.getByLabel('Address').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.goto('/saved/0190a0b0-0000-7000-8000-000000000001')
    await page.getByText('Prompt not found').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
  })

  test('a change is saved on leaving the field, and within ten seconds while writing', async ({
    assert,
  }) => {
    const { page, id } = await open()
    await draft(page).fill('Write a short email')
    await page.getByText('Not saved yet').first().waitFor()
    await draft(page).blur()
    await saved(page).waitFor()
    assert.equal((await onServer(page, id)).draft, 'Write a short email')
    await draft(page).focus()
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/draft'))
    await page.keyboard.press('End')
    await page.keyboard.type('!')
    await kept
    assert.equal((await onServer(page, id)).draft, 'Write a short email!')
  })

  test('words that no server has yet survive a reload', async ({ assert }) => {
    desk.complaints.expect(/ERR_FAILED|Failed to load|ERR_INTERNET|draft/)
    const { page, id } = await open()
    await page.route('**/draft', (route) => route.abort())
    await draft(page).fill('Not sent yet')
    await draft(page).blur()
    await page.getByText('Offline, will retry').first().waitFor()
    await page.reload()
    await page.getByText('Your unsaved changes were restored from this browser.').waitFor()
    await becomes(() => draft(page).inputValue(), 'Not sent yet')
    await page.unroute('**/draft')
    await draft(page).focus()
    await draft(page).blur()
    await saved(page).waitFor()
    assert.equal((await onServer(page, id)).draft, 'Not sent yet')
  })

  test('two tabs: the second one to save chooses, and nothing is overwritten before', async ({
    assert,
  }) => {
    desk.complaints.expect(/status of 409/)
    const { page: one, id } = await open()
    const two = await secondTab(one, id)
    await draft(one).fill('From the first tab')
    await draft(one).blur()
    await saved(one).waitFor()
    await draft(two).fill('From the second tab')
    await draft(two).blur()
    await two.getByText('Changed elsewhere:').first().waitFor()
    assert.deepEqual(await barriers(two), [])
    assert.equal((await onServer(one, id)).draft, 'From the first tab')
    await two.getByRole('button', { name: 'Reload' }).click()
    await two.waitForFunction(
      (text) => document.querySelector('textarea')?.value === text,
      'From the first tab'
    )
    await draft(two).fill('Second, again')
    await draft(two).blur()
    await saved(two).waitFor()
    await draft(one).fill('First, again')
    await draft(one).blur()
    await one.getByRole('button', { name: 'Keep mine' }).click()
    await saved(one).waitFor()
    assert.equal((await onServer(one, id)).draft, 'First, again')
  })

  test('a title changed in another tab is no conflict', async ({ assert }) => {
    desk.complaints.expect(/status of 409/)
    const { page, id } = await open()
    await call(page, 'PATCH', `/api/prompts/${id}`, { title: 'Renamed there' })
    await draft(page).fill('Still mine')
    await draft(page).blur()
    await saved(page).waitFor()
    assert.equal((await onServer(page, id)).draft, 'Still mine')
  })

  test('versions are saved by key, compared word by word, and restored without a loss', async ({
    assert,
  }) => {
    const { page, id } = await open('Write an email about the launch')
    await page.getByText('No changes since version 1').waitFor()
    await draft(page).fill('Write a short email about the launch')
    await page.getByLabel('What changed (optional)').fill('Shorter')
    await page.keyboard.press('Control+Enter')
    await page.getByText('Version 2 saved').first().waitFor()
    await versions(page).getByText('Shorter').waitFor()

    await versions(page).getByRole('button', { name: 'Compare version 1 with the draft' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('2 words added, 1 word removed').waitFor()
    await dialog.locator('ins', { hasText: 'short' }).waitFor()
    await dialog.getByRole('button', { name: /^Score of Version 1: \d+/ }).waitFor()
    await dialog
      .getByRole('region', { name: 'Current draft', exact: true })
      .getByText(/findings?$/)
      .waitFor()
    await dialog.getByLabel('To', { exact: true }).selectOption('1')
    await dialog.getByText('These two are identical.').waitFor()
    await page.keyboard.press('Escape')

    await draft(page).fill('Words that are in no version')
    await versions(page).getByRole('button', { name: 'Restore version 1' }).press('Enter')
    await page.getByText('Version 1 restored').first().waitFor()
    await becomes(() => draft(page).inputValue(), 'Write an email about the launch')
    await becomes(
      () => versions(page).locator('li p:first-of-type').allTextContents(),
      ['Restored version 1.', 'Saved before restoring version 1.', 'Shorter', 'Saved.']
    )
    assert.equal((await onServer(page, id)).version, 4)
  })

  test('a refused version leaves the draft as it is', async () => {
    desk.complaints.expect(/status of 503/)
    const { page } = await open()
    await draft(page).fill('Precious words')
    await draft(page).blur()
    await saved(page).waitFor()
    await page.route('**/versions', (route) =>
      route.request().method() === 'POST' ? refuse(503)(route) : route.continue()
    )
    await page.getByRole('button', { name: 'Save version' }).click()
    await page
      .getByText(/The version could not be saved. Your draft is safe/)
      .first()
      .waitFor()
    await becomes(() => draft(page).inputValue(), 'Precious words')
  })

  test('copy, export, improve again, and the new title, reach the history and the list', async ({
    assert,
  }) => {
    const { page, id } = await open('Write an email')
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await page.getByText('The prompt has been copied to your clipboard.').first().waitFor()
    await becomes(() => page.evaluate(() => navigator.clipboard.readText()), 'Write an email')
    await page.getByRole('button', { name: 'Export' }).click()
    const waiting = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Markdown' }).click()
    assert.equal((await waiting).suggestedFilename(), 'alpha.md')
    await page.getByRole('button', { name: 'Rename' }).click()
    await page.keyboard.type('Omega')
    const renamed = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Omega', level: 1 }).waitFor()
    await renamed
    assert.equal((await onServer(page, id)).title, 'Omega')
    const history = await call<{ type: string }[]>(page, 'GET', '/api/activities')
    assert.sameMembers(
      history.map(({ type }) => type),
      ['prompt_copied', 'prompt_exported']
    )
    await page.getByRole('button', { name: 'Improve again' }).click()
    await page.waitForURL(`**/prompt-editor?id=${id}`)
  })

  test('a shared link works for anybody until it is revoked', async ({ assert }) => {
    const { page } = await open('Write an email for everybody')
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByLabel('The link works').selectOption({ label: 'for 7 days' })
    await page.getByRole('button', { name: 'Create link' }).click()
    const address = await page.getByLabel('Address').inputValue()
    const visitor = await desk.arrive({ as: null })
    await visitor.goto(address)
    await visitor.getByText('Write an email for everybody').first().waitFor()
    await page.getByRole('link', { name: 'All your links' }).click()
    await page.getByRole('button', { name: /^Revoke the link/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
    await page.getByText('Link revoked').first().waitFor()
    await page.getByText('You have not shared a prompt yet').waitFor()
    desk.complaints.expect(/status of 404/)
    await visitor.reload()
    await visitor.getByText('This link does not work').waitFor()
    assert.deepEqual(await barriers(visitor), [])
  })
})
