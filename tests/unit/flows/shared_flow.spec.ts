import { test } from '@japa/runner'
import fc from 'fast-check'
import { sharedSteps, withoutSecrets } from '#app/flows/domain/sharing/shared_flow'
import { graphOf, nodeOf } from '#tests/unit/flows/graphs'

const fetchOf = (settings: Record<string, unknown>) => nodeOf('fetch', 'Page', settings)
const sharedUrl = (url: string): unknown =>
  withoutSecrets(graphOf([fetchOf({ url })])).nodes[0].settings.url

const ADDRESSES: [given: string, shared: string][] = [
  ['https://example.org/prices?page={{n}}', 'https://example.org/prices?page={{n}}'],
  ['https://me:pw@example.org/a', 'https://example.org/a'],
  [' \n https://me:pw@example.org/a ', 'https://example.org/a'],
  ['https://me:p@w@example.org/a', 'https://example.org/a'],
  ['HTTPS:\\\\me:pw@example.org', 'HTTPS:\\\\example.org'],
  ['me:pw@example.org/a', 'example.org/a'],
  ['https://{{User}}:{{Word}}@example.org', 'https://example.org'],
  ['https://example.org/@me', 'https://example.org/@me'],
  ['https://example.org/{{a@b}}/x', 'https://example.org/{{a@b}}/x'],
  ['{{Address}}?key=s3cret', '{{Address}}?key='],
  ['https://example.org/?key=s3cret&q={{who}}&x=1', 'https://example.org/?key=&q={{who}}&x='],
  ['https://example.org/?key={{a}}s3cret', 'https://example.org/?key='],
  ['https://example.org/?s3cret', 'https://example.org/?'],
  ['https://example.org/?c2VjcmV0IG9mIDQ3MTE=&a=1', 'https://example.org/?a='],
  ['https://example.org/?{{query}}&s3cret&a=1', 'https://example.org/?{{query}}&a='],
  ['https://example.org/?a={{x&y=1#2?3}}', 'https://example.org/?a={{x&y=1#2?3}}'],
  ['https://example.org/a#token=s3cret', 'https://example.org/a'],
  ['https://example.org/a?b=c?d=s3cret#s3cret', 'https://example.org/a?b='],
  [
    'https://hooks.example.org/services/T024/B024/s3cretXyZ7890abcDEF',
    'https://hooks.example.org/services/T024/B024/…',
  ],
  ['https://example.org/in/0190a0b1-0000-7000-8000-00000000000a/x', 'https://example.org/in/…/x'],
  [
    'https://example.org/{{customerNumber2026ABC}}',
    'https://example.org/{{customerNumber2026ABC}}',
  ],
  [
    'https://example.org/2026/annual-report-of-2026',
    'https://example.org/2026/annual-report-of-2026',
  ],
]

test.group('A flow without the secrets of its owner', () => {
  test('keeps of the address {0} what others need to understand it')
    .with(ADDRESSES)
    .run(({ assert }, [given, shared]) => {
      assert.equal(sharedUrl(given), shared)
    })

  test('holds no secret, wherever in the address of a Fetch it stands', ({ assert }) => {
    const secret = fc.constantFrom(
      's3cret',
      's3cret=',
      '{{a}}s3cret',
      's3cret?x',

      's3cret}}'
    )
    const query = fc.constantFrom('?', '?a=', '?a=1&b=', '?a={{a}}&', '?&', '?b={{a&b}}&c=', '?a??')
    const fragment = fc.constantFrom('#', '?a=1#', '#/', '#?', '?#')
    const user = secret.map((text) => `me:${text}@`)
    const end = fc.oneof(fc.tuple(query, secret), fc.tuple(fragment, secret))
    const start = fc.constantFrom('https://', ' https://', '\tHTTP://', '')
    fc.assert(
      fc.property(start, user, end, (beginning, credentials, [before, hidden]) => {
        const url = `${beginning}${credentials}example.org/a${before}${hidden}`
        const named = /[?&]s3cret=/.test(url)
        if (!named) assert.notInclude(sharedUrl(url), 's3cret', url)
      }),
      { numRuns: 2_000 }
    )
  })

  test('sends no body and no values of headers', ({ assert }) => {
    const graph = graphOf([
      fetchOf({
        ...{ url: 'https://example.org', method: 'POST', body: '{"key": "s3cret"}' },
        headers: [{ name: 'Authorization', value: 'Bearer s3cret' }],
      }),
    ])
    const [{ settings }] = withoutSecrets(graph).nodes
    assert.notInclude(JSON.stringify(settings), 's3cret')
    assert.deepInclude(settings, { method: 'POST', body: '' })
    assert.deepEqual(settings.headers, [{ name: 'Authorization', value: '' }])
    assert.deepEqual(
      sharedSteps(withoutSecrets(graph)).map(({ summary }) => summary),
      ['Sends to https://example.org']
    )
  })

  test('keeps a body that is nothing but variables', ({ assert }) => {
    const [{ settings }] = withoutSecrets(graphOf([fetchOf({ body: ' {{Draft}}\n' })])).nodes
    assert.equal(settings.body, ' {{Draft}}\n')
  })

  test('asks the same questions without the sample answers', ({ assert }) => {
    const field = { name: 'who', label: 'Who', type: 'text', isRequired: true }
    const fields = [{ ...field, sample: 'My customer', help: 'A name' }, field]
    const [{ settings }] = withoutSecrets(graphOf([nodeOf('ask', 'Ask', { fields })])).nodes
    assert.deepEqual(settings.fields, [{ ...field, help: 'A name' }, field])
  })
})
