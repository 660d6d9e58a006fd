import type { Document, Fields, Shape } from '#cli/services/documents/document'

const only = (shape: Shape): Document[] => [{ shape }]
const line = (when: string, shape: Fields): Document => ({ when, shape, isLine: true })

const RUN_ERROR: Fields = { 'code': 'string', 'message': 'string', 'step?': 'string' }

/** What is printed while a run is followed, and at its end. */
const RUN_LINES = [
  line('for each step that begins, ends or waits', {
    ...{ type: '"step"', key: 'string', status: 'string', attempt: 'number' },
    'port?': 'string',
  }),
  line('while a model writes', { type: '"text"', key: 'string', text: 'string' }),
  line('when the run begins, waits or ends', {
    ...{ type: '"run"', status: 'string' },
    'error?': RUN_ERROR,
  }),
  line('at the end', { type: '"result"', run: 'OpenRun' }),
]

const BATCH_COUNTS: Fields = {
  ...{ queued: 'number', running: 'number', waiting: 'number' },
  ...{ succeeded: 'number', failed: 'number', canceled: 'number' },
  ...{ 'rejected': 'number', 'expired': 'number', 'dead-end': 'number' },
}

const BATCH_LINES = [
  line('while the rows run', { type: '"batch"', status: 'string', counts: BATCH_COUNTS }),
  line('at the end', { type: '"result"', batch: 'Batch' }),
]

const SYNC_COUNTS: Fields = {
  ...{ created: 'number', changed: 'number', unchanged: 'number' },
  ...{ archived: 'number', conflict: 'number', faulty: 'number' },
}

const during = (option: string, documents: Document[]): Document[] =>
  documents.map(({ when, ...rest }) => ({
    ...rest,
    when: when === undefined ? `with ${option}` : `with ${option}, ${when}`,
  }))

const PLACE: Fields = { line: 'number', column: 'number' }

const IMPROVED: Fields = {
  ...{ original: 'string', content: 'string', variant: 'string | null', engine: 'string' },
  ...{ unchanged: 'boolean', leftAlone: 'string | null', question: 'KindQuestion | null' },
  ...{ notice: 'string | null', promptId: 'string | null', score: 'number' },
  variants: [
    {
      ...{ id: 'string', title: 'string', content: 'string', reasoning: 'string' },
      ...{ score: 'number', scoreFilled: 'number', blanks: 'string[]' },
      changes: [
        {
          ...{ rule: 'string', start: 'number', end: 'number' },
          ...{ before: 'string', after: 'string', reason: 'string' },
        },
      ],
      recommended: 'boolean',
    },
  ],
}

const CHECKED: Fields = {
  files: [
    {
      file: 'string',
      prompts: [
        {
          ...{ path: 'string | null', start: PLACE, score: 'number', scoreFilled: 'number' },
          findings: [
            {
              ...{ rule: 'string', why: 'string', start: PLACE, end: PLACE },
              ...{ excerpt: 'string', fixable: 'boolean' },
            },
          ],
        },
      ],
      error: 'string | null',
    },
  ],
}

const FIXED: Fields = {
  files: [{ file: 'string', text: 'string', prompts: 'number', made: 'number', left: 'number' }],
}

/** What a failure prints on stderr. */
export const FAILURE: Fields = {
  error: {
    ...{ code: 'string', message: 'string', safe: 'string | null', next: 'string | null' },
    fields: 'any',
  },
}

/** What `--json` prints, by the words of a command; nothing where a command prints no JSON document. */
export const DOCUMENTS: Record<string, Document[]> = {
  'improve': only(IMPROVED),
  'check': only(CHECKED),
  'fix': only(FIXED),
  'prompts list': only('Prompt[]'),
  'prompts show': [
    { shape: { '...': 'OpenPrompt', 'shown': 'Version' } },
    { when: 'where it has no version yet', shape: 'OpenPrompt' },
  ],
  'prompts save': [{ shape: 'OpenPrompt' }, { when: 'with --to', shape: 'SavedVersion' }],
  'prompts versions': only('ListedVersion[]'),
  'prompts diff': only({ from: 'number', to: 'number', before: 'string', after: 'string' }),
  'prompts restore': only('SavedVersion'),
  'prompts import': only({ importId: 'string', added: 'number', leftOut: 'number' }),
  'prompts export': [],
  'templates list': only('Template[]'),
  'templates search': only('Template[]'),
  'templates show': only('OpenTemplate'),
  'templates use': only({ id: 'string', text: 'string', values: 'any' }),
  'flows list': only('ListedFlow[]'),
  'flows show': only('OpenFlow'),
  'flows make': only('OpenFlow'),
  'flows run': [
    ...RUN_LINES,
    ...during('--csv', BATCH_LINES),
    { when: 'with --async', shape: 'Run' },
    { when: 'with --csv and --async', shape: 'Batch' },
  ],
  'flows export': [],
  'flows import': only('OpenFlow'),
  'runs list': only('OwnRun[]'),
  'runs show': only('OpenRun'),
  'runs watch': RUN_LINES,
  'runs cancel': only('Run'),
  'runs approve': only('Approval'),
  'batches list': only('Batch[]'),
  'batches show': only('Batch'),
  'batches rows': only('BatchRow[]'),
  'batches watch': BATCH_LINES,
  'batches download': [],
  'batches cancel': only('Batch'),
  'activity': only('Activity[]'),
  'usage': only({ '...': 'Subscription', 'usage': ['Usage | CreditUsage'] }),
  'share': only('NewShare'),
  'login': only({ host: 'string', email: 'string | null', plan: 'string' }),
  'logout': [],
  'whoami': only({ host: 'string', profile: 'string', user: 'User', token: 'Token' }),
  'tokens': only('Token[]'),
  'admin sync': [
    line('while it runs', {
      ...{ type: '"sync"', state: 'string', counts: SYNC_COUNTS, requests: 'number' },
    }),
    line('at the end', { type: '"result"', sync: 'ContentSyncReport' }),
  ],
  'admin users list': only('AdminUser[]'),
  'admin users show': only('AdminUserDetails'),
  'admin users give-credits': only({ amount: 'number' }),
  'admin templates': only('AdminTemplate[]'),
  'mcp': [],
  'config list': only([
    { name: 'string', host: 'string', email: 'string | null', current: 'boolean' },
  ]),
  'config use': [],
  'config path': only({ folder: 'string' }),
  'completion': [],
  'doctor': only({ ok: 'boolean', checks: [{ name: 'string', ok: 'boolean', detail: 'string' }] }),
  'help': [],
}
