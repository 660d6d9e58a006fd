import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { becomes, eventually } from '#tests/browser/helpers/becomes'
import { barriersAtEachWidth, barriersByDayAndNight } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { clickInToast, heldToast } from '#tests/browser/helpers/toasts'
import { newcomer, refuse, savedPrompt } from '#tests/browser/saved/own_data'

const titles = (page: Page) => page.getByRole('heading', { level: 3 }).allTextContents()
const row = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })

async function choose(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More options for ${title}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test.group('Saved prompts', (group) => {
  const desk = Desk.in(group)

  async function threePrompts(): Promise<Page> {
    const page = await newcomer(desk)
    await savedPrompt(page, 'Write an email', { title: 'Alpha', tags: ['launch'] })
    await savedPrompt(page, 'Plan a week', { title: 'Beta', tags: ['plans'], folder: 'Q4' })
    await savedPrompt(page, 'Summarise it', { title: 'Gamma' })
    await page.goto('/saved')
    await page.getByRole('heading', { name: 'Gamma' }).waitFor()
    return page
  }

  test('on desks and phones: every state of the list is accessible and fits', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    await page.goto('/saved')
    await page.getByText('Nothing saved yet').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await savedPrompt(
      page,
      `${'supercalifragilistic'.repeat(30)} ${'and a lot more '.repeat(60)}`,
      {
        title: 'A title that is long, '.repeat(9).trim(),
        tags: Array.from({ length: 20 }, (_, at) => `${'a tag as long as it may be, well'}${at}`),
        folder: 'A folder of some length '.repeat(4).trim(),
        pinned: true,
      }
    )
    await savedPrompt(page, 'Write an email', { title: 'Short' })
    await page.reload()
    await page.getByRole('region', { name: 'Pinned' }).waitFor()
    assert.deepEqual(await barriersByDayAndNight(page), [])
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByLabel('Select all shown').check()
    await page.getByText('2 selected').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await choose(page, 'Short', 'Tags and folder')
    await page.getByRole('dialog').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByText('Nothing saved yet').waitFor()
    await page.goto('/saved?tab=deleted')
    await page.getByRole('heading', { name: 'Short' }).waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.goto('/saved?search=zebra&tag=x')
    await page.getByText('No saved prompt matches “zebra” and the tag “x”.').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
  })

  test('search, tag, folder and order narrow and sort, and live in the address', async ({
    assert,
  }) => {
    const page = await threePrompts()
    assert.deepEqual(await titles(page), ['Gamma', 'Beta', 'Alpha'])
    await page.getByLabel('Sort by').selectOption('name')
    await page.waitForURL(/sort=name/)
    await page.getByRole('heading', { level: 3 }).first().getByText('Alpha').waitFor()
    await becomes(() => titles(page), ['Alpha', 'Beta', 'Gamma'])
    await page.getByLabel('Folder', { exact: true }).selectOption('Q4')
    await page.getByRole('heading', { name: 'Alpha' }).waitFor({ state: 'detached' })
    await becomes(() => titles(page), ['Beta'])
    await page.getByLabel('Folder', { exact: true }).selectOption({ label: 'All folders' })
    await row(page, 'Alpha')
      .getByRole('button', { name: 'Show only prompts with the tag launch' })
      .click()
    await page.getByRole('heading', { name: 'Beta' }).waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('heading', { name: 'Alpha' }).waitFor()
    await becomes(() => titles(page), ['Alpha'])
    await page.getByLabel('Search titles, text, tags and folders').fill('nothing like it')
    await page.getByRole('button', { name: 'Clear search and filters' }).click()
    await page.getByRole('heading', { name: 'Gamma' }).waitFor()
  })

  test('pinned prompts stand first, and stay there', async () => {
    const page = await threePrompts()
    const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await page.getByRole('button', { name: 'Pin Alpha' }).click()
    await page
      .getByRole('region', { name: 'Pinned' })
      .getByRole('link', { name: 'Alpha' })
      .waitFor()
    await becomes(() => titles(page), ['Alpha', 'Gamma', 'Beta'])
    await kept
    await page.reload()
    await page.getByRole('button', { name: 'Unpin Alpha' }).click()
    await page.getByRole('region', { name: 'Pinned' }).waitFor({ state: 'detached' })
  })

  test('a row on a phone has one button, whose menu does all that the row does', async () => {
    const page = await newcomer(desk, { width: 390 })
    await savedPrompt(page, 'Write a poem', { title: 'Poem' })
    await page.goto('/saved')
    const poem = page.getByRole('listitem').filter({ hasText: 'Poem' })
    const more = poem.getByRole('button')
    await more.waitFor()
    await becomes(() => more.count(), 1)
    for (const name of ['Pinned', 'It worked']) {
      await more.click()
      await page.getByRole('menuitemcheckbox', { name, exact: true }).click()
      await more.click()
      const item = page.getByRole('menuitemcheckbox', { name, exact: true, checked: true })
      await item.waitFor()
      await page.keyboard.press('Escape')
      await item.waitFor({ state: 'detached' })
    }
    await page.getByRole('region', { name: 'Pinned' }).getByText('Poem').first().waitFor()
  })

  test('a title is written over by keyboard, and Escape leaves it', async ({ assert }) => {
    const page = await threePrompts()
    await page.getByRole('button', { name: 'More options for Beta' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Rename' }).press('Enter')
    const field = page.getByLabel('New title of Beta')
    await field.waitFor()
    await page.keyboard.type('Better')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Better' }).waitFor()
    await choose(page, 'Better', 'Rename')
    await page.keyboard.type('Worse')
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { name: 'Better' }).waitFor()
    await choose(page, 'Better', 'Rename')
    await page.getByLabel('New title of Better').fill('  ')
    await page.getByText('A prompt needs a title.').waitFor()
    await page.keyboard.press('Escape')
    await page.reload()
    await page.getByRole('heading', { name: 'Better' }).waitFor()
    await eventually(async () => assert.notInclude(await titles(page), 'Worse'))
  })

  test('tags and folder are edited within their limits', async () => {
    const page = await threePrompts()
    await choose(page, 'Alpha', 'Tags and folder')
    const tags = page.getByLabel('Tags', { exact: true })
    await tags.fill('x'.repeat(41))
    await tags.press('Enter')
    await page.getByText('A tag can have at most 40 characters.').waitFor()
    await tags.fill('spring,')
    await tags.press('Enter')
    await page.getByRole('button', { name: 'Remove the tag launch' }).click()
    await page.getByRole('dialog').getByLabel('Folder').fill('Ideas')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await row(page, 'Alpha').getByText('Ideas').waitFor()
    await page.reload()
    await row(page, 'Alpha').getByText('spring', { exact: true }).waitFor()
    await becomes(() => row(page, 'Alpha').getByText('launch', { exact: true }).count(), 0)
  })

  test('a prompt is deleted at once, and Undo brings it back', async ({ assert }) => {
    const page = await threePrompts()
    await choose(page, 'Beta', 'Delete')
    await page.getByRole('heading', { name: 'Beta' }).waitFor({ state: 'detached' })
    await clickInToast(page, 'Prompt deleted')
    await page.getByRole('heading', { name: 'Beta' }).waitFor()
    await page.getByText('Prompt restored').first().waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Beta' }).waitFor()
    await eventually(async () => assert.lengthOf(await titles(page), 3))
  })

  test('several are deleted together and come back together', async ({ assert }) => {
    const page = await threePrompts()
    await page.getByLabel('Select Alpha').check()
    await page.getByLabel('Select Gamma').check()
    await page.getByText('2 selected').waitFor()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const toast = await heldToast(page, '2 prompts deleted')
    await becomes(() => titles(page), ['Beta'])
    await toast.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('2 prompts restored').first().waitFor()
    await eventually(async () => assert.lengthOf(await titles(page), 3))
  })

  test('what the server refuses is shown as it was, with the reason', async ({ assert }) => {
    desk.complaints.expect(/status of 503/)
    const page = await threePrompts()
    await page.route('**/api/prompts/*', refuse(503))
    await choose(page, 'Beta', 'Delete')
    await page
      .getByText(/so it is still here. The disk is full/)
      .first()
      .waitFor()
    await eventually(async () => assert.lengthOf(await titles(page), 3))
    await page.getByRole('button', { name: 'Pin Alpha' }).click()
    await page
      .getByText(/Your change could not be saved and was undone/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Pin Alpha' }).waitFor()
  })

  test('a prompt whose deletion takes a while appears in the list of deleted ones', async () => {
    const page = await threePrompts()
    const network = Promise.withResolvers<void>()
    await page.route('**/api/prompts/*', async (route) => {
      if (route.request().method() === 'DELETE') await network.promise
      await route.continue()
    })
    await choose(page, 'Beta', 'Delete')
    await page.getByRole('tab', { name: 'Recently deleted' }).click()
    await page.getByText('No deleted prompts').waitFor()
    network.resolve()
    await page.getByRole('button', { name: 'Restore Beta' }).waitFor()
  })

  test('a deleted prompt is restored, or deleted for good after a question', async () => {
    const page = await threePrompts()
    await choose(page, 'Alpha', 'Delete')
    await page.getByText('Prompt deleted').first().waitFor()
    await choose(page, 'Beta', 'Delete')
    await page.getByRole('heading', { name: 'Beta' }).waitFor({ state: 'detached' })
    await page.getByRole('tab', { name: 'Recently deleted' }).click()
    await page.waitForURL(/tab=deleted/)
    await page.getByText('Deleted prompts are kept for 30 days').waitFor()
    await page.getByRole('button', { name: 'Restore Alpha' }).click()
    await page.getByRole('heading', { name: 'Alpha' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Delete permanently: Beta' }).click()
    await page.getByRole('button', { name: 'Keep it' }).press('Enter')
    await page.getByRole('button', { name: 'Delete permanently: Beta' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete permanently' }).click()
    await page.getByText('No deleted prompts').waitFor()
    await page.reload()
    await page.getByText('No deleted prompts').waitFor()
    await page.getByRole('tab', { name: 'Saved' }).click()
    await page.getByRole('heading', { name: 'Alpha' }).waitFor()
  })
})
