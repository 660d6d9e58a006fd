import { has } from '#tests/browser/specification/checks'
import { button, group, link, rule, text } from '#tests/browser/specification/group'

export const workspace = [
  ...group(
    'sidebar',
    { section: '2 Sidebar', where: '/home', as: 'member' },
    {
      'create': link('Create', '/home'),
      'saved': link('Saved', '/saved'),
      'profile': link('Profile', '/profile'),
      'components': link('Components', '/components'),
      'settings': link('Settings', '/settings'),
      'sign-out': link('Sign Out', '/api/logout'),
      'active': rule('the active route is highlighted', async (page) => {
        await page.locator('nav [aria-current="page"]').first().waitFor()
      }),
    }
  ),
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
        await page.getByRole('textbox').first().fill('Write an email about our new product')
        await has('button', 'Improve My Prompt', { disabled: false })(page, app)
      }),
      'email-campaign': text('Email Campaign'),
      'template-link': rule('a card opens the editor with its template', async (page) => {
        await page.locator('a[href="/prompt-editor?template=email-campaign"]').first().waitFor()
      }),
    }
  ),
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
  ...group(
    'editor',
    { section: '2 Prompt Editor', where: '/prompt-editor', as: 'member' },
    {
      'back': link('Back to Home', '/home'),
      'unknown-template': text('Template not found', '/prompt-editor?template=no-such-template'),
      'reanalyze-empty': rule(
        'Re-analyze is disabled when the prompt is empty',
        has('button', 'Re-analyze', { disabled: true })
      ),
      'template-analysed': text('Refinement Controls', '/prompt-editor?template=email-campaign'),
      'template-original': text('Original Prompt', '/prompt-editor?template=blog-outline'),
      'template-analysis': text('Analysis', '/prompt-editor?template=sales-sequence'),
    }
  ),
  ...group(
    'activity',
    { section: '2 Recent Activity', where: '/recent-activity', as: 'member' },
    {
      title: text('Recent Activity'),
      search: rule('the search box says "Search activities..."', async (page) => {
        await page.getByPlaceholder('Search activities...').waitFor()
      }),
    }
  ),
  ...group(
    'settings',
    { section: '2 Settings', where: '/settings', as: 'member' },
    {
      'profile-tab': rule('there is a tab Profile', has('tab', 'Profile')),
      'preferences-tab': rule('there is a tab Preferences', has('tab', 'Preferences')),
      'email': text('Email cannot be changed. Contact support if needed.'),
      'update': button('Update Profile'),
      'first-name': rule('the first name can be edited', has('textbox', 'First name')),
      'last-name': rule('the last name can be edited', has('textbox', 'Last name')),
      'role': rule('the role can be edited', has('textbox', 'Role')),
      'industry': rule('the industry can be edited', has('textbox', 'Industry')),
    }
  ),
]
