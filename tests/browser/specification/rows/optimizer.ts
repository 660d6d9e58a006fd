import assert from 'node:assert/strict'
import {
  all,
  answered,
  held,
  isDisabled,
  press,
  saysNot,
  shows,
  toasts,
} from '#tests/browser/specification/checks'
import { becomes } from '#tests/browser/helpers/becomes'
import {
  at,
  group,
  link,
  rule,
  sight,
  text,
  whenAnswered,
} from '#tests/browser/specification/group'
import {
  exportsMarkdown,
  leavesAsKept,
  regenerates,
  remembers,
  showsTheAnswer,
} from '#tests/browser/specification/optimizer_checks'
import type { Check } from '#tests/browser/specification/types'
import {
  brings,
  clipboard,
  ENHANCE,
  EXAMPLE,
  noClipboard,
  original,
  part,
  sharesReadOnly,
} from '#tests/browser/specification/writing'

const ENHANCED = 'AI-Enhanced Prompt'
const SORRY =
  "Sorry, I couldn't generate an improved version of your prompt right now. Please try again later."
const fails: Check = answered(ENHANCE, { status: 500, json: { message: 'Oh.' } })
const generates: Check = (page) =>
  part(page, ENHANCED).getByRole('status').getByText('Generating enhanced version...').waitFor()

const improved: Check = (page) => part(page, ENHANCED).getByText('What changed, and why').waitFor()

const waits = held(ENHANCE)

const brought = brings('/create')

export const optimizer = [
  ...group(
    'optimizer',
    { section: '2 and 4 Prompt Optimizer', where: '/create', as: 'newcomer' },
    {
      'back': link('Back to Home', '/home', 'main'),
      'another': link('Create Another Prompt', '/home', 'main'),
      'browse': link('Browse Templates', '/templates', 'main'),
      'left-height': sight('the original is editable and at least 200 px high', async (page) => {
        await original(page).waitFor()
        await becomes(() => original(page).isEditable(), true)
        assert.ok(((await original(page).boundingBox())?.height ?? 0) >= 200)
      }),
      'left-buttons': sight('Copy and Regenerate beside the original', async (page) => {
        const left = part(page, 'Original Prompt')
        await left.getByRole('button', { name: /^Copy/ }).waitFor()
        await left.getByRole('button', { name: 'Regenerate' }).waitFor()
      }),
      'regenerate-blank': rule(
        'Regenerate is disabled when the prompt is blank',
        async (page, app) => {
          await isDisabled('Regenerate')(page, app)
          await original(page).fill(' \n ')
          await isDisabled('Regenerate')(page, app)
          await original(page).fill(EXAMPLE)
          await page.getByRole('button', { name: 'Regenerate', disabled: false }).waitFor()
        }
      ),
      'empty': sight('without a prompt both sides are empty', async (page) => {
        await part(page, ENHANCED).getByText('Your improved prompt appears here.').waitFor()
        assert.equal(await original(page).inputValue(), '')
      }),
      'right-empty': sight(
        'Copy, Export and Share are disabled when there is no result',
        isDisabled('Copy the enhanced prompt', 'Export', 'Share')
      ),
    }
  ),
  ...group(
    'enhancing',
    { section: '2 and 4 Prompt Optimizer', where: brought, as: 'person' },
    {
      'on-load': at(
        brings('/create', 'Write an email about 100% wool & more?'),
        rule(
          'a prompt parameter is decoded into the left box and improved at once',
          async (page, app) => {
            await improved(page, app)
            await becomes(
              () => original(page).inputValue(),
              'Write an email about 100% wool & more?'
            )
            await part(page, ENHANCED).getByText('100% wool & more').first().waitFor()
          }
        )
      ),
      'right': sight(
        'the enhanced version is read-only, with Copy, Export and Share',
        async (page, app) => {
          await improved(page, app)
          const right = part(page, ENHANCED)
          await right.getByRole('button', { name: 'Copy the enhanced prompt' }).waitFor()
          await right.getByRole('button', { name: 'Export' }).waitFor()
          await right.getByRole('button', { name: 'Share' }).waitFor()
          assert.equal(await right.locator('textarea, input, [contenteditable]').count(), 0)
        }
      ),
      'answer': at(
        '/create',
        rule('what is shown is enhancedPrompt of the answer, with its score', showsTheAnswer)
      ),
      'regenerate': rule('Regenerate improves what the box says now', async (page, app) => {
        await improved(page, app)
        await regenerates(press('button', 'Regenerate'))(page, app)
      }),
      'regenerate-key': rule('Ctrl+Enter regenerates', async (page, app) => {
        await improved(page, app)
        await regenerates(() => original(page).press('Control+Enter'))(page, app)
      }),
      'export': rule('Export downloads what is shown', async (page, app) => {
        await improved(page, app)
        await exportsMarkdown(page)
      }),
      'kept': rule('a reload finds the prompt and its result again', async (page, app) => {
        await improved(page, app)
        await leavesAsKept(page, app)
      }),
      'see-all': rule('"See all three versions" leads to the Prompt Editor', async (page, app) => {
        await improved(page, app)
        await part(page, ENHANCED).getByRole('link', { name: 'See all three versions' }).click()
        await page.waitForURL(/\/prompt-editor\?id=/)
        await page.getByRole('tab').nth(2).waitFor()
        await becomes(() => original(page).inputValue(), EXAMPLE)
      }),
      'loading': whenAnswered(
        waits,
        sight('a spinner and "Generating enhanced version..."', async (page, app) => {
          await generates(page, app)
          await part(page, ENHANCED).getByRole('status').locator('svg.animate-spin').waitFor()
        })
      ),
      'regenerate-loading': whenAnswered(
        waits,
        sight('Regenerate is disabled while loading', all(generates, isDisabled('Regenerate')))
      ),
      'right-disabled': whenAnswered(
        waits,
        sight(
          'Copy, Export and Share are disabled while loading',
          all(generates, isDisabled('Copy the enhanced prompt', 'Export', 'Share'))
        )
      ),
      'share': rule('Share makes a read-only link', async (page, app) => {
        await improved(page, app)
        await sharesReadOnly(page, 'Share', await remembers(page, app))
      }),
      'failure-panel': whenAnswered(
        fails,
        sight('a failure shows in the panel, and the prompt is kept', async (page, app) => {
          await shows(SORRY)(page, app)
          await isDisabled('Copy the enhanced prompt', 'Export', 'Share')(page, app)
          assert.equal(await original(page).inputValue(), EXAMPLE)
        })
      ),
      'failure-retry': whenAnswered(
        fails,
        rule('the failure goes when the next try succeeds', async (page, app) => {
          await shows(SORRY)(page, app)
          await page.unroute(ENHANCE)
          await press('button', 'Try again')(page, app)
          await improved(page, app)
          await saysNot(page, SORRY)
        })
      ),
      'failure-toast': whenAnswered(
        fails,
        rule(
          'a failure says "Error" / "Failed to generate AI response. Please try again."',
          toasts('Error', 'Failed to generate AI response. Please try again.')
        )
      ),
      'nothing': whenAnswered(
        answered(ENHANCE, {
          json: { promptId: '0190a0b0-0000-7000-8000-000000000001', enhancedPrompt: '' },
        }),
        text('Unable to generate enhanced version at this time.')
      ),
      'copied-original': rule(
        'copying says "Copied!" / "Original prompt copied to clipboard"',
        async (page, app) => {
          await press('button', 'Copy the original prompt')(page, app)
          await toasts('Copied!', 'Original prompt copied to clipboard')(page, app)
          await becomes(() => clipboard(page), EXAMPLE)
        }
      ),
      'copied-enhanced': rule(
        'copying says "Copied!" / "Enhanced prompt copied to clipboard"',
        async (page, app) => {
          await improved(page, app)
          await press('button', 'Copy the enhanced prompt')(page, app)
          await toasts('Copied!', 'Enhanced prompt copied to clipboard')(page, app)
          assert.equal(await clipboard(page), await remembers(page, app))
        }
      ),
      'copy-failed': whenAnswered(
        noClipboard,
        rule(
          'a copy that fails says "Error" / "Failed to copy to clipboard"',
          async (page, app) => {
            await press('button', 'Copy the original prompt')(page, app)
            await toasts('Error', 'Failed to copy to clipboard')(page, app)
            await saysNot(page, 'Copied!')
          }
        )
      ),
    }
  ),
]
