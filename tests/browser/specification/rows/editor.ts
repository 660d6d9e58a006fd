import assert from 'node:assert/strict'
import { VARIANT_IDS } from '#app/prompts/domain/types'
import { becomes } from '#tests/browser/helpers/becomes'
import { haltEngineIn, STEPS } from '#tests/browser/create/halted_engine'
import { isDisabled, press, shows, toasts } from '#tests/browser/specification/checks'
import {
  analyzed,
  copiesEachVersion,
  followsSettings,
  followsWork,
  kept,
  loadsTemplates,
  offers,
  slider,
  TITLES,
  versions,
} from '#tests/browser/specification/editor_checks'
import {
  at,
  given,
  group,
  link,
  rule,
  sight,
  whenAnswered,
} from '#tests/browser/specification/group'
import { agreesWithTheApi } from '#tests/browser/specification/engine_checks'
import type { Check } from '#tests/browser/specification/types'
import {
  brings,
  EXAMPLE,
  noClipboard,
  openVersion,
  original,
  part,
  sharesReadOnly,
} from '#tests/browser/specification/writing'

const where = brings('/prompt-editor')

const haltedIn: Check[] = STEPS.map((_, index) => async (page) => {
  await haltEngineIn(page, index + 1)
})

/** The step is the current one of four while the engine does its work, and its text says so. */
const stepRow = (step: number) =>
  given(
    haltedIn[step - 1],
    sight(`step ${step} says "${STEPS[step - 1]}"`, async (page) => {
      const work = part(page, 'Working on your prompt')
      await work
        .getByText(STEPS[step - 1], { exact: true })
        .filter({ visible: true })
        .waitFor()
      const current = work
        .getByRole('listitem')
        .nth(step - 1)
        .and(work.locator('[aria-current="step"]'))
      await current.waitFor()
      await work.locator(`[role="progressbar"][aria-valuenow="${step}"]`).waitFor()
      assert.equal(await versions(page).count(), 0)
    })
  )

/** Another text gets other versions, made from it. */
const restarts =
  (ask: Check): Check =>
  async (page, app) => {
    await analyzed(page, app)
    await original(page).fill('Write a poem about our old lighthouse')
    await ask(page, app)
    await openVersion(page)
    await versions(page)
      .first()
      .getByText(/our old lighthouse/)
      .first()
      .waitFor()
    await becomes(
      () =>
        versions(page)
          .getByText(/our new product/)
          .count(),
      0
    )
  }

export const editor = [
  ...group(
    'editor',
    { section: '2 Prompt Editor', where: '/prompt-editor', as: 'newcomer' },
    {
      'back': link('Back to Home', '/home', 'main'),
      'unknown-template': at(
        '/prompt-editor?template=no-such-template',
        sight('another id yields "Template not found"', async (page, app) => {
          await shows('Template not found')(page, app)
          assert.equal(await versions(page).count(), 0)
        })
      ),
      'template': rule(
        'email-campaign, blog-outline and sales-sequence load their texts and are analysed',
        loadsTemplates
      ),
      'reanalyze-empty': sight(
        'Re-analyze is disabled when the prompt is empty',
        isDisabled('Re-analyze')
      ),
      'progress': rule('the steps follow real work', followsWork),
    }
  ),
  ...group(
    'analysing',
    { section: '2 and 4 Prompt Editor', where, as: 'person' },
    {
      'prompt': sight(
        'a prompt parameter fills the original and is analysed at once',
        async (page, app) => {
          await analyzed(page, app)
          await becomes(() => original(page).inputValue(), EXAMPLE)
          await part(page, 'Analysis').waitFor()
          await becomes(() => versions(page).count(), 3)
        }
      ),
      'loading': given(
        haltedIn[1],
        sight('loading: spinner, four-step progress, step message', async (page, app) => {
          const work = part(page, 'Working on your prompt')
          await work.locator('svg.animate-spin').waitFor()
          await becomes(() => work.getByRole('listitem').count(), 4)
          await becomes(() => work.locator('[aria-current="step"]').count(), 1)
          await shows(STEPS[1])(page, app)
        })
      ),
      'step-1': stepRow(1),
      'step-2': stepRow(2),
      'step-3': stepRow(3),
      'step-4': stepRow(4),
      'reanalyze': rule('Re-analyze restarts', restarts(press('button', 'Re-analyze'))),
      'reanalyze-key': rule(
        'Ctrl+Enter restarts',
        restarts((page) => original(page).press('Control+Enter'))
      ),
      'engine': rule(
        'versions, scores and analysis are those that the API answers for this text',
        agreesWithTheApi
      ),
      'defaults': sight('tone 5, detail 5, audience general, goal clarity', async (page, app) => {
        await analyzed(page, app)
        for (const name of ['Tone', 'Detail level']) {
          assert.equal(await slider(page, name).getAttribute('aria-valuenow'), '5')
        }
        assert.equal(await page.getByLabel('Target audience').inputValue(), 'general')
        assert.equal(await page.getByLabel('Primary goal').inputValue(), 'clarity')
      }),
      'sliders': rule('sliders go from 1 to 10 in steps of 1', async (page, app) => {
        await analyzed(page, app)
        for (const name of ['Tone', 'Detail level']) {
          const value = () => slider(page, name).getAttribute('aria-valuenow')
          await slider(page, name).press('End')
          await becomes(value, '10')
          await slider(page, name).press('ArrowLeft')
          await becomes(value, '9')
          await slider(page, name).press('Home')
          await becomes(value, '1')
        }
      }),
      'audiences': sight(
        'audience: general, expert, beginner, executive',
        offers('Target audience', ['General', 'Expert', 'Beginner', 'Executive'])
      ),
      'goals': sight(
        'goal: clarity, creativity, analysis, action',
        offers('Primary goal', ['Clarity', 'Creativity', 'Analysis', 'Action'])
      ),
      'settings': rule(
        'a setting changes the versions, and Reset brings them back',
        followsSettings
      ),
      'version-buttons': rule('each version has Copy, Export and Share', async (page, app) => {
        await analyzed(page, app)
        for (const [index, title] of TITLES.entries()) {
          await openVersion(page, VARIANT_IDS[index])
          const card = page.getByRole('article', { name: title })
          for (const name of ['Copy', 'Export', 'Share']) {
            await card.getByRole('button', { name: `${name}: ${title}` }).waitFor()
          }
        }
      }),
      'copied': rule(
        'copying says "Copied to clipboard" / "The prompt has been copied to your clipboard."',
        copiesEachVersion
      ),
      'copy-failed': whenAnswered(
        noClipboard,
        rule(
          'a copy that fails says "Error" / "Failed to copy to clipboard"',
          async (page, app) => {
            await openVersion(page)
            await press('button', `Copy: ${TITLES[0]}`)(page, app)
            await toasts('Error', 'Failed to copy to clipboard')(page, app)
          }
        )
      ),
      'share': rule('Share makes a read-only link', async (page, app) => {
        await analyzed(page, app)
        const [{ content }] = (await kept(page, app)).variants
        await openVersion(page)
        await sharesReadOnly(page, `Share: ${TITLES[0]}`, content)
      }),
    }
  ),
]
