import { awaiting } from '#tests/browser/specification/group'

const until = 'screens'

export const accountLater = [
  ...awaiting(
    'activity-later',
    { until, section: '2 Recent Activity', where: '/recent-activity' },
    {
      'groups': ['rule', 'Today, Yesterday, This Week, Older; empty groups hidden'],
      'this-week': ['rule', 'This Week means within the last 7 days'],
      'entry': ['rule', 'icon, title, category and type badge, description, relative time'],
      'score': ['text', 'an optional badge "Score: N/100"'],
      'original': ['rule', 'the original prompt, clamped to two lines'],
      'template-name': ['rule', 'the template name where there is one'],
      'view': ['text', '"View in editor" on refined prompts alone'],
      'copy': ['text', '"Copy content"'],
      'more': ['text', '"More options"'],
      'category-filter': ['rule', 'all, marketing, content, sales, productivity, support'],
      'type-filter': ['rule', 'all, prompt_refined, template_used, prompt_exported, prompt_copied'],
      'search': ['rule', 'the search matches title or description, whatever the case'],
      'together': ['rule', 'category, type and search apply together'],
      'empty': ['text', '"No activities found" with "Start Creating Prompts" to /home'],
      'empty-hint': ['text', '"Start using the prompt editor to see your activity history here."'],
      'no-match': [
        'text',
        `'No activities match "{search}". Try adjusting your search or filters.'`,
      ],
      'minutes': ['rule', '"N minutes ago" under one hour'],
      'hours': ['rule', '"N hours ago" under 24 hours'],
      'days': ['rule', '"N days ago" otherwise'],
      'real': ['rule', 'the list is the real history'],
    }
  ),
  ...awaiting(
    'settings-later',
    { until, section: '2 Settings', where: '/settings' },
    {
      'avatar': ['rule', 'avatar, name and email; the email is read-only'],
      'autosave': ['text', 'Preferences tells of auto-save every 10 seconds'],
      'theme': ['rule', 'the theme can be chosen'],
      'updated': ['text', '"Profile Updated"'],
      'update-failed': ['text', '"Failed to update profile. Please try again."'],
      'saves': ['rule', 'Update Profile saves'],
    }
  ),
  ...awaiting(
    'user',
    { until, section: '3 User', where: '/profile' },
    {
      'avatar': ['rule', 'without a picture, the avatar is generated from first name or email'],
      'display-name': ['rule', 'first plus last name, else the email'],
      'role': ['text', 'the role reads "Knowledge Worker" where there is none'],
      'industry': ['text', 'the industry reads "Not specified" where there is none'],
    }
  ),
  ...awaiting(
    'autosave',
    { until, section: '9 Constants', where: '/create' },
    {
      interval: ['rule', 'a draft is saved every 10 seconds'],
    }
  ),
]
