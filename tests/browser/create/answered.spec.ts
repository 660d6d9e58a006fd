import { test } from '@japa/runner'
import { EXAMPLE, openVersion, original } from '#tests/browser/create/writer'
import { becomes } from '#tests/browser/helpers/becomes'
import { Desk } from '#tests/browser/helpers/desk'
import { call, newcomer, savedPrompt } from '#tests/browser/saved/own_data'

const READER = 'Who will receive it, and how do you know each other?'

test.group('What is answered', (group) => {
  const desk = Desk.in(group)

  const edit = async () => {
    const page = await newcomer(desk)
    await page.goto(`/prompt-editor?prompt=${encodeURIComponent(EXAMPLE)}`)
    await page.getByRole('button', { name: '2 questions would raise the score' }).waitFor()
    return page
  }

  test('in a blank of a variant is not asked again beside it', async () => {
    const page = await edit()
    const card = await openVersion(page)
    await card.getByRole('button', { name: /^Fill the blanks/ }).click()
    await card.getByRole('textbox', { name: READER }).fill('owners of small cafés')
    await page.getByRole('button', { name: 'One question would raise the score' }).click()
    const questions = page.getByRole('region', { name: 'One question would raise the score' })
    await questions.getByRole('textbox').waitFor()
    await becomes(() => questions.getByRole('textbox', { name: READER }).count(), 0)
    await card.getByRole('button', { name: 'Undo', exact: true }).click()
    await page.getByRole('button', { name: '2 questions would raise the score' }).waitFor()
  })

  test('in the text itself is asked no more, before it is analyzed again', async () => {
    const page = await edit()
    await original(page).fill(`${EXAMPLE}\n\nReader: owners of small cafés in Leipzig`)
    await page.getByRole('button', { name: 'One question would raise the score' }).waitFor()
  })

  test('is done with Ctrl and Enter, which save nothing', async ({ assert }) => {
    const page = await newcomer(desk)
    const id = await savedPrompt(page, 'Write an email to [client name].')
    await page.goto(`/saved/${id}`)
    await page.getByRole('button', { name: 'Fill the blanks' }).click()
    await page.getByRole('textbox', { name: 'client name' }).fill('Ana Ferrer')
    await page.getByLabel('Prompt', { exact: true }).getByText('Ana Ferrer').waitFor()
    await page.keyboard.press('Control+Enter')
    await page.getByRole('textbox', { name: 'client name' }).waitFor({ state: 'detached' })
    await page
      .getByText(/^Saved \d\d:\d\d$/)
      .first()
      .waitFor()
    const versions = await call<object[]>(page, 'GET', `/api/prompts/${id}/versions`)
    assert.lengthOf(versions, 1)
  })
})
