import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { becomes } from '#tests/browser/helpers/becomes'
import { savedPrompt } from '#tests/browser/saved/own_data'
import { fetched, shows } from '#tests/browser/specification/checks'
import { given, group, link, rule, sight, textIn } from '#tests/browser/specification/group'
import type { Check, WalkedApp } from '#tests/browser/specification/types'

interface Prompt {
  title: string
  excerpt: string
}

const TEXTS = { Launch: 'Write a launch email.', Agenda: 'Write the agenda of a meeting.' }

const titles = (page: Page) => page.locator('main li h3')
const savedOf = (page: Page, app: WalkedApp) =>
  fetched<Prompt[]>(page, app, '/api/prompts?saved=true')

const twoPrompts: Check = async (page) => {
  for (const [title, text] of Object.entries(TEXTS)) await savedPrompt(page, text, { title })
}

async function listsTheApi(page: Page, app: WalkedApp): Promise<void> {
  await titles(page).nth(1).waitFor()
  const prompts = await savedOf(page, app)
  assert.deepEqual(
    await titles(page).allTextContents(),
    prompts.map(({ title }) => title)
  )
  for (const [at, { excerpt }] of prompts.entries()) {
    await page.locator('main li').nth(at).getByText(excerpt, { exact: true }).waitFor()
  }
}

/** The counter follows the text, and what was written is kept. */
async function counts(page: Page, app: WalkedApp): Promise<void> {
  await page.getByRole('link', { name: 'Agenda', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Agenda' }).waitFor()
  const field = page.getByRole('textbox', { name: 'Prompt', exact: true })
  await becomes(() => field.inputValue(), TEXTS.Agenda)
  await shows(`${TEXTS.Agenda.length} of 50,000 characters`)(page, app)
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/draft') && answer.request().method() === 'PUT'
  )
  await field.fill('Shorter.')
  await shows('8 of 50,000 characters')(page, app)
  await field.blur()
  assert.equal((await kept).status(), 200)
  await page.reload()
  await field.waitFor()
  await becomes(() => field.inputValue(), 'Shorter.')
}

async function searches(page: Page): Promise<void> {
  await titles(page).nth(1).waitFor()
  const search = page.getByRole('searchbox')
  await search.fill('AGENDA')
  await titles(page).filter({ hasText: 'Launch' }).waitFor({ state: 'detached' })
  await becomes(() => titles(page).allTextContents(), ['Agenda'])
  await search.fill('zebra')
  await page.getByRole('heading', { name: 'No matching prompts' }).waitFor()
  await search.fill('')
  await titles(page).nth(1).waitFor()
}

export const saved = group(
  'saved',
  { section: '2 Screens', where: '/saved', as: 'newcomer' },
  {
    'empty': textIn('heading', 'Nothing saved yet'),
    'empty-link': link('Improve a prompt', '/home', 'main'),
    'list': given(twoPrompts, sight('lists the saved prompts of the API', listsTheApi)),
    'open': given(twoPrompts, rule('opens a prompt with its text and its length', counts)),
    'search': given(twoPrompts, rule('the search finds a prompt by its words', searches)),
  }
)
