import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { Page, Route } from 'playwright-core'
import { haltEngineIn, STEPS } from '#tests/browser/create/halted_engine'
import {
  clipboard,
  EXAMPLE,
  openMore,
  openVersion,
  original,
  secondTab,
} from '#tests/browser/create/writer'
import { becomes, eventually } from '#tests/browser/helpers/becomes'
import {
  barriers,
  barriersAtEachWidth,
  barriersByDayAndNight,
} from '#tests/browser/helpers/barriers'
import { answerFor } from '#tests/browser/helpers/other_site'
import { Desk } from '#tests/browser/helpers/desk'
import { proNewcomer } from '#tests/browser/saved/own_data'

test.group('The Prompt Editor', (group) => {
  const desk = Desk.in(group)

  const start = (page: Page, text = EXAMPLE) =>
    page.goto(`/prompt-editor?prompt=${encodeURIComponent(text)}`)
  const versions = (page: Page) => page.locator('[data-variant]')

  test('shows all its parts, on desks and phones', async ({ assert }) => {
    const page = await proNewcomer(desk)
    await page.goto('/prompt-editor')
    await page.getByRole('button', { name: 'Try an example' }).waitFor()
    assert.deepEqual(await barriersByDayAndNight(page), [])
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await start(page)
    await page.getByRole('tab').nth(2).waitFor()
    await page.waitForURL(/\/prompt-editor\?id=/)
    for (const flag of ['Role', 'Context', 'Format', 'Constraints']) {
      await page.getByRole('region', { name: 'Analysis' }).getByText(flag).first().waitFor()
    }
    await page.getByText("Add a role specification (e.g., 'As an expert marketer...')").waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    const structured = await openVersion(page)
    await structured.locator('ins').first().waitFor()
    await structured.locator('summary', { hasText: 'assumptions to confirm' }).click()
    await structured.getByRole('button', { name: /^Change 2:/ }).click()
    await page.getByRole('dialog', { name: 'Change 2' }).waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.keyboard.press('Escape')
    await structured.getByRole('switch', { name: /^Show changes/ }).click()
    assert.deepEqual(await barriersAtEachWidth(page), [])
  })

  test('says of a text in another language that it was not looked through', async ({ assert }) => {
    const page = await proNewcomer(desk)
    await start(page, 'Schreibe eine E-Mail über unser neues Produkt')
    await page
      .getByText('Hone improves only English prompts so far. Your text is unchanged.')
      .waitFor()
    const analysis = page.getByRole('region', { name: 'Analysis' })
    await becomes(() => analysis.getByText('Not checked in this language').count(), 4)
    assert.equal(await analysis.getByText('Missing').count(), 0)
    assert.deepEqual(await barriers(page), [])
  })

  test('the steps follow the work: halted in the third, the bar stays there', async ({
    assert,
  }) => {
    const page = await proNewcomer(desk)
    await page.clock.install()
    await page.goto('/home')
    const release = await haltEngineIn(page, 3)
    await start(page)
    const bar = page.getByRole('progressbar', { name: 'Progress of the analysis' })
    await page.getByText(STEPS[2]).waitFor()
    await page.clock.runFor('10:00')
    assert.equal(await bar.getAttribute('aria-valuenow'), '3')
    assert.equal(await bar.getAttribute('aria-valuetext'), STEPS[2])
    assert.equal(await versions(page).count(), 0)
    assert.deepEqual(await barriers(page), [])
    await release()
    await versions(page).first().waitFor({ state: 'attached' })
    assert.equal(await bar.count(), 0)
  })

  test('work that is halted can be stopped, and nothing is lost', async () => {
    const page = await proNewcomer(desk)
    await page.goto('/home')
    await haltEngineIn(page, 2)
    await start(page)
    await page.getByText(STEPS[1]).waitFor()
    await page.getByRole('button', { name: 'Stop' }).click()
    await becomes(() => original(page).inputValue(), EXAMPLE)
  })

  test('a setting runs the engine again in place', async () => {
    const page = await proNewcomer(desk)
    await page.goto('/home')
    await start(page)
    const optimized = await openVersion(page, 'optimized')
    const before = await optimized.innerText()
    await page.getByLabel('Target audience').selectOption('executive')
    await page.waitForFunction(
      (text) =>
        document.querySelector<HTMLElement>('[data-variant="optimized"]')?.innerText !== text,
      before
    )
    await becomes(() => page.getByRole('progressbar').count(), 0)
    await page.getByRole('button', { name: 'Reset' }).click()
    await page.waitForFunction(
      (text) =>
        document.querySelector<HTMLElement>('[data-variant="optimized"]')?.innerText === text,
      before
    )
  })

  test('a setting that cannot apply is switched off and says why', async () => {
    const page = await proNewcomer(desk)
    await page.goto('/home')
    await start(page, 'Create a picture of a lighthouse at dawn')
    await page
      .getByText(/no reading level/)
      .first()
      .waitFor()
    await becomes(() => page.getByLabel('Target audience').isDisabled(), true)
  })

  test('a change can be left out alone, and the accepted version is without it', async ({
    assert,
  }) => {
    const page = await proNewcomer(desk)
    await page.goto('/home')
    await start(page)
    const card = await openVersion(page)
    await card
      .getByText(/Reader:/)
      .first()
      .waitFor()
    await card.locator('summary', { hasText: 'changes, each with its reason' }).click()
    await card.getByRole('button', { name: /^Reject this change: Reader/ }).click()
    await card.getByRole('switch').click()
    await card.getByRole('switch', { checked: false }).waitFor()
    const before = await card.innerText()
    await page.getByRole('slider', { name: 'Tone' }).press('End')
    await page.waitForFunction(
      (text) =>
        document.querySelector<HTMLElement>('[data-variant=structured]')?.innerText !== text,
      before
    )
    await eventually(async () =>
      assert.notInclude(await card.locator('p').allInnerTexts().then(String), 'Reader:')
    )
    await card.getByRole('button', { name: /^Save version/ }).click()
    await card.getByText('Saved as version 1').waitFor()
    await card.getByRole('button', { name: /^Copy/ }).click()
    await page.getByText('The prompt has been copied to your clipboard.').first().waitFor()
    await eventually(async () => assert.notInclude(await clipboard(page), 'Reader:'))
  })

  test('a version is exported as {format}')
    .with([
      { format: 'Plain text', ending: '.txt' },
      { format: 'JSON', ending: '.json' },
    ])
    .run(async ({ assert }, { format, ending }) => {
      const page = await proNewcomer(desk)
      await page.goto('/home')
      await start(page)
      const card = await openVersion(page, 'contextual')
      const waiting = page.waitForEvent('download')
      await card.getByRole('button', { name: /^Export/ }).click()
      await page.getByRole('menuitem', { name: format }).click()
      const download = await waiting
      assert.equal(download.suggestedFilename(), `contextual-version${ending}`)
      assert.include(await readFile(await download.path(), 'utf8'), 'our new product')
    })

  test('a prompt goes to another tool by clipboard, never by address', async ({ assert }) => {
    const page = await proNewcomer(desk)
    await page.goto('/home')
    await answerFor(page.context(), 'https://claude.ai')
    await start(page)
    const opened = page.context().waitForEvent('page')
    await openMore(page)
    await page.getByRole('menuitem', { name: 'Claude' }).click()
    const other = await opened
    await other.waitForURL('https://claude.ai/new')
    assert.isNull(await other.evaluate(() => window.opener as unknown))
    await page.bringToFront()
    await eventually(async () => assert.include(await clipboard(page), 'our new product'))
  })

  test('a template opens, and one that is not there says so', async ({ assert }) => {
    const page = await proNewcomer(desk)
    await page.goto('/home')
    await page.getByRole('link', { name: 'Email Campaign' }).click()
    await page.waitForURL(/\/prompt-editor\?template=email-campaign/)
    await page.getByRole('heading', { level: 1, name: 'Prompt Editor' }).waitFor()
    await eventually(async () => assert.include(await original(page).inputValue(), '{{company}}'))
    desk.complaints.expect(/404/)
    const missing = await secondTab(page, '/prompt-editor?template=no-such-thing')
    await missing.getByText('Template not found').waitFor()
    assert.deepEqual(await barriers(missing), [])
  })

  test('a finding leads to its place in the text', async ({ assert }) => {
    const page = await proNewcomer(desk)
    const prompt = 'Write an email about teh launch. Make it short.'
    await page.goto(`/prompt-editor?prompt=${encodeURIComponent(prompt)}`)
    await page
      .getByRole('button', { name: /^Show in the text: “/ })
      .first()
      .click()
    const selected = await page.evaluate(() => {
      const field = document.activeElement as HTMLTextAreaElement
      return field.value.slice(field.selectionStart, field.selectionEnd)
    })
    assert.isAbove(selected.length, 0)
  })

  test('without the server the versions are there, and the history catches up', async ({
    assert,
  }) => {
    desk.complaints.expect(/500|Failed to load resource/)
    const page = await proNewcomer(desk)
    await page.goto('/home')
    const failing = (route: Route) => route.fulfill({ status: 500, json: { message: 'Oh.' } })
    await page.route('**/api/ai/enhance-prompt', failing)
    await start(page)
    await page.getByRole('tab').nth(2).waitFor()
    await page.getByText(/Not in your history yet/).waitFor()
    assert.deepEqual(await barriers(page), [])
    await page.unroute('**/api/ai/enhance-prompt', failing)
    // The third try comes half a minute after the second.
    await page.waitForURL(/\?id=/, { timeout: 90_000 })
    assert.equal(await page.getByText(/Not in your history yet/).count(), 0)
  })
})
