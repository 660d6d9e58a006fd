import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { all, has } from '#tests/browser/specification/checks'
import { group, rule } from '#tests/browser/specification/group'
import type { Check } from '#tests/browser/specification/types'

const TEXT = 'Write an article about a lamp'

const analysed =
  (text: string): Check =>
  async (page) => {
    await page.getByRole('textbox', { name: 'Your prompt' }).fill(text)
    await page.getByRole('button', { name: 'Analyse' }).click()
    await page.locator('[data-proposal]').first().waitFor()
  }

const proposal = (page: Page, id: string) => page.locator(`[data-proposal="${id}"]`)

/** Proposed for a text that lacks it, and not for one that has it. */
const proposedFor = (id: string, text: string) =>
  rule(`"${id}" is proposed where the text lacks it`, async (page, app) => {
    await analysed(TEXT)(page, app)
    await proposal(page, id).waitFor()
    await analysed(text)(page, app)
    await proposal(page, id).waitFor({ state: 'detached' })
  })

export const workshop = group(
  'workshop',
  { section: '2, 4, 5 Workshop', where: '/workshop', as: 'member' },
  {
    tabs: rule(
      'has the tabs Prompt Strengthening, Smart Discovery and Adaptive Templates',
      all(
        has('tab', 'Prompt Strengthening'),
        has('tab', 'Smart Discovery'),
        has('tab', 'Adaptive Templates')
      )
    ),
    blank: rule('the analyse buttons are disabled when the text is blank', async (page) => {
      const analyse = page.getByRole('button', { name: 'Analyse' })
      assert.ok(await analyse.isDisabled())
      await page.getByRole('textbox', { name: 'Your prompt' }).fill(' \n ')
      assert.ok(await analyse.isDisabled())
      for (const tab of ['Smart Discovery', 'Adaptive Templates']) {
        await page.getByRole('tab', { name: tab }).click()
        assert.ok(await analyse.first().isDisabled())
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
        await analysed(TEXT)(page, app)
        const said = await proposal(page, 'format').innerText()
        for (const part of ['Structure', 'Name the output format', 'Before', 'After', TEXT])
          assert.ok(said.includes(part), part)
      }
    ),
  }
)
