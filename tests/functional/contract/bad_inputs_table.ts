const IMPROVE = '/api/ai/enhance-prompt'
const ABSENT = '01900000-0000-7000-8000-000000000000'

/** One request that must be refused; `field` is what the answer has to name. */
export interface BadInput {
  what: string
  method?: 'post' | 'put' | 'patch' | 'delete' | 'get'
  path: string
  body?: unknown
  raw?: string
  type?: string
  status: number
  field?: string
}

const long = (length: number) => 'x'.repeat(length)
/** Stands for the id of a prompt of the person who asks, and of another. */
export const MINE = '{mine}'
export const THEIRS = '{theirs}'

const improving = (what: string, body: unknown, field: string): BadInput => ({
  what,
  path: IMPROVE,
  body,
  status: 422,
  field,
})
const original = (what: string, originalPrompt: unknown) =>
  improving(what, { originalPrompt }, 'originalPrompt')
const changing = (what: string, body: unknown, field: string): BadInput => ({
  what,
  method: 'patch',
  path: `/api/prompts/${MINE}`,
  body,
  status: 422,
  field,
})

export const BAD_INPUTS: BadInput[] = [
  original('an empty text', ''),
  original('a blank text', ' \n\t '),
  original('a text of no-break and wide blanks', '\u00A0\u3000\u2003'),
  original('a missing text', undefined),
  original('null', null),
  original('a number', 42),
  original('a list', ['Write']),
  original('an object', { text: 'Write' }),
  original('true', true),
  original('one character too many', long(50_001)),
  original('half a megabyte', long(500_000)),
  original('a lone high surrogate', 'Write \uD83D about it'),
  original('a lone low surrogate', '\uDE00'),
  original('a NUL', 'Write\u0000this'),
  improving(
    'a field that is not known',
    { originalPrompt: 'Write', temperature: 2 },
    'temperature'
  ),
  improving('a field of another letter case', { OriginalPrompt: 'Write' }, 'originalPrompt'),
  improving(
    'an attempt on the prototype',
    { originalPrompt: 'Write', constructor: 1 },
    'constructor'
  ),
  improving('a goal that is too long', { originalPrompt: 'W', goal: long(2_001) }, 'goal'),
  improving('a goal that is a list', { originalPrompt: 'W', goal: [] }, 'goal'),
  improving('context that is too long', { originalPrompt: 'W', context: long(20_001) }, 'context'),
  improving('a NUL in the context', { originalPrompt: 'W', context: '\u0000' }, 'context'),
  improving('variables that are a text', { originalPrompt: 'W', variables: 'a=b' }, 'variables'),
  improving(
    'a variable that is a number',
    { originalPrompt: 'W', variables: { a: 1 } },
    'variables.a'
  ),
  improving(
    'too many variables',
    {
      originalPrompt: 'W',
      variables: Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`v${n}`, ''])),
    },
    'variables'
  ),
  improving(
    'values that are too long together',
    {
      originalPrompt: 'W',
      variables: Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`v${n}`, long(5_000)])),
    },
    'variables'
  ),
  improving('a tone of 11', { originalPrompt: 'W', settings: { tone: 11 } }, 'settings.tone'),
  improving('a tone of 0', { originalPrompt: 'W', settings: { tone: 0 } }, 'settings.tone'),
  improving('a tone of 5.5', { originalPrompt: 'W', settings: { tone: 5.5 } }, 'settings.tone'),
  improving('a tone in words', { originalPrompt: 'W', settings: { tone: '5' } }, 'settings.tone'),
  improving(
    'an audience that is none',
    { originalPrompt: 'W', settings: { audience: 'cats' } },
    'settings.audience'
  ),
  improving('an unknown setting', { originalPrompt: 'W', settings: { mood: 1 } }, 'settings.mood'),
  improving('a promptId that is no id', { originalPrompt: 'W', promptId: '1 or 1=1' }, 'promptId'),
  {
    what: 'the promptId of another',
    path: IMPROVE,
    body: { originalPrompt: 'W', promptId: THEIRS },
    status: 404,
  },
  {
    what: 'the promptId of nobody',
    path: IMPROVE,
    body: { originalPrompt: 'W', promptId: ABSENT },
    status: 404,
  },
  { what: 'broken JSON', path: IMPROVE, raw: '{"originalPrompt": "Wri', status: 400 },
  { what: 'no object at all', path: IMPROVE, raw: 'null', status: 400 },
  {
    what: 'objects in objects without end',
    path: IMPROVE,
    raw: `{"originalPrompt":"Hi","variables":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_001)}`,
    status: 400,
  },
  { what: 'JSON that is a text', path: IMPROVE, raw: '"Write"', status: 400 },
  { what: 'JSON that is a list', path: IMPROVE, raw: '[]', status: 422, field: 'body' },
  { what: 'an empty body', path: IMPROVE, raw: '', status: 422, field: 'originalPrompt' },
  {
    what: 'a form',
    path: IMPROVE,
    raw: 'originalPrompt=Write',
    type: 'application/x-www-form-urlencoded',
    status: 415,
  },
  { what: 'plain text', path: IMPROVE, raw: 'Write', type: 'text/plain', status: 415 },
  { what: 'XML', path: IMPROVE, raw: '<a/>', type: 'application/xml', status: 415 },
  {
    what: 'more than a megabyte',
    path: IMPROVE,
    raw: JSON.stringify({ originalPrompt: long(1_100_000) }),
    status: 413,
  },
  changing('an empty title', { title: '' }, 'title'),
  changing('a title that is too long', { title: long(201) }, 'title'),
  changing('twenty-one tags', { tags: Array.from({ length: 21 }, (_, n) => `t${n}`) }, 'tags'),
  changing('a tag that is too long', { tags: [long(41)] }, 'tags.0'),
  changing('a blank tag', { tags: ['  '] }, 'tags.0'),
  changing('a date of deletion', { deletedAt: '2026-01-01T00:00:00Z' }, 'deletedAt'),
  changing('an owner', { userId: ABSENT }, 'userId'),
  changing('nothing at all', {}, 'body'),
  {
    what: 'a draft of another',
    method: 'put',
    path: `/api/prompts/${THEIRS}/draft`,
    body: { content: 'x' },
    status: 404,
  },
  {
    what: 'a draft that is too long',
    method: 'put',
    path: `/api/prompts/${MINE}/draft`,
    body: { content: long(50_001) },
    status: 422,
    field: 'content',
  },
  {
    what: 'the deletion of another’s prompt',
    method: 'delete',
    path: `/api/prompts/${THEIRS}`,
    status: 404,
  },
  { what: 'an id that is none', method: 'get', path: '/api/prompts/..%2f..%2fetc', status: 404 },
  {
    what: 'a restore of version 0',
    path: `/api/prompts/${MINE}/restore`,
    body: { version: 0 },
    status: 422,
    field: 'version',
  },
  {
    what: 'a restore of a version that is not there',
    path: `/api/prompts/${MINE}/restore`,
    body: { version: 99 },
    status: 404,
  },
  {
    what: 'a cursor of our own making',
    method: 'get',
    path: '/api/activities?cursor=abc',
    status: 422,
    field: 'cursor',
  },
  {
    what: 'a limit of 501',
    method: 'get',
    path: '/api/prompts?limit=501',
    status: 422,
    field: 'limit',
  },
  {
    what: 'a page of 101 whole texts',
    method: 'get',
    path: '/api/prompts/texts?limit=101',
    status: 422,
    field: 'limit',
  },
  {
    what: 'an export in a format that is none',
    path: '/api/activities',
    body: { type: 'prompt_exported', promptId: MINE, format: 'doc' },
    status: 422,
    field: 'format',
  },
  {
    what: 'a filter that is not known',
    method: 'get',
    path: '/api/activities?owner=me',
    status: 422,
    field: 'owner',
  },
  {
    what: 'a filter given twice',
    method: 'get',
    path: '/api/activities?search=a&search=b',
    status: 422,
    field: 'search',
  },
  {
    what: 'an import from a source that is none',
    path: '/api/imports',
    body: { name: 'a', source: 'fax' },
    status: 422,
    field: 'source',
  },
  {
    what: 'an import of nobody',
    path: `/api/imports/${ABSENT}/prompts`,
    body: { prompts: [{ title: 'T', content: 'Write', tags: [] }] },
    status: 404,
  },
  {
    what: 'an imported prompt that is too long',
    path: `/api/imports/${ABSENT}/prompts`,
    body: { prompts: [{ title: 'T', content: long(50_001), tags: [] }] },
    status: 422,
    field: 'prompts.0.content',
  },
  {
    what: '201 imported prompts at once',
    path: `/api/imports/${ABSENT}/prompts`,
    body: { prompts: Array.from({ length: 201 }, () => ({ title: 'T', content: 'W', tags: [] })) },
    status: 422,
    field: 'prompts',
  },
  {
    what: 'a hash that is none',
    path: '/api/prompt-duplicates',
    body: { hashes: ['abc'] },
    status: 422,
    field: 'hashes.0',
  },
]
