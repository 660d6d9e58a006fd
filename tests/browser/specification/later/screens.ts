import { awaiting } from '#tests/browser/specification/group'

const until = 'screens'

/** Built, or being built; the walk through each waits for its check. */
export const screensLater = [
  ...awaiting(
    'auth-state',
    { until, section: '4 States', where: '/home' },
    {
      'loading': [
        'text',
        'while sign-in is being looked up, a "Loading..." spinner replaces guarded routes',
      ],
      'authenticated': ['rule', 'authenticated means that user data is present'],
      'landing-loading': ['rule', 'on public pages the loading state shows in the header'],
    }
  ),
  ...awaiting(
    'optimizer-later',
    { until, section: '2 and 4 Prompt Optimizer', where: '/create' },
    {
      'on-load': ['rule', 'a prompt parameter is decoded into the left box and improved at once'],
      'left-height': ['rule', 'the original is editable and at least 200 px high'],
      'left-buttons': ['text', 'Copy and Regenerate beside the original'],
      'right': ['text', 'the enhanced version is read-only, with Copy, Export and Share'],
      'loading': ['text', 'a spinner and "Generating enhanced version..."'],
      'regenerate-loading': ['rule', 'Regenerate is disabled while loading'],
      'right-disabled': ['rule', 'Copy, Export and Share are disabled while loading'],
      'greeting-hours': [
        'rule',
        '5 to 12 morning, 12 to 17 afternoon, 17 to 22 evening, else "Working late"',
      ],
      'greeting-refresh': ['rule', 'the greeting refreshes every 60 seconds'],
      'share': ['rule', 'Share makes a read-only link'],
      'failure-panel': [
        'text',
        `"Sorry, I couldn't generate an improved version of your prompt right now. Please try again later."`,
      ],
      'failure-toast': ['text', '"Error" / "Failed to generate AI response. Please try again."'],
      'nothing': ['text', '"Unable to generate enhanced version at this time."'],
      'copied-original': ['text', '"Copied!" / "Original prompt copied to clipboard"'],
      'copied-enhanced': ['text', '"Copied!" / "Enhanced prompt copied to clipboard"'],
      'copy-failed': ['text', '"Error" / "Failed to copy to clipboard"'],
    }
  ),
  ...awaiting(
    'toast',
    { until, section: '9 Constants', where: '/components' },
    {
      'one': ['rule', 'one toast at a time'],
      'duration': ['rule', 'a toast shows for 5000 ms'],
      'swipe': ['rule', 'a toast is swiped right, from 50 px on'],
      'removal': ['rule', 'a dismissed toast leaves the state after 1,000,000 ms'],
      'hotkey': ['rule', 'F8 reaches the toasts'],
      'tooltip-delay': ['rule', 'a tooltip opens after 700 ms'],
      'tooltip-skip': ['rule', 'the next tooltip opens at once within 300 ms'],
    }
  ),
  ...awaiting(
    'loader',
    { until, section: '7 and 8 Loading data', where: '/home' },
    {
      'credentials': ['rule', 'all calls include credentials'],
      'json': ['rule', 'a JSON content type is sent when there is a body'],
      'generic': ['rule', 'the loader asks GET on the query key joined with slashes'],
      'defaults': ['rule', 'no retries, no refetch on focus, no polling, never stale'],
      'user-cache': ['rule', 'the user is cached for 300000 ms and not retried'],
      'error-message': [
        'rule',
        'an error says status, colon, space, then body text or status text',
      ],
      'empty': ['rule', 'the loader treats 401 and 500 as an empty result'],
    }
  ),
]
