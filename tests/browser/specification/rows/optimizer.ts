import { has } from '#tests/browser/specification/checks'
import { group, link, rule } from '#tests/browser/specification/group'

export const optimizer = [
  ...group(
    'optimizer',
    { section: '2 Prompt Optimizer', where: '/create', as: 'member' },
    {
      'back': link('Back to Home', '/home'),
      'another': link('Create Another Prompt', '/home'),
      'regenerate-blank': rule(
        'Regenerate is disabled when the prompt is blank',
        has('button', 'Regenerate', { disabled: true })
      ),
      'export-empty': rule(
        'Export is disabled when there is no result',
        has('button', 'Export', { disabled: true })
      ),
      'share-empty': rule(
        'Share is disabled when there is no result',
        has('button', 'Share', { disabled: true })
      ),
      'greeting': rule('the page greets by the time of day', async (page) => {
        const greeting = /Good morning|Good afternoon|Good evening|Working late/
        await page.getByText(greeting).first().waitFor()
      }),
    }
  ),
]
