/** What is said of a session: by its owner's settings, and on the administrator's desk. */
export const sessionsTexts = {
  current: 'This device',
  device: '{{browser}} on {{system}}',
  unknown: 'Unknown device',
  lastUsed: 'Last used {{when}}',
  created: 'Signed in {{when}}',
  address: 'From {{address}}',
} as const
