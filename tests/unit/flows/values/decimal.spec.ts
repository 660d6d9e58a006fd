import { test } from '@japa/runner'
import fc from 'fast-check'
import { decimalIn, exactNumberIn, numberIn } from '#app/flows/domain/values/decimal'
import { announcedSeed, rounds } from '#tests/helpers/random'

const LOCALES = ['en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-IN', 'sv-SE', 'es-ES', 'pt-BR']

test.group('A number as people write it', () => {
  test('is read as {1}: {0}')
    .with([
      ['1,200.50', 1200.5],
      ['1.200,50', 1200.5],
      ['1 200,5', 1200.5],
      ['1,200', 1200],
      ['1.200', 1.2],
      ['0,500', 0.5],
      ['1.234.567', 1234567],
      ['$5', 5],
      ['-$5', -5],
      ['$-5', -5],
      ['5 USD', 5],
      ['40 %', 40],
      ['-3', -3],
      ['\u22123', -3],
      ['.5', 0.5],
      [',5', 0.5],
      ['7.', 7],
      ['1e+21', 1e21],
    ] as const)
    .run(({ assert }, [text, number]) => assert.equal(numberIn(text), number))

  test('is kept to its last digit: {0} as {1}')
    .with([
      ['12345678901234567.25', '12345678901234567.25'],
      ['-0.12345678901234567890', '-0.12345678901234567890'],
      ['12345678901234567891', '12345678901234567891'],
      ['1,234.50', 1234.5],
      ['0.1', 0.1],
      ['1e+21', 1e21],
      ['-0', 0],
    ] as const)
    .run(({ assert }, [text, number]) => assert.equal(exactNumberIn(text), number))

  test('is not found in {0}')
    .with([
      '1e5',
      '.',
      '',
      '1.2.3',
      '5 $ x',
      '1,2,3',
      '7,',
      '--5',
      '5²',
      '½',
      '1 2',
      '$5 USD',
      'kg 5',
    ])
    .run(({ assert }, text) => assert.isNull(decimalIn(text)))

  test('is read with the separators of each language', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.constantFrom(...LOCALES),
        (cents, locale) => {
          const text = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(
            cents / 100
          )
          assert.equal(numberIn(text), cents / 100, text)
        }
      ),
      { seed: announcedSeed('numbers of languages'), numRuns: rounds(5_000) }
    )
  })
})
