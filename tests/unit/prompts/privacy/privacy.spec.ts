import { test } from '@japa/runner'
import fc from 'fast-check'
import { findPrivate } from '#app/prompts/domain/privacy/find_private'
import { listPrivate } from '#app/prompts/domain/privacy/list_private'
import { maskPrivate, maskTogether, unmask } from '#app/prompts/domain/privacy/mask_private'
import { HARMLESS_TEXTS } from '#tests/unit/prompts/privacy/harmless_texts'
import { anyText, SLOW_PIECES } from '#tests/unit/prompts/hostile_texts'

const found = (text: string) =>
  findPrivate(text).map(({ kind, start, end }) => [kind, text.slice(start, end)])

test.group('Privacy', () => {
  test('finds {0}')
    .with([
      [
        'email',
        'Write to ana.ferrer+spam@kestrel.example today',
        'ana.ferrer+spam@kestrel.example',
      ],
      ['phone', 'Call +44 20 7946 0018 before noon', '+44 20 7946 0018'],
      ['phone', 'His phone: 0171 5550142.', '0171 5550142'],
      ['phone', 'Reach me at (415) 555-0134', '(415) 555-0134'],
      ['card', 'Charged to 4111 1111 1111 1111 yesterday', '4111 1111 1111 1111'],
      ['account', 'Pay DE89 3704 0044 0532 0130 00 by May', 'DE89 3704 0044 0532 0130 00'],
      ['national_id', 'Her number is 536-22-1842', '536-22-1842'],
      ['national_id', 'NI number QQ 12 34 56 C is no number, AB 12 34 56 C is', 'AB 12 34 56 C'],
      ['national_id', 'DNI 12345678Z', '12345678Z'],
      ['national_id', 'Codice fiscale RSSMRA85T10A562S', 'RSSMRA85T10A562S'],
      ['national_id', 'Steuer-ID 86 095 742 719', '86 095 742 719'],
      ['secret', 'Use sk-proj-abcdEFGH1234567890abcd here', 'sk-proj-abcdEFGH1234567890abcd'],
      ['secret', 'The password is hunter2!x and nothing else', 'hunter2!x'],
      ['secret', 'Key AKIAIOSFODNN7EXAMPLE works', 'AKIAIOSFODNN7EXAMPLE'],
      ['address', 'The server is 192.168.10.4 in rack 2', '192.168.10.4'],
      ['email', 'Ask jürgen.müller@sölling.example.', 'jürgen.müller@sölling.example'],
      ['phone', 'Call me on 0171 555 0142 or write', '0171 555 0142'],
      ['phone', 'Tel.: 030/1234567', '030/1234567'],
      ['phone', 'Mein Handy: 0151 23456789', '0151 23456789'],
      ['phone', 'phone: (030) 1234567', '(030) 1234567'],
      ['phone', 'unter +49 30 / 1234567 bis acht', '+49 30 / 1234567'],
      ['phone', 'auf +49\u00a030\u00a01234567 an', '+49\u00a030\u00a01234567'],
      ['account', 'an de89 3704 0044 0532 0130 00 bitte', 'de89 3704 0044 0532 0130 00'],
      ['account', 'DE89-3704-0044-0532-0130-00 is it', 'DE89-3704-0044-0532-0130-00'],
      [
        'account',
        'to DE89\u00a03704\u00a00044\u00a00532\u00a00130\u00a000.',
        'DE89\u00a03704\u00a00044\u00a00532\u00a00130\u00a000',
      ],
      ['phone', 'Her number is +1 415 555 0134', '+1 415 555 0134'],
      ['phone', 'From abroad +34 612 345 678 works', '+34 612 345 678'],
      ['phone', 'or 0044 20 7946 0018 from there', '0044 20 7946 0018'],
      ['card', 'In 2026 4111 1111 1111 1111 was charged', '4111 1111 1111 1111'],
      ['card', 'Amex 3782 822463 10005', '3782 822463 10005'],
      ['card', 'Order with card 4111111111111111', '4111111111111111'],
      ['account', 'To AT61 1904 3002 3457 3201 BIC RLNWATWW', 'AT61 1904 3002 3457 3201'],
      ['account', 'NO93 8601 1117 947', 'NO93 8601 1117 947'],
      ['secret', 'PIN: 4821', '4821'],
      ['secret', "api_key: 'a1b2c3d4e5'", 'a1b2c3d4e5'],
      ['secret', 'password = Summer2024!', 'Summer2024!'],
      ['secret', 'The password is Summer2024!', 'Summer2024'],
      ['secret', '(password: Summer2024)', 'Summer2024'],
      ['secret', 'use postgres://hone:s3cret5@db/hone', 's3cret5'],
      ['secret', 'sk_live_4eC39HqLyjWDarjtT1zdp7dc', 'sk_live_4eC39HqLyjWDarjtT1zdp7dc'],
      ['address', 'ssh to 10.0.0.5', '10.0.0.5'],
    ] as const)
    .run(({ assert }, [kind, text, part]) => assert.deepEqual(found(text), [[kind, part]]))

  test('is silent on {$self}')
    .with([
      ...HARMLESS_TEXTS,
      'Order 4111 1111 1111 1112 pieces',
      'Version 1.2.3 of 2026-11-21 at 10:45',
      'Invoice 20418 for €3,960 in 2026',
      'DE89 3704 0044 0532 0130 01 has a slip in it',
      'Forget your password: a reset link is sent',
      'Between 100-200-300 and 1,234,567,890',
      'DNI 12345678A',
      'See https://example.org/a/b?c=1',
    ])
    .run(({ assert }, text) => assert.deepEqual(found(text), []))

  test('the list of harmless texts is long enough to mean something', ({ assert }) => {
    assert.isAtLeast(new Set(HARMLESS_TEXTS).size, 60)
  })

  test('two accounts in a row are both found', ({ assert }) => {
    const text = 'ES91 2100 0418 4502 0005 1332 DE89370400440532013000'
    assert.deepEqual(found(text), [
      ['account', 'ES91 2100 0418 4502 0005 1332'],
      ['account', 'DE89370400440532013000'],
    ])
  })

  test('gives the same part the same mark, and puts every part back', ({ assert }) => {
    const text = 'Mail a@b.example and c@d.example, then a@b.example again: ⟦EMAIL 1⟧'
    const { text: masked, marks } = maskPrivate(text, findPrivate(text))
    assert.equal(masked, 'Mail ⟦EMAIL 2⟧ and ⟦EMAIL 3⟧, then ⟦EMAIL 2⟧ again: ⟦EMAIL 1⟧')
    assert.equal(unmask(masked, marks), text)
    assert.equal(unmask('To ⟦EMAIL 3⟧ and ⟦PHONE 9⟧', marks), 'To c@d.example and ⟦PHONE 9⟧')
  })

  test('the same words are listed once, with all their places', ({ assert }) => {
    const text = 'Mail a@b.example or call +44 20 7946 0018, then a@b.example.'
    const items = listPrivate(text, findPrivate(text))
    assert.deepEqual(
      items.map(({ kind, words, places }) => [kind, words, places.length]),
      [
        ['email', 'a@b.example', 2],
        ['phone', '+44 20 7946 0018', 1],
      ]
    )
    assert.deepEqual(maskPrivate(text, items[0].places).text.match(/⟦EMAIL 1⟧/g)?.length, 2)
    assert.include(maskPrivate(text, items[0].places).text, '+44 20 7946 0018')
  })

  test('masking hides every part that was found, and loses nothing', () => {
    const part = fc.constantFrom('+44 20 7946 0018', '4111111111111111', 'a@b.example', '⟦EMAIL 1⟧')
    const texts = fc.array(fc.oneof(anyText, fc.emailAddress(), part), { maxLength: 8 })
    fc.assert(
      fc.property(texts, (pieces) => {
        const text = pieces.join(' ')
        const parts = findPrivate(text)
        const { text: masked, marks } = maskPrivate(text, parts)
        const hidden = [...marks.values()]
        const all = parts.every(({ start, end }) => hidden.includes(text.slice(start, end)))
        return all && unmask(masked, marks) === text
      })
    )
  })

  test('ends on 50,000 characters of {0}')
    .with(
      [
        ...SLOW_PIECES,
        '1',
        '1 ',
        'A1',
        'a@',
        'a.',
        '1.',
        'DE89',
        'ES91 ',
        '4111 ',
        'password is ',
        'token: ',
      ].map((piece) => [JSON.stringify(piece), piece] as const)
    )
    .run(({ assert }, [, piece]) => {
      assert.isArray(findPrivate(piece.repeat(Math.ceil(50_000 / piece.length))))
    })

  test('the same part has the same mark in several texts', ({ assert }) => {
    const { texts, marks } = maskTogether([
      'Ask ana@kestrel.example.',
      'Not ana@kestrel.example!',
      '',
    ])
    assert.deepEqual(texts, ['Ask ⟦EMAIL 1⟧.', 'Not ⟦EMAIL 1⟧!', ''])
    assert.deepEqual([...marks], [['⟦EMAIL 1⟧', 'ana@kestrel.example']])
  })

  test('what one text gives away is masked in the others', ({ assert }) => {
    const { texts, marks } = maskTogether([
      'Call me at 0151 23456789. My password: Tr0ub4dor-9x81',
      'You reach us on 0151 23456789.',
      'I used Tr0ub4dor-9x81, not xTr0ub4dor-9x81y.',
    ])
    assert.deepEqual(texts, [
      'Call me at ⟦PHONE 1⟧. My password: ⟦SECRET 1⟧',
      'You reach us on ⟦PHONE 1⟧.',
      'I used ⟦SECRET 1⟧, not xTr0ub4dor-9x81y.',
    ])
    assert.equal(unmask(texts[1], marks), 'You reach us on 0151 23456789.')
  })

  test('texts stay apart, whatever characters they hold', ({ assert }) => {
    const originals = ['One\n\u0000\nAsk ana@kestrel.example.', '\u0000', 'Two']
    const { texts } = maskTogether(originals)
    assert.deepEqual(texts, ['One\n\u0000\nAsk ⟦EMAIL 1⟧.', '\u0000', 'Two'])
  })

  test('masks as many as there are, each with a mark of its own', ({ assert }) => {
    const mails = Array.from({ length: 1_200 }, (_, at) => `reader${at}@oakpost.example`)
    const { texts, marks } = maskTogether([`⟦EMAIL 2⟧ ${mails.join(' ')}`])
    assert.equal(marks.size, mails.length)
    assert.notInclude(texts[0], 'oakpost')
    assert.isFalse(marks.has('⟦EMAIL 2⟧'))
    assert.equal(unmask(texts[0], marks), `⟦EMAIL 2⟧ ${mails.join(' ')}`)
  })
})
