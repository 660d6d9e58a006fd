import { test } from '@japa/runner'
import { decodeText, ENCODINGS } from '#app/core/domain/text_encoding'

/** Texts in bytes, as programs write them. */
const WRITTEN: [string, string, string][] = [
  [
    'windows-1252',
    'TmFtZTtQcmVpcw0KTfxsbGVyOzUggA0KR3L232U7Mw0K',
    'Name;Preis\r\nMüller;5 €\r\nGröße;3\r\n',
  ],
  ['windows-1251', 'z/Do4uXyLCDs6PA=', 'Привет, мир'],
]

test.group('The encoding of a file of text', () => {
  test('is known where it is Unicode', async ({ assert }) => {
    const text = 'Größe, 名前 🙂'
    const utf16 = () => Buffer.from(`\uFEFF${text}`, 'utf16le')
    const cases = {
      ...{ 'utf-8': Buffer.from(`\uFEFF${text}`), 'utf-16le': utf16() },
      'utf-16be': utf16().swap16(),
    }
    for (const [encoding, bytes] of Object.entries(cases))
      assert.deepEqual(await decodeText(bytes), { text, encoding, isGuess: false })
    assert.include(await decodeText(Buffer.from('plain', 'utf16le')), { text: 'plain' })
  })

  test('is guessed where it is not, which is said', async ({ assert }) => {
    for (const [encoding, bytes, text] of WRITTEN)
      assert.deepEqual(await decodeText(Buffer.from(bytes, 'base64')), {
        ...{ text, encoding, isGuess: true },
      })
  })

  test('is that of Western Windows where nothing speaks for another', async ({ assert }) => {
    assert.include(await decodeText(Buffer.from('Stra\xdfe', 'latin1')), {
      ...{ text: 'Straße', encoding: 'windows-1252' },
    })
  })

  test('is none where the bytes are no text', async ({ assert }) => {
    assert.isNull(await decodeText(new Uint8Array([0x89, 0x50, 0, 0, 0, 0xff, 0, 1])))
    assert.isNull(await decodeText(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0x10, 0x4a, 0x46])))
  })

  test('is the one that a person chooses', async ({ assert }) => {
    const short = Buffer.from('bmFtZSxub3RlCsDuwNcsxOO6wwo=', 'base64')
    assert.include(await decodeText(short, 'gb18030'), { text: 'name,note\n李雷,你好\n' })
    assert.isNull(await decodeText(Buffer.from([0xff, 0xff]), 'gb18030'))
  })

  test('can be any that there is', ({ assert }) => {
    for (const encoding of ENCODINGS) assert.equal(new TextDecoder(encoding).encoding, encoding)
  })
})
