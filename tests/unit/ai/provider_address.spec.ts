import { test } from '@japa/runner'
import { readAddress } from '#app/ai/services/providers/provider_address'

const HERE_ONLY = [
  ...['http://127.0.0.1:11434/v1', 'http://localhost:1234', 'https://10.0.0.5/v1', 'http://ollama'],
  ...['http://[::1]:8080/v1', 'http://192.168.1.9', 'https://models.local', 'http://2130706433'],
  ...['http://0x7f.1/', 'http://[::ffff:127.0.0.1]/v1', 'https://localhost./v1'],
  'http://169.254.169.254/latest',
]

test.group('The address of a provider', () => {
  test('loses the slashes at its end and the white space around it', ({ assert }) => {
    const reading = readAddress(' https://API.example.com/v1// ', false)
    assert.deepEqual(reading, { ok: true, baseUrl: 'https://api.example.com/v1' })
  })

  test('{$self} is read without what does not belong to it')
    .with([
      ...['https://a.test/v1/chat/completions', 'https://a.test/v1/completions/'],
      ...[
        'https://a.test/v1/responses',
        'https://a.test/v1/embeddings',
        'https://a.test/v1/models',
      ],
      ...['https://a.test/v1//Chat/Completions//', '"https://a.test/v1"', '“https://a.test/v1”,'],
      ...[
        "'https://a.test/v1';",
        '`https://a.test/v1`',
        '<https://a.test/v1>',
        '«https://a.test/v1»',
      ],
      ...[
        '\uFEFFhttps://a.test/v1\u200B',
        'https://a.test/\u00ADv1\u202C',
        'ht\u2060tps://a.test/v1',
      ],
      ...['\u00A0https://a.test/v1\u3000', '\thttps://a.test/v1\r\n', 'https://a.test/v1.'],
    ])
    .run(({ assert }, address) => {
      assert.deepEqual(readAddress(address, false), { ok: true, baseUrl: 'https://a.test/v1' })
    })

  test('{$self} keeps a path that only looks like one of those')
    .with([
      'https://a.test/mymodels',
      'https://a.test/models/v1',
      'https://a.test/chat',
      'https://a.test',
    ])
    .run(({ assert }, address) => {
      assert.deepEqual(readAddress(address, false), { ok: true, baseUrl: address })
    })

  test('{$self} has spaces, which is said')
    .with(['https://a.test /v1', 'https://a.test/v1\nhttps://b.test/v1', 'https://a.test\u00A0/v1'])
    .run(({ assert }, address) => {
      const error = 'The address must not contain spaces.'
      assert.deepEqual(readAddress(address, false), { ok: false, error })
    })

  test('{$self} is one for this machine or network alone')
    .with(HERE_ONLY)
    .run(({ assert }, address) => {
      assert.isTrue(readAddress(address, true).ok)
      assert.containSubset(readAddress(address, false), { ok: false })
    })

  test('{$self} is none')
    .with([
      ...['', 'example.com/v1', 'ftp://example.com', 'javascript:alert(1)', 'https://'],
      ...['http://example.com/v1', 'http://8.8.8.8/v1', 'https://me@example.com'],
      ...['https://example.com/?', 'https://example.com/#'],
      `https://example.com/${'x'.repeat(500)}`,
    ])
    .run(({ assert }, address) => {
      const reading = readAddress(address, true)
      assert.isFalse(reading.ok)
      assert.match('error' in reading ? reading.error : '', /^[A-Z].+\.$/)
    })
})
