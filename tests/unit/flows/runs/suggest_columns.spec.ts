import { test } from '@japa/runner'
import type { AskField } from '#app/flows/domain/graph/settings'
import { suggestColumns } from '#app/flows/domain/batches/suggest_columns'

const field = (name: string, label: string): AskField => ({
  ...{ name, label, type: 'text', isRequired: true },
})

/** Fields by name and label, the columns of a file, and which are suggested. */
const CASES: [string, Record<string, string>, string[], Record<string, string>][] = [
  [
    'an equal label wins over one that is alike',
    { price: 'Preis (€)' },
    ['Preis ($)', 'Preis (€)'],
    { price: 'Preis (€)' },
  ],
  [
    'labels that differ in a sign take their own columns, in any order',
    { euro: 'Preis (€)', dollar: 'Preis ($)' },
    ['Preis ($)', 'Preis (€)'],
    { euro: 'Preis (€)', dollar: 'Preis ($)' },
  ],
  [
    'nothing is guessed between two that are alike',
    { price: 'Price' },
    ['Price ($)', 'Price (€)'],
    {},
  ],
  [
    'a single one that is alike is taken',
    { price: 'Price' },
    ['Note', 'price-€'],
    { price: 'price-€' },
  ],
  [
    'labels that are signs alone match',
    { share: '%', amount: '€' },
    ['€', '%'],
    { share: '%', amount: '€' },
  ],
  [
    'case and spaces differ',
    { who: 'Full  name' },
    ['fullname', ' FULL NAME'],
    { who: ' FULL NAME' },
  ],
  [
    'the name of the field counts after its label',
    { mail: 'Address' },
    ['mail', 'address'],
    { mail: 'address' },
  ],
  ['a name matches where no label does', { mail: 'Address' }, ['E-Mail', 'mail'], { mail: 'mail' }],
  [
    'both spellings of an accent are one',
    { city: 'Ville préférée' },
    ['Ville pre\u0301fe\u0301re\u0301e'],
    { city: 'Ville pre\u0301fe\u0301re\u0301e' },
  ],
  ['a column is used once', { a: 'Name', b: 'name' }, ['NAME'], {}],
]

test.group('The columns that are suggested for the inputs of a flow', () => {
  for (const [name, fields, headers, wanted] of CASES) {
    test(name, ({ assert }) => {
      const asked = Object.entries(fields).map(([one, label]) => field(one, label))
      assert.deepEqual(suggestColumns(asked, headers), wanted)
    })
  }
})
