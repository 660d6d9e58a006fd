import { has } from '#tests/browser/specification/checks'
import { button, group, rule, text } from '#tests/browser/specification/group'

export const settings = [
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
