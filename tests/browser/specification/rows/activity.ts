import assert from 'node:assert/strict'
import { becomes } from '#tests/browser/helpers/becomes'
import { clipboard } from '#tests/browser/create/writer'
import { saysNot, shows, toasts } from '#tests/browser/specification/checks'
import {
  at,
  given,
  group,
  link,
  rule,
  sight,
  text,
  textIn,
  whenAnswered,
} from '#tests/browser/specification/group'
import {
  aged,
  DAY,
  entry,
  finds,
  groupsAre,
  history,
  HOUR,
  LONG,
  MINUTE,
  NOON,
  offers,
  threeHappenings,
  times,
} from '#tests/browser/specification/history_checks'
import {
  actsFromTheMenu,
  clearsFilters,
  listsTheApi,
  narrowsByHand,
  opensInEditor,
  recordsWhatIsDone,
  someHistory,
} from '#tests/browser/specification/real_history'
import { noClipboard } from '#tests/browser/specification/writing'

const where = '/recent-activity'

export const activity = [
  ...group(
    'activity',
    { section: '2 Recent Activity', where, as: 'person' },
    {
      'title': textIn('heading', 'Recent Activity'),
      'search-box': sight('the search box says "Search activities..."', async (page) => {
        const box = page.getByRole('searchbox', { name: 'Search activities' })
        await box.waitFor()
        await becomes(() => box.getAttribute('placeholder'), 'Search activities...')
        assert.equal(await box.inputValue(), '')
        for (const filter of ['Category', 'Type']) {
          assert.equal(await page.getByLabel(filter, { exact: true }).inputValue(), 'all')
        }
      }),
      'category-filter': sight(
        'all, marketing, content, sales, productivity, support',
        offers('Category', [
          'All categories',
          'Marketing',
          'Content',
          'Sales',
          'Productivity',
          'Support',
        ])
      ),
      'type-filter': sight(
        'all, prompt_refined, template_used, prompt_exported, prompt_copied',
        offers('Type', [
          'All types',
          'Prompt refined',
          'Template used',
          'Prompt exported',
          'Prompt copied',
        ])
      ),
    }
  ),
  ...group(
    'activity',
    { section: '2 Recent Activity', where, as: 'person', moment: NOON },
    {
      'groups': whenAnswered(
        aged(0, DAY, 4 * DAY, 30 * DAY),
        sight(
          'Today, Yesterday, This Week, Older',
          groupsAre('Today', 'Yesterday', 'This Week', 'Older')
        )
      ),
      'empty-groups': whenAnswered(
        aged(0, 30 * DAY),
        sight('empty groups are hidden', groupsAre('Today', 'Older'))
      ),
      'this-week': whenAnswered(
        aged(7 * DAY, 8 * DAY),
        sight('This Week means within the last 7 days', async (page, app) => {
          await groupsAre('This Week', 'Older')(page, app)
          const week = page.getByRole('region', { name: 'This Week' })
          assert.deepEqual(await week.locator('time').allTextContents(), ['7 days ago'])
        })
      ),
      'minutes': whenAnswered(
        aged(2 * MINUTE, 59 * MINUTE),
        sight('"N minutes ago" under one hour', times('2 minutes ago', '59 minutes ago'))
      ),
      'hours': whenAnswered(
        aged(HOUR, 2 * HOUR, DAY - MINUTE),
        sight('"N hours ago" under 24 hours', times('1 hour ago', '2 hours ago', '23 hours ago'))
      ),
      'days': whenAnswered(
        aged(DAY, 40 * DAY),
        sight('"N days ago" otherwise', times('1 day ago', '40 days ago'))
      ),
      'entry': whenAnswered(
        history(entry('Launch email')),
        sight('icon, title, category and type badge, description, relative time', async (page) => {
          const shown = page.getByRole('listitem').filter({ hasText: 'Launch email' })
          await shown.locator('svg').first().waitFor()
          for (const line of ['Marketing', 'Prompt refined', 'Improved a prompt.', 'just now']) {
            await shown.getByText(line, { exact: true }).waitFor()
          }
        })
      ),
      'score': whenAnswered(
        history(entry('Scored'), entry('Not scored', { qualityScore: null })),
        sight('an optional badge "Score: N/100"', async (page) => {
          await page.getByText('Score: 92/100').waitFor()
          await becomes(() => page.getByText(/^Score: /).count(), 1)
        })
      ),
      'original': whenAnswered(
        history(entry('Long', { originalPrompt: LONG }), entry('None', { originalPrompt: null })),
        sight('the original prompt if present, clamped to two lines', async (page) => {
          const quote = page.locator('blockquote')
          await quote.filter({ hasText: 'Write an email about our new product' }).waitFor()
          await becomes(() => quote.count(), 1)
          const { height, line } = await quote.evaluate((element) => ({
            height: element.clientHeight,
            line: Number.parseFloat(getComputedStyle(element).lineHeight),
          }))
          assert.equal(Math.round(height / line), 2)
        })
      ),
      'template-name': whenAnswered(
        history(entry('Used', { type: 'template_used', templateName: 'Email Campaign' })),
        text('Template: Email Campaign')
      ),
      'view': whenAnswered(
        history(entry('Refined'), entry('Copied', { type: 'prompt_copied' })),
        sight('"View in editor" on refined prompts alone', async (page) => {
          await page.getByRole('link', { name: 'View in editor' }).waitFor()
          await becomes(() => page.getByRole('link', { name: 'View in editor' }).count(), 1)
        })
      ),
      'copy': whenAnswered(
        history(entry('Refined')),
        rule('"Copy content" copies', async (page, app) => {
          await page.getByRole('button', { name: 'Copy content' }).click()
          await toasts('Copied!', 'The text of this entry is on your clipboard.')(page, app)
          await becomes(() => clipboard(page), 'You are a copywriter. Write an email.')
        })
      ),
      'copy-failed': whenAnswered(
        async (page, app) => {
          await history(entry('Refined'))(page, app)
          await noClipboard(page, app)
        },
        rule(
          'a copy that fails says "Error" / "Failed to copy to clipboard"',
          async (page, app) => {
            await page.getByRole('button', { name: 'Copy content' }).click()
            await toasts('Error', 'Failed to copy to clipboard')(page, app)
          }
        )
      ),
    }
  ),
  ...group(
    'history',
    { section: '2 Recent Activity', where, as: 'newcomer' },
    {
      'empty': textIn('heading', 'No activities found'),
      'empty-link': link('Start Creating Prompts', '/home', 'main'),
      'empty-hint': text('Start using the prompt editor to see your activity history here.'),
      'no-match': given(
        someHistory,
        rule(
          `'No activities match "{search}". Try adjusting your search or filters.'`,
          async (page, app) => {
            await page.getByPlaceholder('Search activities...').fill('zebra')
            await shows('No activities match "zebra". Try adjusting your search or filters.')(
              page,
              app
            )
            await saysNot(page, 'Start using the prompt editor to see your activity history here.')
            await clearsFilters(page, app)
          }
        )
      ),
      'search': at(
        `${where}?search=LAUNCH+email`,
        given(
          threeHappenings,
          rule(
            'the search matches title or description, whatever the case',
            finds('Write a launch email', 'Write a launch email')
          )
        )
      ),
      'description': at(
        `${where}?search=COPIED`,
        given(
          threeHappenings,
          rule(
            'the search finds what only a description says',
            finds('Write the agenda of a meeting', 'Write a launch email')
          )
        )
      ),
      'together': at(
        `${where}?search=write&category=marketing&type=prompt_copied`,
        given(
          threeHappenings,
          rule('category, type and search apply together', finds('Write a launch email'))
        )
      ),
      'real': given(someHistory, sight('the list is that of the API', listsTheApi)),
      'by-hand': given(
        someHistory,
        rule('both filters and the box narrow the list, and the address keeps them', narrowsByHand)
      ),
      'view': given(
        someHistory,
        rule('"View in editor" opens the prompt of the entry', opensInEditor)
      ),
      'more': given(someHistory, rule('"More options" has a menu that acts', actsFromTheMenu)),
      'recorded': at(
        '/prompt-editor?template=blog-outline',
        rule('what is done to a prompt appears in the history', recordsWhatIsDone)
      ),
    }
  ),
]
