import { all, linksTo, shows } from '#tests/browser/specification/checks'
import { group, link, rule, text } from '#tests/browser/specification/group'

export const publicPages = [
  ...group(
    'landing',
    { section: '2 Landing page', where: '/', as: 'visitor' },
    {
      'logo': rule('the logo leads to /', async (page) => {
        await page.locator('header a[href="/"]').first().waitFor()
      }),
      'nav-product': link('Product', '/#features'),
      'nav-about': link('About Us', '/#about'),
      'nav-pricing': rule('Pricing leads to the anchor #pricing', async (page) => {
        await page.locator('header a[href$="#pricing"]').first().waitFor({ state: 'attached' })
      }),
      'sign-in': link('Sign In', '/signup'),
      'get-started': link('Get Started', '/signup'),
      'get-now': text('Get Now'),
      'view-pricing': text('View Pricing'),
      'demo': rule('the demo compares a basic prompt with an enhanced one', async (page, app) => {
        await page.locator('#demo').first().waitFor()
        await all(shows('Basic prompt'), shows('Enhanced prompt'))(page, app)
      }),
      'try-example': text('Try This Example Now'),
      'features': rule('#features has three benefit cards', async (page) => {
        await page.locator('#features').first().waitFor()
      }),
      'step-choose': text('Choose Template'),
      'step-build': text('Build Workflow'),
      'step-output': text('Generated Output'),
      'pricing-toggle': rule('pricing can be Monthly or Annual', async (page, app) => {
        await page.locator('#pricing').first().waitFor()
        await all(shows('Monthly'), shows('Annual'))(page, app)
      }),
      'pricing-monthly': text('$29.99'),
      'pricing-annual': rule('Annual shows $20.99 with the badge "30% OFF"', async (page, app) => {
        await page.locator('#pricing').getByText('Annual').first().click()
        await all(shows('$20.99'), shows('30% OFF'))(page, app)
      }),
      'guarantee': text('3-day money-back guarantee'),
      'get-started-now': link('Get Started Now', '/api/login'),
      'footer-product': rule('the footer has a Product column', inFooter('Product')),
      'footer-resources': rule('the footer has a Resources column', inFooter('Resources')),
      'footer-company': rule('the footer has a Company column', inFooter('Company')),
    }
  ),
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

function inFooter(heading: string) {
  return async (page: Parameters<ReturnType<typeof shows>>[0]) => {
    await page.locator('footer').getByText(heading, { exact: true }).first().waitFor()
  }
}

async function backHome(...[page, app]: Parameters<ReturnType<typeof shows>>) {
  await linksTo('Back to the home page', '/')(page, app)
}
