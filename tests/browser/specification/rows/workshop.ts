import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { becomes, eventually } from '#tests/browser/helpers/becomes'
import { group, rule } from '#tests/browser/specification/group'
import type { Check } from '#tests/browser/specification/types'

const TEXT = 'Write an article about a lamp'
/** The tabs in their order, and the field with which each begins. */
const TABS = {
  'Prompt Strengthening': 'Your prompt',
  'Smart Discovery': 'What are you about to do?',
  'Adaptive Templates': 'Prompt to turn into a template',
}
/** The frame around the screen may still be asking for these. */
const ASKED_BY_THE_FRAME = /^\/api\/(auth\/user|flows|notices(\/events)?|subscription)$/
const tabsInOrder = Object.keys(TABS)

const analyzed =
  (text: string): Check =>
  async (page) => {
    await page.getByRole('textbox', { name: 'Your prompt' }).fill(text)
    await page.getByRole('button', { name: 'Analyze' }).click()
    await page.locator('[data-proposal]').first().waitFor()
  }

const proposal = (page: Page, id: string) => page.locator(`[data-proposal="${id}"]`)

/** Proposed for a text that lacks it, and not for one that has it. */
const proposedFor = (id: string, text: string) =>
  rule(`"${id}" is proposed where the text lacks it`, async (page, app) => {
    await analyzed(TEXT)(page, app)
    await proposal(page, id).waitFor()
    await analyzed(text)(page, app)
    await proposal(page, id).waitFor({ state: 'detached' })
  })

export const workshop = group(
  'workshop',
  { section: '2, 4, 5 Workshop', where: '/workshop', as: 'person' },
  {
    tabs: rule(
      'has the tabs Prompt Strengthening, Smart Discovery and Adaptive Templates, each with its own content',
      async (page) => {
        const tabs = page.getByRole('tab')
        await tabs.first().waitFor()
        await becomes(() => tabs.allTextContents(), Object.keys(TABS))
        await becomes(() => page.getByRole('tab', { selected: true }).innerText(), tabsInOrder[0])
        for (const [name, field] of Object.entries(TABS).reverse()) {
          await page.getByRole('tab', { name, exact: true }).click()
          await page.getByRole('tabpanel', { name }).getByRole('textbox', { name: field }).waitFor()
          await becomes(() => page.getByRole('textbox').count(), 1)
        }
      }
    ),
    local: rule('the analysis asks no server', async (page, app) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await analyzed(TEXT)(page, app)
      const calls = asked.filter((path) => path.startsWith('/api/'))
      assert.deepEqual(
        calls.filter((path) => !ASKED_BY_THE_FRAME.test(path)),
        []
      )
    }),
    apply: rule(
      'a proposal that is applied changes the text, and can be undone',
      async (page, app) => {
        await analyzed(TEXT)(page, app)
        const field = page.getByRole('textbox', { name: 'Your prompt' })
        await proposal(page, 'format')
          .getByRole('button', { name: /^Apply: / })
          .click()
        await proposal(page, 'format').getByText('Applied', { exact: true }).waitFor()
        assert.notEqual(await field.inputValue(), TEXT)
        await eventually(async () => assert.ok((await field.inputValue()).startsWith(TEXT)))
        await proposal(page, 'format')
          .getByRole('button', { name: /^Undo: / })
          .click()
        await proposal(page, 'format')
          .getByText('Applied', { exact: true })
          .waitFor({ state: 'detached' })
        await becomes(() => field.inputValue(), TEXT)
      }
    ),
    blank: rule('the analyse buttons are disabled when the text is blank', async (page) => {
      const analyze = page.getByRole('button', { name: 'Analyze' })
      assert.ok(await analyze.isDisabled())
      await page.getByRole('textbox', { name: 'Your prompt' }).fill(' \n ')
      await becomes(() => analyze.isDisabled(), true)
      for (const tab of ['Smart Discovery', 'Adaptive Templates']) {
        await page.getByRole('tab', { name: tab }).click()
        await becomes(() => analyze.first().isDisabled(), true)
      }
    }),
    role: proposedFor('role', `You are a lighting designer. ${TEXT}.`),
    format: proposedFor('format', `${TEXT} in a table. Format: three columns.`),
    constraints: proposedFor('constraints', `${TEXT} in 80 words, in a friendly tone.`),
    detail: proposedFor(
      'detail',
      `${TEXT} of brass with a green shade, made in Leeds in 1931, for the catalogue of an auction house whose readers are collectors of office furniture.`
    ),
    fields: rule(
      'a proposal has type, title, description, before, after and reasoning',
      async (page, app) => {
        await analyzed(TEXT)(page, app)
        const card = proposal(page, 'format')
        await card.getByText('Structure', { exact: true }).waitFor()
        await card.getByRole('heading', { name: 'Name the output format' }).waitFor()
        const [before, after] = await card.locator('dd').allInnerTexts()
        assert.equal(before, TEXT)
        assert.ok(after.startsWith(TEXT) && after.length > TEXT.length)
        const [description, reasoning] = await card.locator('header ~ p').allInnerTexts()
        for (const shown of [description, reasoning.replace('Why:', '')])
          assert.match(shown, /\w+ \w+/)
      }
    ),
  }
)
