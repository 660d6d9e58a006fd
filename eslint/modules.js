/**
 * The modules of `app/`, lowest first, and the modules that each may import from.
 * `name/domain` allows only the pure folder of that module.
 */
export const MODULES = {
  core: [],
  auth: ['core'],
  activity: ['core', 'auth'],
  billing: ['core', 'auth'],
  workspaces: ['core', 'auth', 'billing'],
  ai: ['core', 'billing'],
  prompts: ['core', 'auth', 'activity', 'billing', 'workspaces', 'ai'],
  templates: ['core', 'auth', 'activity', 'prompts/domain'],
  flows: ['core', 'auth', 'activity', 'billing', 'workspaces', 'ai', 'prompts', 'templates'],
  content: ['core', 'auth', 'templates'],
  account: [
    'core',
    'auth',
    'activity',
    'billing',
    'workspaces',
    'ai',
    'prompts',
    'templates',
    'flows',
    'content',
  ],
}

export const MODULE_NAMES = Object.keys(MODULES)

/** Packages without side effects, which `domain/` may import. */
export const PURE_PACKAGES = [
  'chardet',
  'diff',
  'docx',
  'eventsource-parser',
  'fflate',
  'bidi-js',
  'fontkit',
  'jsonrepair',
  'mdast',
  'mdast-util-from-markdown',
  'mdast-util-gfm',
  'micromark-extension-gfm',
  'minisearch',
  'pdfkit',
  'stemmer',
  'yaml',
]
