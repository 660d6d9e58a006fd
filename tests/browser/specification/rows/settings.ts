import assert from 'node:assert/strict'
import { becomes } from '#tests/browser/helpers/becomes'
import { answered, has, shows } from '#tests/browser/specification/checks'
import { at, group, rule, sight, whenAnswered } from '#tests/browser/specification/group'
import {
  failsToUpdate,
  isMemberSince,
  opensTabs,
  profileFigures,
  remembersTheme,
  showsWhoIsThere,
  updatesProfile,
} from '#tests/browser/specification/settings_checks'
import type { Check } from '#tests/browser/specification/types'

export const settings = [
  ...group(
    'settings',
    { section: '2 Settings', where: '/settings', as: 'person' },
    {
      tabs: rule('Profile is open at first; each tab shows its own content', opensTabs),
      avatar: sight(
        'avatar, name and email are those of the API; the email is read-only',
        showsWhoIsThere
      ),
      email: sight('the email says why it cannot be changed', async (page) => {
        const email = page.getByRole('textbox', { name: 'Email' })
        await email.waitFor()
        const described = await email.getAttribute('aria-describedby')
        const note = page.locator(`[id="${described?.split(' ')[0]}"]`)
        assert.equal(await note.innerText(), 'Email cannot be changed. Contact support if needed.')
      }),
      autosave: at(
        '/settings?tab=preferences',
        sight('Preferences tells of auto-save every 10 seconds', async (page) => {
          const note = page
            .locator('section')
            .filter({ has: page.getByRole('heading', { name: 'Auto-save' }) })
          await note
            .last()
            .getByText('your draft is saved automatically every 10 seconds')
            .waitFor()
        })
      ),
      notifications: at(
        '/settings?tab=preferences',
        sight('Preferences tells of notifications', async (page, app) => {
          await has('heading', 'Notifications')(page, app)
          await shows('Hone shows notifications in the app only. It sends no email.')(page, app)
        })
      ),
    }
  ),
  ...group(
    'own-settings',
    { section: '2 Settings', where: '/settings', as: 'newcomer' },
    {
      'update-failed': rule(
        'a failure says "Failed to update profile. Please try again.", and nothing before the answer',
        failsToUpdate
      ),
      'saves': rule(
        'Update Profile saves all four fields, and says "Profile Updated"',
        updatesProfile
      ),
      'theme': at(
        '/settings?tab=preferences',
        rule('the theme can be chosen, and stays', remembersTheme)
      ),
    }
  ),
  ...group(
    'profile',
    { section: '3 User', where: '/profile', as: 'newcomer' },
    {
      since: sight('"Member since" is the day on which the person came', isMemberSince),
      figures: rule('the figures are counted from what the person has', profileFigures),
    }
  ),
  ...group(
    'user',
    { section: '3 User', where: '/profile', as: 'newcomer' },
    {
      'role': sight(
        'the role has the default label "Knowledge Worker"',
        isCalled('Role', 'Knowledge Worker')
      ),
      'industry': sight(
        'the industry has the default label "Not specified"',
        isCalled('Industry', 'Not specified')
      ),
      'role-given': whenAnswered(
        person({ role: 'Baker', industry: 'Bread' }),
        sight('a role and an industry that are given are shown', async (page, app) => {
          await isCalled('Role', 'Baker')(page, app)
          await isCalled('Industry', 'Bread')(page, app)
        })
      ),
      'display-name': sight(
        'the display name is first plus last name',
        has('heading', 'Ada Lovelace')
      ),
      'display-email': whenAnswered(
        person({ firstName: null, lastName: null }),
        sight('without a name, the email is the display name', has('heading', 'ada@hone.test'))
      ),
      'picture': whenAnswered(
        person({ profileImageUrl: '/logo.svg' }),
        sight('a picture that the provider sends is shown', async (page) => {
          const picture = page.locator('main').getByRole('img', { name: 'Picture of Ada Lovelace' })
          assert.equal(await picture.getAttribute('src'), '/logo.svg')
        })
      ),
      'avatar': sight('without a picture, the avatar is made from the first name', avatarSays('A')),
      'avatar-email': whenAnswered(
        person({ firstName: null, lastName: null, email: 'zoe@hone.test' }),
        sight('without a picture and a name, the avatar is made from the email', avatarSays('Z'))
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
    await becomes(async () => (await picture.innerText()).toUpperCase(), letter)
  }
}

/** A fact of the profile has this value. */
function isCalled(name: string, value: string): Check {
  return async (page) => {
    const fact = page
      .locator('main dl > div')
      .filter({ has: page.locator('dt', { hasText: name }) })
    await fact.waitFor()
    await becomes(() => fact.locator('dd').innerText(), value)
  }
}
