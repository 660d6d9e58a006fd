import { linksTo } from '#tests/browser/specification/checks'
import { group, link, rule, text } from '#tests/browser/specification/group'
import type { Check } from '#tests/browser/specification/types'

const backHome: Check = linksTo('Back to the home page', '/')

export const signUp = [
  ...group(
    'sign-up',
    { section: '2 Sign-up', where: '/signup', as: 'visitor' },
    {
      'title': text('Create Your Account'),
      'continue': rule('Continue goes to /api/login', async (page) => {
        await page.locator('a[href^="/api/login"]').first().waitFor()
      }),
      'terms': link('Terms', '/terms'),
      'privacy': link('Privacy', '/privacy'),
      'auth-failed': text('Authentication failed. Please try again.', '/signup?error=auth_failed'),
      'login-failed': text('Login failed. Please try again.', '/signup?error=login_failed'),
    }
  ),
  ...group(
    'legal',
    { section: '2 Terms and Privacy', where: '/terms', as: 'visitor' },
    {
      'terms-date': text('Last updated'),
      'terms-back': rule('Terms links back to /', backHome),
      'privacy-date': text('Last updated', '/privacy'),
      'privacy-back': rule('Privacy links back to /', backHome, '/privacy'),
    }
  ),
]
