import assert from 'node:assert/strict'
import { refuse } from '#tests/browser/saved/own_data'
import { answered, has, press, shows, toasts } from '#tests/browser/specification/checks'
import { at, button, given, group, rule, text } from '#tests/browser/specification/group'
import type { Check } from '#tests/browser/specification/types'

export const settings = [
  ...group(
    'settings',
    { section: '2 Settings', where: '/settings', as: 'member' },
    {
      'profile-tab': rule('there is a tab Profile', has('tab', 'Profile')),
      'preferences-tab': rule('there is a tab Preferences', has('tab', 'Preferences')),
      'avatar': rule('avatar, name and email; the email is read-only', async (page) => {
        await page
          .locator('main')
          .getByRole('img', { name: /^Picture of / })
          .waitFor()
        const email = page.getByRole('textbox', { name: 'Email' })
        assert.equal(await email.inputValue(), 'member@hone.test')
        assert.equal(await email.isEditable(), false)
        assert.notEqual(await page.getByLabel('First name').inputValue(), '')
      }),
      'email': text('Email cannot be changed. Contact support if needed.'),
      'update': button('Update Profile'),
      'first-name': rule('the first name can be edited', has('textbox', 'First name')),
      'last-name': rule('the last name can be edited', has('textbox', 'Last name')),
      'role': rule('the role can be edited', has('textbox', 'Role')),
      'industry': rule('the industry can be edited', has('textbox', 'Industry')),
      'autosave': at(
        '/settings?tab=preferences',
        rule(
          'Preferences tells of auto-save every 10 seconds',
          shows('your draft is saved automatically every 10 seconds')
        )
      ),
      'notifications': at(
        '/settings?tab=preferences',
        rule('Preferences tells of notifications', has('heading', 'Notifications'))
      ),
      'update-failed': rule(
        'a failure says "Failed to update profile. Please try again."',
        async (page, app) => {
          await page.getByLabel('Industry').fill('Baking')
          await page.route('**/api/profile', refuse(503))
          await press('button', 'Update Profile')(page, app)
          await toasts('Error', 'Failed to update profile. Please try again.')(page, app)
        }
      ),
    }
  ),
  ...group(
    'own-settings',
    { section: '2 Settings', where: '/settings', as: 'newcomer' },
    {
      saves: rule('Update Profile saves, and says "Profile Updated"', async (page, app) => {
        await page.getByLabel('First name').fill('Grace')
        await page.getByLabel('Industry').fill('Baking')
        await press('button', 'Update Profile')(page, app)
        await shows('Profile Updated')(page, app)
        await page.reload()
        await page.getByLabel('Industry').waitFor()
        assert.equal(await page.getByLabel('First name').inputValue(), 'Grace')
        assert.equal(await page.getByLabel('Industry').inputValue(), 'Baking')
      }),
      theme: at(
        '/settings?tab=preferences',
        rule('the theme can be chosen', async (page) => {
          const theme = page.locator('html[data-theme="dark"]')
          assert.equal(await theme.count(), 0)
          await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
          await theme.waitFor()
        })
      ),
    }
  ),
  ...group(
    'user',
    { section: '3 User', where: '/profile', as: 'newcomer' },
    {
      'role': text('Knowledge Worker'),
      'industry': text('Not specified'),
      'display-name': rule(
        'the display name is first plus last name',
        has('heading', 'Ada Lovelace')
      ),
      'display-email': given(
        person({ firstName: null, lastName: null }),
        rule('without a name, the email is the display name', has('heading', 'ada@hone.test'))
      ),
      'avatar': rule('without a picture, the avatar is made from the first name', avatarSays('A')),
      'avatar-email': given(
        person({ firstName: null, lastName: null, email: 'zoe@hone.test' }),
        rule('without a picture and a name, the avatar is made from the email', avatarSays('Z'))
      ),
    }
  ),
]

/** The server says this of whoever is here. */
function person(change: object): Check {
  const json = {
    id: '0190a0b0-0000-7000-8000-000000000001',
    email: 'ada@hone.test',
    firstName: 'Ada',
    lastName: 'Lovelace',
    profileImageUrl: null,
    role: null,
    industry: null,
    preferences: {},
    ...change,
  }
  return answered('**/api/auth/user', { json })
}

function avatarSays(letter: string): Check {
  return async (page) => {
    const picture = page.locator('main').getByRole('img', { name: /^Picture of / })
    await picture.waitFor()
    assert.equal((await picture.innerText()).toUpperCase(), letter)
  }
}
