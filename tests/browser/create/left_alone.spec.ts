import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { LEFT_ALONE_SENTENCES } from '#app/prompts/domain/left_alone_sentences'
import { original } from '#tests/browser/create/writer'
import { barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { eventually } from '#tests/browser/helpers/becomes'
import { Desk } from '#tests/browser/helpers/desk'
import { newcomer } from '#tests/browser/saved/own_data'
import { EXCELLENT_PROMPT } from '#tests/unit/prompts/plain_requests'

/** Texts that the engine has nothing to add to. */
const IDEAS =
  'Give me ideas for a birthday party. Give a numbered list with your first choice at the top. Give 10 ideas.'
const CODE =
  'Write a python function that sorts a list. Give the code first in a block that can be pasted as is, then say where it goes and how to try it.'

const NO_GAIN = LEFT_ALONE_SENTENCES.no_gain
const SCREENS = [{ screen: '/create' }, { screen: '/prompt-editor' }]

async function bring(page: Page, screen: string, text: string) {
  await page.goto(`${screen}?prompt=${encodeURIComponent(text)}`)
  await page.waitForURL(/\?id=/)
}
const scores = (page: Page) => page.getByRole('button', { name: /^Score of/ })

test.group('A prompt that Hone has nothing to add to', (group) => {
  const desk = Desk.in(group)

  test('has no score in {screen}, and ways on with one click')
    .with(SCREENS)
    .run(async ({ assert }, { screen }) => {
      const page = await newcomer(desk)
      await bring(page, screen, IDEAS)
      await page.getByText(NO_GAIN, { exact: true }).waitFor()
      await page.getByRole('button', { name: 'As a table' }).waitFor()
      await page.getByRole('link', { name: 'Turn this prompt into a flow' }).waitFor()
      assert.equal(await scores(page).count(), 0)
      assert.equal(await page.getByText(/would raise the score/).count(), 0)
      assert.equal(await page.getByText(/^\+\d+ points$/).count(), 0)
      assert.deepEqual(await barriersAtEachWidth(page), [])

      await page.getByRole('button', { name: 'As a table' }).click()
      await eventually(async () =>
        assert.include(await original(page).inputValue(), 'Give it as a table.')
      )
    })

  test('is said in the same words in the history, without a score', async ({ assert }) => {
    const page = await newcomer(desk)
    await bring(page, '/create', IDEAS)
    await page.getByText(NO_GAIN, { exact: true }).waitFor()
    await page.goto('/recent-activity')
    const entry = page.getByRole('listitem').filter({ hasText: NO_GAIN })
    await entry.getByRole('heading', { level: 3 }).waitFor()
    assert.equal(await entry.getByText(/^Score:/).count(), 0)
  })

  test('is the same for code, which takes no other form, and for what is excellent, in {screen}')
    .with(SCREENS)
    .run(async ({ assert }, { screen }) => {
      const page = await newcomer(desk)
      await bring(page, screen, CODE)
      await page.getByText(NO_GAIN, { exact: true }).waitFor()
      await page.getByRole('link', { name: 'Turn this prompt into a flow' }).waitFor()
      await page.getByRole('link', { name: 'Browse Templates' }).first().waitFor()
      assert.equal(await page.getByRole('button', { name: 'As a table' }).count(), 0)
      assert.equal(await scores(page).count(), 0)

      await bring(page, screen, EXCELLENT_PROMPT)
      await page.getByText(LEFT_ALONE_SENTENCES.excellent, { exact: true }).waitFor()
      await page.getByRole('link', { name: 'Turn this prompt into a flow' }).waitFor()
      assert.equal(await scores(page).count(), 0)
    })

  test('has a score again once it is changed for another result', async () => {
    const page = await newcomer(desk)
    await bring(page, '/prompt-editor', IDEAS)
    await page.getByText(NO_GAIN, { exact: true }).waitFor()
    await original(page).fill('Write an email about our new product')
    await page.getByRole('button', { name: 'Re-analyze' }).click()
    await scores(page).first().waitFor()
  })
})
