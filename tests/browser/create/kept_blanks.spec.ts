import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright-core'
import { clipboard, openVersion, original } from '#tests/browser/create/writer'
import { becomes, eventually } from '#tests/browser/helpers/becomes'
import { barriers } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { call, holdBack, newcomer, savedPrompt } from '#tests/browser/saved/own_data'

const TEXT =
  'Write an email to [client name] about our move. Tone: [formal / friendly]. We move on [moving date]. Thank [Client name] first.'

test.group('Answers to the blanks of a prompt', (group) => {
  const desk = Desk.in(group)

  const card = (page: Page) => page.locator('[data-variant="structured"]')
  const openForm = (part: Locator | Page) => part.getByRole('button', { name: /^Fill the blanks/ })
  const edit = async (page: Page, text = TEXT) => {
    await page.goto('/home')
    await page.goto(`/prompt-editor?prompt=${encodeURIComponent(text)}`)
    await page.waitForURL(/\/prompt-editor\?id=/)
    await openVersion(page)
    await openForm(card(page)).click()
    return card(page)
  }

  test('answers outlive a moved setting and a reload, and follow to the optimizer', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const part = await edit(page)
    await part.getByLabel('client name').fill('Ana Ferrer')
    await part.getByText('Write an email to Ana Ferrer about').waitFor()
    const optimized = page.locator('[data-variant="optimized"]')
    await optimized.getByText('to Ana Ferrer about').waitFor({ state: 'attached' })

    const before = await part.innerText()
    await page.getByLabel('Target audience').selectOption('executive')
    await page.waitForFunction(
      (old) => document.querySelector<HTMLElement>('[data-variant=structured]')?.innerText !== old,
      before
    )
    await eventually(async () =>
      assert.include(await part.innerText(), 'Write an email to Ana Ferrer about')
    )

    await page.reload()
    await openVersion(page)
    await part.getByText('Write an email to Ana Ferrer about').waitFor()
    await eventually(async () => assert.include(await original(page).inputValue(), '[client name]'))
    const id = new URL(page.url()).searchParams.get('id')
    await page.goto(`/create?id=${id}`)
    const panel = page.getByRole('region', { name: 'AI-Enhanced Prompt' })
    await panel.getByText('Ana Ferrer about').waitFor()
    await openForm(page).click()
    await becomes(() => page.getByLabel('client name').inputValue(), 'Ana Ferrer')
    await panel.getByRole('button', { name: 'Save version' }).click()
    await panel.getByText(/^Saved as version/).waitFor()
    await page.getByLabel('client name').fill('Ben')
    await panel.getByRole('button', { name: 'Save version' }).waitFor()
    const { draft } = await call<{ draft: string }>(page, 'GET', `/api/prompts/${id}`)
    assert.include(draft, 'Ana Ferrer')
    assert.deepEqual(await barriers(page), [])
  })

  test('that a saved version has filled are filled in another browser too', async () => {
    const page = await newcomer(desk)
    const part = await edit(page)
    await part.getByLabel('client name').fill('Ana')
    await part.getByText('Write an email to Ana about').waitFor()
    await part.getByRole('button', { name: /^Save version/ }).click()
    await part.getByText('Saved as version 1').waitFor()
    await page.goto('/components')
    await page.evaluate(() => {
      for (const store of [localStorage, sessionStorage]) {
        for (const key of Object.keys(store)) if (key.includes('answers.')) store.removeItem(key)
      }
    })
    await page.goBack()
    await part.getByText('Write an email to Ana about').waitFor()
    await part.getByText('Saved as version 1').waitFor()
  })

  test('another text starts without the answers to one that never reached the server', async () => {
    const page = await newcomer(desk)
    await page.goto('/home')
    await holdBack(page, '**/api/ai/enhance-prompt')
    const write = (text: string) => page.goto(`/prompt-editor?prompt=${encodeURIComponent(text)}`)
    await write(TEXT)
    await openVersion(page)
    await openForm(card(page)).click()
    await card(page).getByLabel('client name').fill('Ana')
    await card(page).getByText('Write an email to Ana about').waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Re-analyze' }).last().click()
    await openVersion(page)
    await card(page).getByText('Write an email to Ana about').waitFor()
    await write(`${TEXT} Be brief.`)
    await openVersion(page)
    await card(page).getByText('Be brief.').waitFor()
    await openForm(card(page)).click()
    await becomes(() => card(page).getByLabel('client name').inputValue(), '')
  })

  test('the changes of a version show the answers too', async () => {
    const page = await newcomer(desk)
    const part = await edit(page, 'Write an email about our new product')
    await part
      .getByRole('textbox', { name: 'Who will receive it, and how do you know each other?' })
      .fill('our oldest clients')
    await part.locator('ins').filter({ hasText: 'our oldest clients' }).first().waitFor()
  })

  test('of a saved prompt are filled in its draft, and Undo brings them back', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const id = await savedPrompt(page, TEXT)
    await page.goto(`/saved/${id}`)
    const draft = page.getByLabel('Prompt', { exact: true })
    await openForm(page).click()
    await page.keyboard.type('Ana')
    await eventually(async () => assert.include(await draft.inputValue(), 'to Ana about'))
    await eventually(async () => assert.include(await draft.inputValue(), 'Thank Ana first'))
    await page.getByText(/^Score as written now: \d+ of 100/).waitFor()
    assert.deepEqual(await barriers(page), [])
    await page.getByRole('button', { name: 'Undo' }).click()
    await becomes(() => draft.inputValue(), TEXT)
    await page.getByRole('textbox', { name: 'client name' }).fill('Ben')
    await draft.press('End')
    await draft.pressSequentially(' Thanks.')
    await becomes(() => page.getByRole('textbox', { name: 'client name' }).count(), 0)
    await eventually(async () => assert.include(await draft.inputValue(), 'to Ben about'))
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await page.getByText('The prompt has been copied').first().waitFor()
    await eventually(async () => assert.include(await clipboard(page), 'Thank Ben first'))
  })
})
