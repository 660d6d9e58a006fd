import assert from 'node:assert/strict'
import { boxAtRest } from '#tests/browser/helpers/at_rest'
import { becomes } from '#tests/browser/helpers/becomes'
import { has, held, isDisabled, press } from '#tests/browser/specification/checks'
import {
  cardsOf,
  leadsToTemplates,
  shelvesEqualTheApi,
  showsCardsOfTheApi,
  STARTERS,
  tabsCount,
} from '#tests/browser/specification/gallery_checks'
import { group, rule, sight, textIn, whenAnswered } from '#tests/browser/specification/group'
import { fillsHome } from '#tests/browser/specification/writing'
import type { Check } from '#tests/browser/specification/types'

const EXAMPLE = 'Write an email about our new product'
const LIMIT = 50_000
const improve = press('button', 'Improve My Prompt')

const enabled = (disabled: boolean) => has('button', 'Improve My Prompt', { disabled })

/** The optimizer opens with what was written, improves it, and no address ever says it. */
const opensOptimizer =
  (submit: Check): Check =>
  async (page, app) => {
    const seen: string[] = []
    page.on('framenavigated', (frame) => seen.push(frame.url()))
    await fillsHome(page, EXAMPLE)
    await submit(page, app)
    await page.waitForURL(/\/create\?id=/)
    await becomes(() => page.locator('#original').inputValue(), EXAMPLE)
    await page
      .getByRole('region', { name: 'AI-Enhanced Prompt' })
      .getByText('What changed, and why')
      .waitFor()
    for (const address of seen) assert.doesNotMatch(address, /email|product/)
  }

export const home = [
  ...group(
    'home',
    { section: '2 Home', where: '/home', as: 'person' },
    {
      'heading': textIn('heading', 'What would you like to improve today?'),
      'box': sight('the prompt box is empty at first, and headed by the question', async (page) => {
        const box = page.getByRole('textbox', { name: 'What would you like to improve today?' })
        assert.equal(await box.inputValue(), '')
        assert.equal(await box.getAttribute('placeholder'), EXAMPLE)
      }),
      'disabled-empty': sight(
        'Improve My Prompt is disabled while the text is empty',
        isDisabled('Improve My Prompt')
      ),
      'disabled-blank': rule(
        'Improve My Prompt is disabled while the text is whitespace only',
        async (page, app) => {
          await fillsHome(page, EXAMPLE)
          await enabled(false)(page, app)
          await fillsHome(page, ' \n\t ')
          await enabled(true)(page, app)
        }
      ),
      'too-long': rule(
        'a text over the limit says by how much, and goes nowhere',
        async (page, app) => {
          await fillsHome(page, 'a'.repeat(LIMIT + 7))
          const limit = page
            .getByRole('alert')
            .filter({ hasText: 'The prompt is 7 characters too long' })
          await limit.waitFor()
          await enabled(true)(page, app)
          await fillsHome(page, 'a'.repeat(LIMIT))
          await limit.waitFor({ state: 'detached' })
          await enabled(false)(page, app)
        }
      ),
      'analyzing': whenAnswered(
        held('**/create_screen-*.js'),
        rule('the button shows "Analyzing your prompt..." while busy', async (page, app) => {
          await fillsHome(page, EXAMPLE)
          await improve(page, app)
          await has('button', 'Analyzing your prompt...', { disabled: true })(page, app)
        })
      ),
      'submit': rule(
        'submitting opens /create with the prompt, which is in no address afterwards',
        opensOptimizer(improve)
      ),
      'submit-key': rule(
        'Ctrl+Enter submits as the button does',
        opensOptimizer((page) => page.keyboard.press('Control+Enter'))
      ),
      'template-link': rule('a card leads to /prompt-editor with its template', leadsToTemplates),
      'tabs': sight('category tabs: all first and chosen, in five columns', async (page) => {
        await cardsOf(page).first().waitFor()
        const tabs = await page.getByRole('tab').all()
        assert.equal(await tabs[0].getAttribute('aria-selected'), 'true')
        const boxes = await Promise.all(tabs.map(boxAtRest))
        const widths = boxes.map(({ width }) => Math.round(width))
        assert.equal(tabs.length, 5)
        assert.ok(Math.max(...widths) - Math.min(...widths) <= 1, String(widths))
        assert.equal(new Set(boxes.map(({ y }) => y)).size, 1)
      }),
      'counts': sight('each tab has a badge with the count of its category', tabsCount),
      'card': sight(
        'a card shows icon, title, description and tags of its template',
        showsCardsOfTheApi
      ),
      'starters': sight(
        `six starters: ${Object.values(STARTERS).flat().join(', ')}`,
        async (page) => {
          await cardsOf(page).first().waitFor()
          const links = await cardsOf(page).getByRole('link').all()
          const addresses = await Promise.all(links.map((one) => one.getAttribute('href')))
          const ids = addresses.map((href) => href?.split('template=')[1])
          assert.deepEqual(ids.slice(0, 6).sort(), Object.values(STARTERS).flat().sort())
        }
      ),
      'categories': rule(
        'a tab shows the templates of its category alone, and the address keeps it',
        shelvesEqualTheApi
      ),
    }
  ),
]
