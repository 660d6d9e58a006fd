/**
 * The rooms of `app/`, from the ground up, and what each one stands on. `name/domain`
 * opens only the pure folder of that room.
 */
export const ROOMS = {
  core: [],
  auth: ['core'],
  activity: ['core', 'auth'],
  billing: ['core', 'auth'],
  ai: ['core', 'billing'],
  prompts: ['core', 'auth', 'activity', 'billing', 'ai'],
  templates: ['core', 'auth', 'activity', 'prompts/domain'],
  flows: ['core', 'auth', 'activity', 'billing', 'ai', 'prompts', 'templates'],
  content: ['core', 'auth', 'templates'],
  account: [
    'core',
    'auth',
    'activity',
    'billing',
    'ai',
    'prompts',
    'templates',
    'flows',
    'content',
  ],
}

export const ROOM_NAMES = Object.keys(ROOMS)

/** Packages that compute and touch nothing: lawful in `domain/`. */
export const PURE_PACKAGES = [
  'diff',
  'docx',
  'fflate',
  'fontkit',
  'jsonrepair',
  'pdfkit',
  'stemmer',
]
