import { test } from '@japa/runner'
import { EXAMPLE, original } from '#tests/browser/create/writer'
import { becomes, eventually } from '#tests/browser/helpers/becomes'
import { barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { heldToast } from '#tests/browser/helpers/toasts'
import { newcomer } from '#tests/browser/saved/own_data'

test.group('Questions before a rewrite', (group) => {
  const desk = Desk.in(group)

  test('are answered into the prompt, raise the score, and can be taken back, on desks and phones', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    await page.goto(`/prompt-editor?prompt=${encodeURIComponent(EXAMPLE)}`)
    const card = page.getByRole('region', { name: '2 questions would raise the score' })
    await card.waitFor()
    assert.equal(await card.getByRole('textbox').count(), 0)
    const open = card.getByText('Open: Facts, Reader')
    await open.waitFor()
    await card.getByRole('button', { name: '2 questions would raise the score' }).click()
    await open.waitFor({ state: 'detached' })
    await card.locator('textarea:focus').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    const dial = page.getByRole('button', { name: /^Score of your prompt/ })
    const label = (await dial.getAttribute('aria-label'))!
    const before = Number(/\d+/.exec(label))
    await card
      .getByText(/^\+\d+ points$/)
      .first()
      .waitFor()

    await card
      .getByLabel('Who will receive it, and how do you know each other?', { exact: true })
      .fill('owners of small cafés')
    await card
      .getByLabel('Which facts belong in it, such as names and dates?', { exact: true })
      .fill('It costs 29 € a month.')
    await page.keyboard.press('Control+Enter')
    const toast = await heldToast(page, 'Your answers are in the prompt')
    await eventually(async () => {
      const answered = await original(page).inputValue()
      assert.match(answered, /^Write an email about our new product\n\n/)
      assert.include(answered, 'Reader: owners of small cafés')
    })
    await page.waitForFunction(
      (old) =>
        document
          .querySelector('[aria-label^="Score of your prompt"]')
          ?.getAttribute('aria-label') !== old,
      label
    )
    const after = Number(/\d+/.exec((await dial.getAttribute('aria-label'))!))
    assert.isAbove(after, before)

    await toast.getByRole('button', { name: 'Undo', exact: true }).click()
    await page.waitForFunction(
      (text) => document.querySelector<HTMLTextAreaElement>('#original')?.value === text,
      EXAMPLE
    )
  })

  test('each can be skipped, and then nothing is asked', async () => {
    const page = await newcomer(desk)
    await page.goto(`/prompt-editor?prompt=${encodeURIComponent(EXAMPLE)}`)
    const skip = page.getByRole('button', { name: /^Skip:/ })
    await page.getByRole('button', { name: '2 questions would raise the score' }).click()
    await skip.first().click()
    await page.getByRole('region', { name: 'One question would raise the score' }).waitFor()
    await skip.click()
    await skip.waitFor({ state: 'detached' })
    await becomes(() => page.getByText(/would raise the score$/).count(), 0)
    await becomes(() => original(page).inputValue(), EXAMPLE)
  })
})
