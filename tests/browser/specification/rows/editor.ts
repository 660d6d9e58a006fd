import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { haltEngineIn, STEPS } from '#tests/browser/create/halted_engine'
import { isDisabled, press, send, shows, toasts } from '#tests/browser/specification/checks'
import { at, given, group, link, rule, text } from '#tests/browser/specification/group'
import type { Check, WalkedApp } from '#tests/browser/specification/types'
import {
  brings,
  clipboard,
  EXAMPLE,
  original,
  part,
  sharesReadOnly,
} from '#tests/browser/specification/writing'

const TEMPLATES = ['email-campaign', 'blog-outline', 'sales-sequence']
const TITLES = ['Structured Version', 'Contextual Version', 'Optimized Version']
const FLAGS = ['Role', 'Context', 'Format', 'Constraints']
const COMPLETE =
  'You are an email marketer. Write an email for store owners, so that they book a demo. Format: bullet points. Keep it under 120 words in a friendly tone.'
/** Each has the letters of a marker and not its meaning. */
const LOOKALIKE = 'You are amazing. I would like a story with a password and a stone'

const where = brings('/prompt-editor')
const versions = (page: Page) => page.locator('[data-variant]')
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Progress of the analysis' })
const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true })

const analysed: Check = (page) => versions(page).nth(2).waitFor()

const haltedIn =
  (step: number): Check =>
  async (page) => {
    await haltEngineIn(page, step)
  }

const stepRow = (step: number) => given(haltedIn(step), text(STEPS[step - 1]))

async function loadsTemplates(page: Page, app: WalkedApp): Promise<void> {
  for (const id of TEMPLATES) {
    const answer = await send(page, app, 'GET', `/api/templates/${id}`)
    const { content } = (await answer.json()) as { content: string }
    await page.goto(`${app.url}/prompt-editor?template=${id}`)
    await part(page, 'Analysis').waitFor()
    assert.equal(await original(page).inputValue(), content)
  }
}

/** The work is let go only when the bar has been seen at the step that does it. */
async function followsWork(page: Page, app: WalkedApp): Promise<void> {
  const release = await haltEngineIn(page, 3)
  await page.goto(app.url + where)
  await page.getByText(STEPS[2]).waitFor()
  assert.equal(await progress(page).getAttribute('aria-valuenow'), '3')
  assert.equal(await versions(page).count(), 0)
  await release()
  await analysed(page, app)
  assert.equal(await progress(page).count(), 0)
}

async function hasFlags(page: Page, state: 'There' | 'Missing'): Promise<void> {
  for (const flag of FLAGS) {
    const item = part(page, 'Analysis').getByRole('listitem').filter({ hasText: flag })
    await item.filter({ hasText: state }).first().waitFor()
  }
}

const offers =
  (name: string, values: string[]): Check =>
  async (page) => {
    const options = page.getByLabel(name).locator('option')
    await options.first().waitFor({ state: 'attached' })
    assert.deepEqual(await options.allTextContents(), values)
  }

async function exported(page: Page) {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: `Export: ${TITLES[0]}` }).click()
  await page.getByRole('menuitem', { name: 'Markdown' }).click()
  return waiting
}

export const editor = [
  ...group(
    'editor',
    { section: '2 Prompt Editor', where: '/prompt-editor', as: 'member' },
    {
      'back': link('Back to Home', '/home'),
      'unknown-template': text('Template not found', '/prompt-editor?template=no-such-template'),
      'template': rule(
        'email-campaign, blog-outline and sales-sequence load their texts and are analysed',
        loadsTemplates
      ),
      'reanalyze-empty': rule(
        'Re-analyze is disabled when the prompt is empty',
        isDisabled('Re-analyze')
      ),
      'progress': rule('the steps follow real work', followsWork),
    }
  ),
  ...group(
    'analysing',
    { section: '2 and 4 Prompt Editor', where, as: 'member' },
    {
      'prompt': rule(
        'a prompt parameter fills the original and is analysed at once',
        async (page, app) => {
          await analysed(page, app)
          assert.equal(await original(page).inputValue(), EXAMPLE)
          await part(page, 'Analysis').waitFor()
          assert.equal(await versions(page).count(), 3)
        }
      ),
      'loading': given(
        haltedIn(2),
        rule('loading: spinner, four-step progress, step message', async (page, app) => {
          const work = part(page, 'Working on your prompt')
          await work.locator('svg.animate-spin').waitFor()
          assert.equal(await work.getByRole('listitem').count(), 4)
          assert.equal(await work.locator('[aria-current="step"]').count(), 1)
          await shows(STEPS[1])(page, app)
        })
      ),
      'step-1': stepRow(1),
      'step-2': stepRow(2),
      'step-3': stepRow(3),
      'step-4': stepRow(4),
      'reanalyze': rule('Re-analyze restarts', async (page, app) => {
        await analysed(page, app)
        await original(page).fill('Write a poem about our old lighthouse')
        await press('button', 'Re-analyze')(page, app)
        await versions(page)
          .first()
          .getByText(/our old lighthouse/)
          .first()
          .waitFor()
      }),
      'defaults': rule('tone 5, detail 5, audience general, goal clarity', async (page, app) => {
        await analysed(page, app)
        for (const name of ['Tone', 'Detail level']) {
          assert.equal(await slider(page, name).getAttribute('aria-valuenow'), '5')
        }
        assert.equal(await page.getByLabel('Target audience').inputValue(), 'general')
        assert.equal(await page.getByLabel('Primary goal').inputValue(), 'clarity')
      }),
      'sliders': rule('sliders go from 1 to 10 in steps of 1', async (page, app) => {
        await analysed(page, app)
        for (const name of ['Tone', 'Detail level']) {
          const value = () => slider(page, name).getAttribute('aria-valuenow')
          await slider(page, name).press('End')
          assert.equal(await value(), '10')
          await slider(page, name).press('ArrowLeft')
          assert.equal(await value(), '9')
          await slider(page, name).press('Home')
          assert.equal(await value(), '1')
        }
      }),
      'audiences': rule(
        'audience: general, expert, beginner, executive',
        offers('Target audience', ['General', 'Expert', 'Beginner', 'Executive'])
      ),
      'goals': rule(
        'goal: clarity, creativity, analysis, action',
        offers('Primary goal', ['Clarity', 'Creativity', 'Analysis', 'Action'])
      ),
      'version-buttons': rule('each version has Copy, Export and Share', async (page, app) => {
        await analysed(page, app)
        for (const title of TITLES) {
          const card = page.getByRole('article', { name: title })
          for (const name of ['Copy', 'Export', 'Share']) {
            await card.getByRole('button', { name: `${name}: ${title}` }).waitFor()
          }
        }
      }),
      'copied': rule(
        'copying says "Copied to clipboard" / "The prompt has been copied to your clipboard."',
        async (page, app) => {
          await press('button', `Copy: ${TITLES[0]}`)(page, app)
          await toasts('Copied to clipboard', 'The prompt has been copied to your clipboard.')(
            page,
            app
          )
          assert.match(await clipboard(page), /our new product/)
        }
      ),
      'share': rule('Share makes a read-only link', async (page) => {
        await sharesReadOnly(page, `Share: ${TITLES[0]}`)
      }),
    }
  ),
  ...group(
    'export',
    { section: '9 Constants', where, as: 'member' },
    {
      name: rule(
        'the file is named from the version title, lowercase with hyphens',
        async (page) => {
          assert.equal((await exported(page)).suggestedFilename(), 'structured-version.md')
        }
      ),
      content: rule(
        'heading, content, "Improvements Made" list, "Reasoning" section',
        async (page) => {
          const file = await readFile(await (await exported(page)).path(), 'utf8')
          assert.match(
            file,
            /^# Structured Version\n\n[^]*our new product[^]*\n## Improvements Made\n\n- [^]*\n## Reasoning\n\n\S/
          )
        }
      ),
    }
  ),
  ...group(
    'analysis',
    { section: '5 Validation', where, as: 'member' },
    {
      role: text("Add a role specification (e.g., 'As an expert marketer...')"),
      context: text('Include context about your audience and goals'),
      format: text('Specify the desired output format'),
      constraints: text('Add constraints for length, tone, and style'),
      markers: at(
        brings('/prompt-editor', COMPLETE),
        rule('role, context, format and constraints are recognised', (page) =>
          hasFlags(page, 'There')
        )
      ),
      meaning: at(
        brings('/prompt-editor', LOOKALIKE),
        rule('they are recognised by meaning, not by letters', (page) => hasFlags(page, 'Missing'))
      ),
    }
  ),
]
