import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { becomes, eventually } from '#tests/browser/helpers/becomes'
import { fetched } from '#tests/browser/specification/checks'
import { original } from '#tests/browser/create/writer'
import type { WalkedApp } from '#tests/browser/specification/types'

export const STARTERS = {
  marketing: ['email-campaign', 'social-content'],
  content: ['blog-outline'],
  productivity: ['meeting-agenda'],
  sales: ['sales-sequence', 'proposal-writer'],
}
/** Of the specification: its ids load their texts. */
const KNOWN = ['email-campaign', 'blog-outline', 'sales-sequence']
const MAX_CARDS = 12
const MAX_TAGS = 3

interface Template {
  id: string
  title: string
  description: string
  galleryCategory: keyof typeof STARTERS
  tags: string[]
}

export const cardsOf = (page: Page) => page.getByRole('tabpanel').getByRole('article')

const templatesOf = (page: Page, app: WalkedApp) => fetched<Template[]>(page, app, '/api/templates')

const titlesOf = (page: Page) => cardsOf(page).getByRole('heading').allTextContents()

const namesOf = (templates: Template[]) => templates.slice(0, MAX_CARDS).map(({ title }) => title)

export async function tabsCount(page: Page, app: WalkedApp): Promise<void> {
  const templates = await templatesOf(page, app)
  const counts = Object.keys(STARTERS).map((category) => {
    const count = templates.filter(({ galleryCategory }) => galleryCategory === category).length
    return `${category[0].toUpperCase()}${category.slice(1)}${count}`
  })
  await cardsOf(page).first().waitFor()
  await becomes(
    () => page.getByRole('tab').allTextContents(),
    [`All${templates.length}`, ...counts]
  )
}

export async function showsCardsOfTheApi(page: Page, app: WalkedApp): Promise<void> {
  const templates = await templatesOf(page, app)
  await cardsOf(page).first().waitFor()
  await becomes(() => titlesOf(page), namesOf(templates))
  for (const [at, { title, description, tags }] of templates.slice(0, MAX_CARDS).entries()) {
    const card = cardsOf(page).nth(at)
    assert.equal(await card.getByRole('heading').innerText(), title)
    assert.equal(await card.locator('p').innerText(), description)
    await becomes(() => card.locator('svg').count(), 1)
    const shown = await card.getByRole('listitem').allTextContents()
    const first = tags.slice(0, MAX_TAGS)
    assert.deepEqual(shown.slice(0, first.length), first)
  }
}

/** Each tab, and the first one again at the end; a reload finds the open one. */
export async function shelvesEqualTheApi(page: Page, app: WalkedApp): Promise<void> {
  const templates = await templatesOf(page, app)
  for (const category of Object.keys(STARTERS)) {
    const name = new RegExp(`^${category}`, 'i')
    await page.getByRole('tab', { name }).click()
    await page.waitForURL(({ searchParams }) => searchParams.get('tab') === category)
    await page.getByRole('tab', { name, selected: true }).waitFor()
    const here = templates.filter(({ galleryCategory }) => galleryCategory === category)
    await becomes(() => titlesOf(page), namesOf(here))
    for (const id of STARTERS[category as keyof typeof STARTERS]) {
      assert.ok(
        here.some((template) => template.id === id),
        id
      )
    }
  }
  await page.reload()
  await cardsOf(page).first().waitFor()
  const selected = page.getByRole('tab', { selected: true })
  await eventually(async () => assert.match(await selected.innerText(), /^Sales/))
  await page.getByRole('tab', { name: /^All/ }).click()
  await page.waitForURL(({ search }) => search === '')
  await page.getByRole('tab', { name: /^All/, selected: true }).waitFor()
  await becomes(() => titlesOf(page), namesOf(templates))
}

/** Each known template opens with its own text, which is analysed. */
export async function leadsToTemplates(page: Page, app: WalkedApp): Promise<void> {
  for (const id of KNOWN) {
    const path = `/api/templates/${id}`
    const { title, content } = await fetched<{ title: string; content: string }>(page, app, path)
    await page.goto('/home')
    await cardsOf(page).getByRole('link', { name: title, exact: true }).click()
    await page.waitForURL(({ pathname, search }) =>
      `${pathname}${search}`.startsWith(`/prompt-editor?template=${id}`)
    )
    await page.getByRole('region', { name: 'Analysis' }).waitFor()
    await becomes(() => original(page).inputValue(), content)
  }
}
