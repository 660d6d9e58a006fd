import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { has, held } from '#tests/browser/specification/checks'
import { button, given, group, link, rule, text } from '#tests/browser/specification/group'

const EXAMPLE = 'Write an email about our new product'
const STARTERS = {
  marketing: ['email-campaign', 'social-content'],
  content: ['blog-outline'],
  productivity: ['meeting-agenda'],
  sales: ['sales-sequence', 'proposal-writer'],
}

const tabs = (page: Page) => page.getByRole('tab')
const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article')

const shownStarters = (page: Page) =>
  cards(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((one) => new URL((one as HTMLAnchorElement).href).searchParams.get('template'))
    )

async function improve(page: Page): Promise<void> {
  await page.getByRole('textbox').first().fill(EXAMPLE)
  await page.getByRole('button', { name: 'Improve My Prompt' }).click()
}

export const home = [
  ...group(
    'home',
    { section: '2 Home', where: '/home', as: 'member' },
    {
      'heading': text('What would you like to improve today?'),
      'improve': button('Improve My Prompt'),
      'disabled-empty': rule(
        'Improve My Prompt is disabled while the text is empty',
        has('button', 'Improve My Prompt', { disabled: true })
      ),
      'disabled-blank': rule(
        'Improve My Prompt is disabled while the text is whitespace only',
        async (page, app) => {
          await page.getByRole('textbox').first().fill(' \n\t ')
          await has('button', 'Improve My Prompt', { disabled: true })(page, app)
        }
      ),
      'enabled': rule('Improve My Prompt is enabled by text', async (page, app) => {
        await page.getByRole('textbox').first().fill(EXAMPLE)
        await has('button', 'Improve My Prompt', { disabled: false })(page, app)
      }),
      'analyzing': given(
        held('**/create_screen-*.js'),
        rule('the button shows "Analyzing your prompt..." while busy', async (page, app) => {
          await improve(page)
          await has('button', 'Analyzing your prompt...', { disabled: true })(page, app)
        })
      ),
      'submit': rule(
        'submitting opens /create with the prompt, which is in no address afterwards',
        async (page) => {
          const seen: string[] = []
          page.on('framenavigated', (frame) => seen.push(frame.url()))
          await improve(page)
          await page.waitForURL(/\/create\?id=/)
          assert.equal(await page.locator('#original').inputValue(), EXAMPLE)
          for (const address of seen) assert.doesNotMatch(address, /email|product/)
        }
      ),
      'email-campaign': text('Email Campaign'),
      'template-link': link('Email Campaign', '/prompt-editor?template=email-campaign'),
      'tabs': rule(
        'category tabs: all first and chosen, each with a count badge, five columns',
        async (page) => {
          await cards(page).first().waitFor()
          const names = ['All', 'Marketing', 'Content', 'Productivity', 'Sales']
          const counts = [6, ...Object.values(STARTERS).map(({ length }) => length)]
          assert.deepEqual(
            await tabs(page).allTextContents(),
            names.map((name, at) => `${name}${counts[at]}`)
          )
          assert.equal(await tabs(page).first().getAttribute('aria-selected'), 'true')
          const boxes = await Promise.all((await tabs(page).all()).map((tab) => tab.boundingBox()))
          const widths = boxes.map((box) => Math.round(box?.width ?? 0))
          assert.ok(Math.max(...widths) - Math.min(...widths) <= 1, String(widths))
          assert.equal(new Set(boxes.map((box) => box?.y)).size, 1)
        }
      ),
      'card': rule('a card shows icon, title, description and tags', async (page) => {
        const card = cards(page).first()
        await card.locator('svg').waitFor()
        await card.getByRole('heading', { name: 'Email Campaign' }).waitFor()
        await card.getByText('A marketing email with one message').waitFor()
        assert.deepEqual(await card.getByRole('listitem').allTextContents(), [
          'email',
          'campaign',
          'conversion',
        ])
      }),
      'starters': rule(
        'six starters: email-campaign, social-content, blog-outline, meeting-agenda, sales-sequence, proposal-writer',
        async (page) => {
          await cards(page).first().waitFor()
          assert.deepEqual(
            (await shownStarters(page)).slice(0, 6).sort(),
            Object.values(STARTERS).flat().sort()
          )
        }
      ),
      'categories': rule(
        'their categories are marketing, content, productivity and sales',
        async (page) => {
          for (const [category, starters] of Object.entries(STARTERS)) {
            await page.getByRole('tab', { name: new RegExp(category, 'i') }).click()
            await page.waitForURL(new RegExp(`tab=${category}`))
            assert.deepEqual((await shownStarters(page)).sort(), starters.sort())
          }
        }
      ),
    }
  ),
]
