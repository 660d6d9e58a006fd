import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { clipboard, openVersion, original } from '#tests/browser/create/writer'
import { becomes, eventually } from '#tests/browser/helpers/becomes'
import { barriers } from '#tests/browser/helpers/barriers'
import { answerFor } from '#tests/browser/helpers/other_site'
import { Desk } from '#tests/browser/helpers/desk'
import { heldToast } from '#tests/browser/helpers/toasts'
import { newcomer, savedPrompt } from '#tests/browser/saved/own_data'

const MAIL = 'ana.ferrer@kestrel.example'
const CARD = '4111 1111 1111 1111'
const TEXT = `Write an email to ${MAIL} about card ${CARD}, and copy ${MAIL}.`
const HARMLESS = 'Write an email about order 4711 of 21.11.2026, version 1.2.3.4, for €1,200.50.'

test.group('Private data in a prompt', (group) => {
  const desk = Desk.in(group)

  const notice = (page: Page) => page.getByRole('region', { name: 'Private data in your prompt' })
  const open = async (page: Page, path: string, text = TEXT) => {
    await page.goto('/home')
    await page.goto(`${path}?prompt=${encodeURIComponent(text)}`)
    await page.waitForURL(/\?id=/)
  }

  test('is said quietly in {$self}, on desks and phones')
    .with(['/prompt-editor', '/create'])
    .run(async ({ assert }, path) => {
      const page = await newcomer(desk)
      await open(page, path)
      await notice(page)
        .getByText('This prompt contains 1 email address and 1 card number.')
        .waitFor()
      await notice(page).getByText('2 places').waitFor()
      assert.deepEqual(await barriers(page), [])
      await page.setViewportSize({ width: 360, height: 740 })
      assert.deepEqual(await barriers(page), [])
    })

  test('is not said of an everyday prompt', async () => {
    const page = await newcomer(desk)
    await open(page, '/prompt-editor', HARMLESS)
    await page.getByRole('tab').first().waitFor()
    await original(page).press('End')
    await original(page).pressSequentially(` Call ${'+44 20 7946 0018'}`)
    await notice(page).getByText('This prompt contains 1 phone number.').waitFor()
    await original(page).fill(HARMLESS)
    await notice(page).waitFor({ state: 'detached' })
    await becomes(() => original(page).inputValue(), HARMLESS)
  })

  test('is found, shown in the text, masked one by one, and brought back', async () => {
    const page = await newcomer(desk)
    await open(page, '/prompt-editor')
    const selected = () =>
      original(page).evaluate((field: HTMLTextAreaElement) =>
        field.value.slice(field.selectionStart, field.selectionEnd)
      )
    await notice(page)
      .getByRole('button', { name: `Show in the text: ${CARD}` })
      .click()
    await becomes(selected, CARD)

    const mask = notice(page).getByRole('button', { name: `Mask ${MAIL}` })
    await mask.focus()
    await page.keyboard.press('Enter')
    const toast = await heldToast(page, '1 part masked')
    await becomes(
      () => original(page).inputValue(),
      `Write an email to ⟦EMAIL 1⟧ about card ${CARD}, and copy ⟦EMAIL 1⟧.`
    )
    await toast.getByRole('button', { name: 'Undo' }).click()
    await becomes(() => original(page).inputValue(), TEXT)
  })

  test('is masked all at once, and put back into a text that changed meanwhile', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    await open(page, '/create')
    await notice(page).getByRole('button', { name: 'Mask all' }).click()
    await notice(page).getByText('Everything found is masked.').waitFor()
    const masked = 'Write an email to ⟦EMAIL 1⟧ about card ⟦CARD 1⟧, and copy ⟦EMAIL 1⟧.'
    assert.equal(await original(page).inputValue(), masked)
    assert.deepEqual(await barriers(page), [])
    await original(page).press('End')
    await original(page).pressSequentially(' Be brief.')
    await notice(page).getByRole('button', { name: 'Put 2 masked parts back' }).click()
    await becomes(() => original(page).inputValue(), `${TEXT} Be brief.`)
  })

  test('a link is made only after a warning, and without one where nothing is private', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    await open(page, '/prompt-editor')
    const card = await openVersion(page)
    await card.getByRole('button', { name: /^Share/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Share this prompt' })
    await dialog.getByText('This version contains 1 email address and 1 card number.').waitFor()
    assert.deepEqual(await barriers(page), [])
    await becomes(() => dialog.getByRole('button', { name: 'Create link', exact: true }).count(), 0)
    await dialog.getByRole('button', { name: 'Create link anyway' }).click()
    await eventually(async () =>
      assert.match(await dialog.getByLabel('Address of the link').inputValue(), /\/s\//)
    )

    await open(page, '/prompt-editor', HARMLESS)
    await openVersion(page)
    await card.getByRole('button', { name: /^Share/ }).click()
    await dialog.getByRole('button', { name: 'Create link', exact: true }).click()
    await dialog.getByLabel('Address of the link').waitFor()
  })

  test('the link to a saved prompt is warned about as well', async ({ assert }) => {
    const page = await newcomer(desk)
    const id = await savedPrompt(page, TEXT)
    await page.goto(`/saved/${id}`)
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await page.getByText('This version contains 1 email address and 1 card number.').waitFor()
    assert.deepEqual(await barriers(page), [])
    await page.getByRole('button', { name: 'Create link anyway' }).click()
    await page.getByLabel('Address').waitFor()
  })

  test('{path}: another tool gets the prompt {how} only after a question')
    .with([
      { path: '/prompt-editor', how: 'Send masked', has: '⟦EMAIL 1⟧', hasNot: MAIL },
      { path: '/prompt-editor', how: 'Send as it is', has: MAIL, hasNot: '⟦' },
      { path: '/create', how: 'Send masked', has: '⟦CARD 1⟧', hasNot: CARD },
    ])
    .run(async ({ assert }, { path, how, has, hasNot }) => {
      const page = await newcomer(desk)
      await page.goto('/home')
      await answerFor(page.context(), 'https://claude.ai')
      await open(page, path)
      const use = page.getByRole('button', {
        name: path === '/create' ? /^Use in/ : /^More actions/,
      })
      const pages = page.context().pages()
      await use.click()
      await page.getByRole('menuitem', { name: 'Claude' }).click()
      const dialog = page.getByRole('dialog', { name: 'Send private data to Claude?' })
      await dialog.waitFor()
      assert.deepEqual(await barriers(page), [])
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await becomes(() => use.evaluate((button) => button === document.activeElement), true)
      assert.deepEqual(page.context().pages(), pages)

      await use.click()
      await page.getByRole('menuitem', { name: 'Claude' }).click()
      const opened = page.context().waitForEvent('page')
      await dialog.getByRole('button', { name: how }).click()
      await (await opened).waitForURL('https://claude.ai/new')
      await page.bringToFront()
      const copied = await clipboard(page)
      assert.include(copied, has)
      assert.notInclude(copied, hasNot)
    })
})
