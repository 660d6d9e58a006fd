import { test } from '@japa/runner'
import fc from 'fast-check'
import { findPrivate } from '#app/prompts/domain/privacy/find_private'
import { maskPrivate, unmask } from '#app/prompts/domain/privacy/mask_private'
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
    ] as const)
    .run(({ assert }, [kind, text, part]) => assert.deepEqual(found(text), [[kind, part]]))

  test('is silent on {$self}')
    .with([
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

  test('gives the same part the same mark, and puts every part back', ({ assert }) => {
    const text = 'Mail a@b.example and c@d.example, then a@b.example again: ⟦EMAIL 1⟧'
    const { text: masked, marks } = maskPrivate(text)
    assert.equal(masked, 'Mail ⟦EMAIL 2⟧ and ⟦EMAIL 3⟧, then ⟦EMAIL 2⟧ again: ⟦EMAIL 1⟧')
    assert.equal(unmask(masked, marks), text)
    assert.equal(unmask('To ⟦EMAIL 3⟧ and ⟦PHONE 9⟧', marks), 'To c@d.example and ⟦PHONE 9⟧')
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
      [...SLOW_PIECES, '1', '1 ', 'A1', 'a@', 'a.', '1.', 'DE89', 'password is '].map(
        (piece) => [JSON.stringify(piece), piece] as const
      )
    )
    .run(({ assert }, [, piece]) => {
      assert.isArray(findPrivate(piece.repeat(Math.ceil(50_000 / piece.length))))
    })
})
