import { test } from '@japa/runner'
import { EXAMPLE, original } from '#tests/browser/create/writer'
import { barriersByDayAndNight } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { WIDTHS } from '#tests/browser/helpers/widths'
import { newcomer } from '#tests/browser/saved/own_data'

test.group('Questions before a rewrite', (group) => {
  const desk = Desk.in(group)

  test('are answered into the prompt, raise the score, and can be taken back ({$self} px)')
    .with(WIDTHS)
    .run(async ({ assert }, width) => {
      const page = await newcomer(desk, { width })
      await page.goto(`/prompt-editor?prompt=${encodeURIComponent(EXAMPLE)}`)
      const card = page.getByRole('region', { name: '3 questions first' })
      await card.waitFor()
      assert.deepEqual(await barriersByDayAndNight(page), [])
      const dial = page.getByRole('button', { name: /^Score of your prompt/ })
      const before = Number(/\d+/.exec((await dial.getAttribute('aria-label'))!))
      const gain = Number(
        /\d+/.exec(
          await card
            .getByText(/^\+\d+ points$/)
            .first()
            .innerText()
        )
      )

      await card.getByLabel('Who is it for?', { exact: true }).fill('owners of small cafés')
      await card
        .getByLabel('What should readers learn about it?', { exact: true })
        .fill('It costs 29 € a month.')
      await page.keyboard.press('Control+Enter')
      await page.getByText('Your answers are in the prompt').first().waitFor()
      const told = await original(page).inputValue()
      assert.match(told, /^Write an email about our new product\n\n/)
      assert.include(told, 'Audience: owners of small cafés')
      await page.getByRole('region', { name: /question/ }).waitFor()
      const after = Number(/\d+/.exec((await dial.getAttribute('aria-label'))!))
      assert.isAtLeast(after - before, gain)

      await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
      await page.waitForFunction(
        (text) => document.querySelector<HTMLTextAreaElement>('#original')?.value === text,
        EXAMPLE
      )
    })

  test('each can be skipped, and an excellent prompt is asked nothing', async ({ assert }) => {
    const page = await newcomer(desk)
    await page.goto(`/prompt-editor?prompt=${encodeURIComponent(EXAMPLE)}`)
    await page
      .getByRole('button', { name: /^Skip:/ })
      .first()
      .click()
    const two = page.getByRole('region', { name: '2 questions first' })
    await two.waitFor()
    await two
      .getByRole('button', { name: /^Skip:/ })
      .first()
      .click()
    await page.getByRole('button', { name: /^Skip:/ }).click()
    assert.equal(await page.getByText(/questions? first$/).count(), 0)
    assert.equal(await original(page).inputValue(), EXAMPLE)
  })
})
