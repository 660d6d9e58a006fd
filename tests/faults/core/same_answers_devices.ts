import type { Step } from '#tests/faults/core/same_answers_step'

const CLIENT = { client_id: 'hone-cli' }
const GRANT = { grant_type: 'urn:ietf:params:oauth:grant-type:device_code' }
const POLL: Step = {
  key: 'POST /oauth/token',
  body: { ...CLIENT, ...GRANT, device_code: '{deviceCode}' },
  isOpen: true,
}

/** A terminal signs in, too fast, and once. */
export const deviceSteps: Step[] = [
  { key: 'POST /oauth/device/code', body: { client_id: 'another' }, isOpen: true },
  {
    key: 'POST /oauth/device/code',
    body: { ...CLIENT, scope: 'read admin', device_name: 'Älter 字' },
    keep: { deviceCode: 'device_code', userCode: 'user_code' },
    isOpen: true,
    isShape: true,
  },
  POLL,
  POLL,
  { key: 'POST /api/device-lookups', body: { userCode: '{userCode}' } },
  { key: 'POST /api/device-lookups', body: { userCode: 'BCDF-GHJA' } },
  { key: 'POST /api/device-decisions', body: { userCode: '{userCode}', decision: 'approved' } },
  { key: 'POST /api/device-decisions', body: { userCode: '{userCode}', decision: 'denied' } },
  { key: 'POST /api/device-lookups', body: { userCode: '{userCode}' } },
  POLL,
  POLL,
]
