import { test } from '@japa/runner'
import { Canaries } from '#tests/helpers/canaries'

const disguises: [what: string, disguise: (secret: string) => string][] = [
  ['as it is', (secret) => `{"key":"${secret}"}`],
  ['its beginning', (secret) => `sk… ${secret.slice(0, -8)}`],
  ['its end', (secret) => secret.slice(-13)],
  ['in base64', (secret) => Buffer.from(secret).toString('base64')],
  ['in base64, behind a byte', (secret) => Buffer.from(`:${secret}`).toString('base64')],
  ['in base64, behind two', (secret) => Buffer.from(`a:${secret}`).toString('base64')],
  ['in hexadecimal', (secret) => Buffer.from(secret).toString('hex')],
]

test.group('Canaries', () => {
  test('are found {0}')
    .with(disguises)
    .run(({ assert }, [, disguise]) => {
      const canaries = new Canaries()
      const secret = canaries.plant('one')
      canaries.plant('another')
      canaries.search('a place', `before ${disguise(secret)} after`)
      canaries.search('a heap of bytes', Buffer.from(`\u00FF${disguise(secret)}`))
      assert.deepEqual(canaries.found, ['one in a heap of bytes', 'one in a place'])
    })

  test('are not found where they are not', ({ assert }) => {
    const canaries = new Canaries()
    canaries.plant('one')
    canaries.search('a place', new Canaries().plant('another'))
    assert.deepEqual(canaries.found, [])
    assert.throws(() => canaries.plant('one'), /called one/)
  })
})
