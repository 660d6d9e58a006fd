import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright-core'
import { EXAMPLE, openVersion, original } from '#tests/browser/create/writer'
import { becomes } from '#tests/browser/helpers/becomes'
import { boxAtRest } from '#tests/browser/helpers/at_rest'
import { barriers, barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { atEachWidth, sizeOf, type Width } from '#tests/browser/helpers/widths'
import { newcomer } from '#tests/browser/saved/own_data'

const LONGER =
  'write a blog post about why small bakeries should sell online, based on our experience with three shops in Lyon that doubled their orders in 2024'
const MAX_SCREENS = { 1440: 2, 390: 4 }
/** The id of a rule, such as "clarity.capital". */
const CODE = /\b[a-z]+\.[a-z]+_?[a-z]*\b(?<!e\.g)/

const bring = (page: Page, screen: string, text = EXAMPLE) =>
  page.goto(`${screen}?prompt=${encodeURIComponent(text)}`)
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const shown = (page: Page) => page.getByRole('tabpanel').getByRole('article')

async function edited(page: Page, text?: string): Promise<void> {
  await bring(page, '/prompt-editor', text)
  await page.waitForURL(/\/prompt-editor\?id=/)
  await shown(page).locator('ins').first().waitFor()
}

async function improved(page: Page, text?: string): Promise<Locator> {
  await bring(page, '/create', text)
  const panel = page.getByRole('region', { name: 'AI-Enhanced Prompt' })
  await panel.getByText('What changed, and why').waitFor()
  return panel
}

async function bottomOf(part: Locator): Promise<number> {
  const { y, height } = await boxAtRest(part)
  return y + height
}

async function screensOf(page: Page, width: Width): Promise<number> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  return height / sizeOf(width).height
}

test.group('The optimizer leads to the next step', (group) => {
  const desk = Desk.in(group)

  test('the result, its score, Save and the way to all versions need no scrolling', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const panel = await improved(page)
    const parts = [
      panel.locator('.prompt-text'),
      panel.getByLabel(/^Score of/),
      panel.getByText('Score as written now'),
      panel.getByRole('button', { name: 'Save version', exact: true }),
      panel.getByRole('link', { name: 'See all three versions' }),
    ]
    for (const part of parts) assert.isBelow(await bottomOf(part), 900)
    assert.equal(await page.locator('.button-primary').count(), 1)
  })

  test('the reasons are open, problem first, with small edits on one line', async ({ assert }) => {
    const page = await newcomer(desk)
    const panel = await improved(page, LONGER)
    const small = panel.getByRole('listitem').filter({ hasText: '2 small edits' })
    await small.getByText('write → Write · 2024 → 2024.').waitFor()
    assert.equal(await panel.getByText(/^.? ?→/).count(), 0)
    assert.deepEqual(await barriers(page), [])
    await panel.getByText('What changed, and why').click()
    await small.waitFor({ state: 'hidden' })
  })

  test('the original stays in view while the result is scrolled', async ({ assert }) => {
    const page = await newcomer(desk)
    await improved(page)
    await page.setViewportSize({ width: 1440, height: 500 })
    await page.evaluate(() => scrollTo(0, 400))
    const { y } = await boxAtRest(original(page))
    assert.isAtLeast(y, 0)
    assert.isBelow(y, 500)
  })

  test('after Save the focus stays, and a link leads to the saved prompt', async ({ assert }) => {
    const page = await newcomer(desk)
    const panel = await improved(page)
    await panel.getByRole('button', { name: 'Save version', exact: true }).focus()
    await page.keyboard.press('Enter')
    await panel.getByText('Saved as version 1').waitFor()
    await becomes(() => page.evaluate(() => document.activeElement?.textContent), 'Saved')
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await panel.getByRole('link', { name: 'Open saved prompt' }).click()
    await page.waitForURL(/\/saved\/[0-9a-f-]+$/)
  })

  test('Ctrl+Enter saves what is shown, and improves what was changed', async () => {
    const page = await newcomer(desk)
    const panel = await improved(page)
    await panel.getByRole('link', { name: 'See all three versions' }).focus()
    await page.keyboard.press('Control+Enter')
    await panel.getByText('Saved as version 1').waitFor()
    await original(page).fill('Write a poem about our old lighthouse')
    await panel.getByRole('link', { name: 'See all three versions' }).focus()
    await page.keyboard.press('Control+Enter')
    await panel.locator('.prompt-text').getByText('our old lighthouse').waitFor()
  })
})

test.group('The editor leads to the next step', (group) => {
  const desk = Desk.in(group)

  for (const text of [EXAMPLE, LONGER]) {
    test(`${text.length} characters fill few screens, and one version is above the fold, on desks and phones`, async ({
      assert,
    }) => {
      const page = await newcomer(desk)
      await edited(page, text)
      await page
        .getByText(/would raise the score$|^No open questions$/)
        .first()
        .waitFor()
      assert.isBelow(
        await bottomOf(shown(page).getByRole('button', { name: /^Save version/ })),
        900
      )
      assert.isBelow(await bottomOf(shown(page).locator('ins').last()), 900)
      await atEachWidth(page, async (width) => {
        assert.isAtMost(await screensOf(page, width), MAX_SCREENS[width])
        assert.isBelow(await bottomOf(page.getByRole('tablist')), sizeOf(width).height)
      })
      assert.equal(await page.locator('.button-primary:visible').count(), 1)
      for (const narrow of [390, 320]) {
        await page.setViewportSize({ width: narrow, height: 844 })
        assert.deepEqual(await barriers(page), [])
      }
    })
  }

  test('the versions are tabs: arrows lead from one to the next, one is shown', async () => {
    const page = await newcomer(desk)
    await edited(page)
    await becomes(() => page.getByRole('tab').count(), 3)
    await becomes(
      () => page.getByRole('tab', { selected: true }).textContent(),
      'Optimized(Recommended)'
    )
    await openVersion(page)
    await shown(page).getByRole('heading', { name: 'Structured Version' }).waitFor()
    await page.keyboard.press('ArrowRight')
    await shown(page).getByRole('heading', { name: 'Contextual Version' }).waitFor()
    await becomes(
      () => tab(page, 'Contextual').evaluate((one) => one === document.activeElement),
      true
    )
    await page.keyboard.press('End')
    await shown(page).getByRole('heading', { name: 'Optimized Version' }).waitFor()
    await becomes(() => shown(page).count(), 1)
  })

  test('the actions of a version stand in one row, the rest in a menu, on desks and phones', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    await edited(page)
    const names = [/^Copy:/, /^Export:/, /^Share:/, /^More actions:/, /^Save version:/]
    await atEachWidth(page, async () => {
      const middles = new Set<number>()
      for (const name of names) {
        const { y, height } = await boxAtRest(shown(page).getByRole('button', { name }))
        middles.add(Math.round(y + height / 2))
      }
      assert.equal(middles.size, 1)
    })
    await shown(page)
      .getByRole('button', { name: /^More actions:/ })
      .click()
    await page.getByRole('menuitem', { name: 'Compare' }).waitFor()
    await page.getByRole('menuitem', { name: 'Try it' }).waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
  })

  test('findings and changes name the problem first, in whole words and without codes', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    await edited(page, LONGER)
    const analysis = page.getByRole('region', { name: 'Analysis' })
    const [finding] = await analysis
      .getByRole('listitem')
      .filter({ hasText: 'No capital letter at the start' })
      .allInnerTexts()
    assert.deepEqual(finding.split('\n').filter(Boolean), [
      'No capital letter at the start',
      'The request does not begin with a capital letter.',
      '“write”',
    ])
    assert.notMatch(await analysis.innerText(), CODE)
    await shown(page)
      .getByRole('button', { name: /^Change 1: write → Write\./ })
      .click()
    const note = page.getByRole('dialog', { name: 'Change 1' })
    assert.notMatch(await note.innerText(), CODE)
  })

  test('Ctrl+Enter saves the version that is shown; the focus stays, and a link leads on', async () => {
    const page = await newcomer(desk)
    await edited(page)
    await openVersion(page, 'contextual')
    await page.keyboard.press('Control+Enter')
    await shown(page).getByText('Saved as version 1').waitFor()
    await becomes(
      () => tab(page, 'Contextual').evaluate((one) => one === document.activeElement),
      true
    )
    await openVersion(page)
    const save = shown(page).getByRole('button', { name: /^Save version:/ })
    await save.focus()
    await page.keyboard.press('Enter')
    await shown(page).getByText('Saved as version 2').waitFor()
    await becomes(() => page.evaluate(() => document.activeElement?.textContent), 'Saved')
    await shown(page).getByRole('link', { name: 'Open saved prompt' }).click()
    await page.waitForURL(/\/saved\/[0-9a-f-]+$/)
  })
})
