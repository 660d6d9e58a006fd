import { test } from '@japa/runner'
import { readSettings, WrongSettings } from '#app/core/settings'

const APP_KEY = 'k'.repeat(32)

function problemsOf(raw: Record<string, string>): string[] {
  try {
    readSettings(raw)
    return []
  } catch (error) {
    if (error instanceof WrongSettings) return error.problems
    throw error
  }
}

test.group('Settings', () => {
  test('a key is all that trial mode needs', ({ assert }) => {
    const settings = readSettings({ APP_KEY })
    assert.equal(settings.HONE_MODE, 'trial')
    assert.equal(settings.HOST, '127.0.0.1')
    assert.equal(settings.APP_URL, 'http://localhost:3333')
  })

  test('an address loses the slashes at its end', ({ assert }) => {
    assert.equal(readSettings({ APP_KEY, APP_URL: 'http://a.test//' }).APP_URL, 'http://a.test')
  })

  test('{name}={value} is refused by name')
    .with([
      { name: 'PORT', value: '70000' },
      { name: 'PORT', value: '80.5' },
      { name: 'HONE_MODE', value: 'demo' },
      { name: 'APP_URL', value: 'ftp://hone.test' },
      { name: 'SUPPORT_EMAIL', value: 'help at hone.test' },
      { name: 'TRUST_PROXY', value: 'yes' },
      { name: 'TRUST_PROXY', value: '11' },
      { name: 'TRUST_PROXY', value: '-1' },
      { name: 'TRUST_PROXY', value: '1,' },
      { name: 'TRUST_PROXY', value: '10.0.0.0/33' },
      { name: 'TRUST_PROXY', value: '0.0.0.0/0' },
      { name: 'TRUST_PROXY', value: '::/0' },
      { name: 'TRUST_PROXY', value: '10.0.0.1,proxy.example.org' },
      { name: 'LOG_LEVEL', value: 'loud' },
      { name: 'DB_CONNECTION', value: 'postgres' },
      { name: 'HOST', value: '0.0.0.0' },
      { name: 'LIMIT_PER_MINUTE', value: '0' },
      { name: 'MODEL_BEGIN_SECONDS', value: '0' },
      { name: 'MODEL_PAUSE_SECONDS', value: '2.5' },
      { name: 'MODEL_ANSWER_SECONDS', value: '3601' },
      { name: 'FETCH_HOSTS', value: 'example.org,' },
      { name: 'FETCH_HOSTS', value: 'ftp://example.org' },
      { name: 'FETCH_HOSTS', value: 'https://example.org/path' },
      { name: 'FETCH_HOSTS', value: 'example.org:0' },
      { name: 'APP_KEY', value: 'short' },
    ])
    .run(({ assert }, { name, value }) => {
      const problems = problemsOf({ APP_KEY, [name]: value })
      assert.lengthOf(problems, 1)
      assert.include(problems[0], name)
    })

  test('all that is wrong is said at once', ({ assert }) => {
    const raw = { PORT: 'x', APP_URL: 'x', TRUST_PROXY: 'x', GITHUB_CLIENT_ID: 'x' }
    assert.lengthOf(problemsOf(raw), 5)
  })

  test('an address of the app below a path is refused with the remedy: {APP_URL}')
    .with([
      { APP_URL: 'https://host.test/hone' },
      { APP_URL: 'https://host.test:8443/tools/hone/' },
      { APP_URL: 'http://localhost:3333/?a=b' },
      { APP_URL: 'https://host.test/#/hone' },
      { APP_URL: 'https://ada:secret@host.test' },
    ])
    .run(({ assert }, { APP_URL }) => {
      const [problem, ...others] = problemsOf({ APP_KEY, APP_URL })
      assert.deepEqual(others, [])
      assert.match(problem, /^APP_URL .* at the root of a host/)
      assert.include(problem, 'such as https://hone.')
      assert.notInclude(problem, 'secret')
    })

  test('an address of the app is its host, with a port or without: {APP_URL}')
    .with([
      { APP_URL: 'https://hone.host.test' },
      { APP_URL: 'https://host.test:8443/' },
      { APP_URL: 'http://[::1]:3333' },
    ])
    .run(({ assert }, { APP_URL }) => assert.deepEqual(problemsOf({ APP_KEY, APP_URL }), []))

  test('half of a sign-in provider is refused, naming the missing half', ({ assert }) => {
    const [problem] = problemsOf({ APP_KEY, OIDC_ISSUER: 'https://id.test', OIDC_CLIENT_ID: 'x' })
    assert.include(problem, 'OIDC_CLIENT_SECRET')
    assert.notInclude(problem, 'OIDC_CLIENT_ID ')
  })

  test('live mode needs https and a sign-in provider, and may listen anywhere', ({ assert }) => {
    const live = { APP_KEY, HONE_MODE: 'live', HOST: '0.0.0.0' }
    assert.lengthOf(problemsOf(live), 2)
    const provider = { GITHUB_CLIENT_ID: 'a', GITHUB_CLIENT_SECRET: 'b' }
    assert.deepEqual(problemsOf({ ...live, APP_URL: 'https://hone.test', ...provider }), [])
  })
})
