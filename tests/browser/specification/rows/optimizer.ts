import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import {
  all,
  answered,
  held,
  isDisabled,
  press,
  shows,
  toasts,
} from '#tests/browser/specification/checks'
import { at, given, group, link, rule, text } from '#tests/browser/specification/group'
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
const GREETINGS = [
  ['04:59', 'Working late'],
  ['05:00', 'Good morning'],
  ['11:59', 'Good morning'],
  ['12:00', 'Good afternoon'],
  ['16:59', 'Good afternoon'],
  ['17:00', 'Good evening'],
  ['21:59', 'Good evening'],
  ['22:00', 'Working late'],
]
const MINUTE = 60_000

const moment = (time: string) => new Date(`2026-05-11T${time}:00`)
const clockAt =
  (time: string): Check =>
  (page) =>
    page.clock.install({ time: moment(time) })

const fails = answered(ENHANCE, { status: 500, json: { message: 'Oh.' } })
const generates = shows('Generating enhanced version...')

const improved: Check = (page) => part(page, ENHANCED).getByText('What changed, and why').waitFor()

const brought = brings('/create')

async function greetsByHours(page: Page): Promise<void> {
  for (const [time, greeting] of GREETINGS) {
    await page.clock.setFixedTime(moment(time))
    await page.clock.runFor(MINUTE)
    await page.getByText(greeting).waitFor()
  }
}

/** Time stands still while the text is written, so that only the ten seconds can save it. */
async function savesEachTen(page: Page): Promise<void> {
  await page.goto(brought)
  await page.waitForURL(/\?id=/)
  await page.clock.pauseAt(moment('09:30'))
  const saved: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && saved.push(request.url()))
  for (const words of ['for teachers', 'for parents']) {
    await original(page).fill(`${EXAMPLE} ${words}`)
    await page.clock.runFor(9_900)
    await page.evaluate(() => fetch('/api/auth/user').then(({ status }) => status))
    assert.deepEqual(saved, [])
    const saving = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await page.clock.runFor(200)
    assert.match((await saving).url(), /\/draft$/)
    saved.length = 0
  }
}

export const optimizer = [
  ...group(
    'optimizer',
    { section: '2 and 4 Prompt Optimizer', where: '/create', as: 'member' },
    {
      'back': link('Back to Home', '/home'),
      'another': link('Create Another Prompt', '/home'),
      'left-height': rule('the original is editable and at least 200 px high', async (page) => {
        await original(page).waitFor()
        assert.ok(await original(page).isEditable())
        assert.ok(((await original(page).boundingBox())?.height ?? 0) >= 200)
      }),
      'left-buttons': rule('Copy and Regenerate beside the original', async (page) => {
        const left = part(page, 'Original Prompt')
        await left.getByRole('button', { name: /^Copy/ }).waitFor()
        await left.getByRole('button', { name: 'Regenerate' }).waitFor()
      }),
      'regenerate-blank': rule(
        'Regenerate is disabled when the prompt is blank',
        isDisabled('Regenerate')
      ),
      'right-empty': rule(
        'Copy, Export and Share are disabled when there is no result',
        isDisabled('Copy the enhanced prompt', 'Export', 'Share')
      ),
      'greeting-hours': given(
        clockAt('03:00'),
        rule(
          '5 to 12 morning, 12 to 17 afternoon, 17 to 22 evening, else "Working late"',
          greetsByHours
        )
      ),
      'greeting-refresh': given(
        clockAt('11:59'),
        rule('the greeting refreshes every 60 seconds', async (page) => {
          await page.getByText('Good morning').waitFor()
          await page.clock.runFor(MINUTE)
          await page.getByText('Good afternoon').waitFor()
        })
      ),
    }
  ),
  ...group(
    'enhancing',
    { section: '2 and 4 Prompt Optimizer', where: brought, as: 'member' },
    {
      'on-load': at(
        brings('/create', 'Write an email about 100% wool & more?'),
        rule(
          'a prompt parameter is decoded into the left box and improved at once',
          async (page, app) => {
            await improved(page, app)
            assert.equal(
              await original(page).inputValue(),
              'Write an email about 100% wool & more?'
            )
            await part(page, ENHANCED).getByText('100% wool & more').first().waitFor()
          }
        )
      ),
      'right': rule(
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
      'loading': given(
        held(ENHANCE),
        rule('a spinner and "Generating enhanced version..."', async (page, app) => {
          await generates(page, app)
          await part(page, ENHANCED).getByRole('status').locator('svg.animate-spin').waitFor()
        })
      ),
      'regenerate-loading': given(
        held(ENHANCE),
        rule('Regenerate is disabled while loading', all(generates, isDisabled('Regenerate')))
      ),
      'right-disabled': given(
        held(ENHANCE),
        rule(
          'Copy, Export and Share are disabled while loading',
          all(generates, isDisabled('Copy the enhanced prompt', 'Export', 'Share'))
        )
      ),
      'share': rule('Share makes a read-only link', async (page, app) => {
        await improved(page, app)
        await sharesReadOnly(page, 'Share')
      }),
      'failure-panel': given(
        fails,
        text(
          "Sorry, I couldn't generate an improved version of your prompt right now. Please try again later."
        )
      ),
      'failure-toast': given(
        fails,
        rule(
          'a failure says "Error" / "Failed to generate AI response. Please try again."',
          toasts('Error', 'Failed to generate AI response. Please try again.')
        )
      ),
      'nothing': given(
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
          assert.equal(await clipboard(page), EXAMPLE)
        }
      ),
      'copied-enhanced': rule(
        'copying says "Copied!" / "Enhanced prompt copied to clipboard"',
        async (page, app) => {
          await improved(page, app)
          await press('button', 'Copy the enhanced prompt')(page, app)
          await toasts('Copied!', 'Enhanced prompt copied to clipboard')(page, app)
          assert.match(await clipboard(page), /^Write an email about our new product/)
        }
      ),
      'copy-failed': given(
        noClipboard,
        rule(
          'a copy that fails says "Error" / "Failed to copy to clipboard"',
          async (page, app) => {
            await press('button', 'Copy the original prompt')(page, app)
            await toasts('Error', 'Failed to copy to clipboard')(page, app)
          }
        )
      ),
    }
  ),
  ...group(
    'autosave',
    { section: '9 Constants', where: '/create', as: 'member' },
    {
      interval: given(clockAt('09:00'), rule('a draft is saved every 10 seconds', savesEachTen)),
    }
  ),
]
