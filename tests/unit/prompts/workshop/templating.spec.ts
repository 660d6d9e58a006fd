import { test } from '@japa/runner'
import fc from 'fast-check'
import { proposeVariables } from '#app/prompts/domain/templating/propose_variables'
import { templateOf } from '#app/prompts/domain/templating/template_of'
import { VARIABLE_TYPES } from '#app/prompts/domain/templating/types'
import {
  fillTemplate,
  nameProblem,
  variablesIn,
} from '#app/prompts/domain/templating/variable_names'
import { anyText } from '#tests/unit/prompts/hostile_texts'
import { countWork } from '#tests/unit/prompts/work_counter'

const short = (text: string) =>
  proposeVariables(text).map(({ name, type, value }) => `${name} ${type} ${value}`)

const FOUND = [
  ['Write to Maria Lopez about the audit', 'person text Maria Lopez'],
  ['Draft a note. Maria Lopez left on a high', 'name text Maria Lopez'],
  ['Write an email to Jonas', 'person text Jonas'],
  ['Write a bid for our client Kestrel & Sons', 'company text Kestrel & Sons'],
  ['Plan three days in Ghent', 'place text Ghent'],
  ['Write 120 words on rust', 'words number 120'],
  ['Give a talk of 1,200 words on rust', 'words number 1,200'],
  ['Write a note on rust of 80 to 100 words', 'words_to number 100'],
  ['Offer 20% off', 'percent number 20'],
  ['Invite 40 retired teachers to lunch', 'teachers number 40'],
  ['Book a room for the 3rd of May', 'date date 3rd of May'],
  ['Ask for the report by 12 March 2027.', 'deadline date 12 March 2027'],
  ['The fair is on 2027-03-31, at noon', 'date date 2027-03-31'],
  ['Meet at 9:45 pm in the hall', 'time text 9:45 pm'],
  ['Compare this with Q3 2026', 'quarter text Q3 2026'],
  ['The budget is €1,250.50, all in', 'budget text €1,250.50'],
  ['Spend 800 euros on it', 'amount number 800'],
  ['Offer the lamp for US$ 20 at noon', 'amount text US$ 20'],
  ['Offer the lamp for A$5.50 at noon', 'amount text A$5.50'],
  ['Offer the lamp for 20 $ at noon', 'amount number 20'],
  ['Offer the lamp at a price of £ 5', 'price text £ 5'],
  ['Close with "Sweet regards"', 'quote text Sweet regards'],
  ['Use the slogan "Fresh!"', 'slogan text Fresh!'],
  ['Write to [name of the customer]', 'name_customer text [name of the customer]'],
  ['Deliver it on [delivery date]', 'delivery_date date [delivery date]'],
  ['Greet {first_name} warmly', 'first_name text {first_name}'],
  ['Write in a ${tone:friendly} tone', 'tone text ${tone:friendly}'],
  ['Write to ${Job Title} now', 'job_title text ${Job Title}'],
  ['Mail ops@kestrel.example first', 'email text ops@kestrel.example'],
  ['Read https://example.org/a first', 'link text https://example.org/a'],
  [
    'Write a post for busy parents of toddlers about sleep',
    'audience text busy parents of toddlers',
  ],
  ['Write a poem.\nAudience: night nurses', 'audience text night nurses'],
  ['Write a blog post about remote work', 'topic text remote work'],
  ['Write an email about our new product', 'product text our new product'],
  ['Write it in a warm and direct tone', 'tone choice warm and direct'],
  ['Translate the menu into German', 'language choice German'],
  ['Write a post for LinkedIn on rust', 'channel choice LinkedIn'],
  [
    'Summarise this article:\n\n"""\nThe harbour closes at noon.\n"""',
    'article long_text The harbour closes at noon.',
  ],
  ['Sort these:\n<answers>\nyes\nno\n</answers>', 'answers long_text yes\nno'],
] as const

const QUIET = [
  'Write a poem',
  'Explain in plain English how rain forms',
  'Use Python and return JSON',
  'WRITE A LETTER TO THE MAYOR OF OUR TOWN NOW',
  'Write like it is Monday and I am late',
  'Greet {{first_name}} and sign as {{ team }}',
  'Put {{2nd_item}}, {{user-name}}, {{First Name}} and {{prénom}} in',
  `Greet {{${'prénom'.normalize('NFD')}}} and {{اسم}} in one line`,
  'Keep {{ name | upper }}, {{[[TODO]]}} and {{#if x}} as they are',
  'Keep {\\{name}} as it is',
  'Solve $x^2$ and $$a_1 = b$$ and $n$',
  'Show how $PATH and $HOME work',
  'Print $@ and $(pwd) in bash',
  'Keep \\${name} and $${name} as they are',
  'Write \\frac{{a}}{b} and x^{n} in one line',
  'Make it better',
]

test.group('Variables of a prompt', () => {
  test('"{0}" gives {1}')
    .with(FOUND.map(([text, variable]) => [text, variable] as const))
    .run(({ assert }, [text, variable]) => {
      assert.include(short(text), variable)
    })

  test('"{$self}" has nothing that changes')
    .with(QUIET)
    .run(({ assert }, text) => {
      assert.deepEqual(short(text), [])
    })

  test('the same value is one variable in all of its places', ({ assert }) => {
    const text = 'Write to Ada about the fair. Ada was there last year.'
    const [ada] = proposeVariables(text)
    assert.equal(ada.value, 'Ada')
    assert.deepEqual(
      ada.places.map(({ start }) => start),
      [9, 29]
    )
    assert.equal(
      templateOf(text, [{ ...ada, name: 'who' }]),
      'Write to {{who}} about the fair. {{who}} was there last year.'
    )
  })

  test('no name is taken twice, nor one that the text has', ({ assert }) => {
    const names = proposeVariables(
      'Compare "one thing" with "another thing" and {{quote}}; {{ quote_3 }} is known.'
    ).map(({ name }) => name)
    assert.deepEqual(names, ['quote_2', 'quote_4'])
  })

  test('a choice has the value among what can be chosen', ({ assert }) => {
    for (const text of ['Use a playful tone', 'Translate it into Polish', 'A post for Reddit']) {
      const choice = proposeVariables(text).find(({ type }) => type === 'choice')!
      assert.include(choice.options!, choice.value)
      assert.isAbove(choice.options!.length, 4)
    }
  })

  test('a name of a variable is checked', ({ assert }) => {
    assert.isNull(nameProblem('first_name2', ['other']))
    assert.equal(nameProblem('', []), 'empty')
    for (const name of ['2nd', 'First Name', 'prénom', 'user-name', '名前'])
      assert.isNull(nameProblem(name, []), name)
    for (const name of ['a | b', '[x]', '{x}', 'x = 1', 'now()', '...'])
      assert.equal(nameProblem(name, []), 'form', name)
    assert.equal(nameProblem('a'.repeat(61), []), 'long')
    assert.equal(nameProblem('tone', ['tone']), 'taken')
    assert.equal(nameProblem('First  name', ['first name']), 'taken')
  })

  test('filling puts each value in once, and leaves what has none', ({ assert }) => {
    const values = new Map([
      ['a', '{{b}}'],
      ['b', '$& twice'],
    ])
    assert.equal(fillTemplate('{{a}} {{ b }} {{c}} {a}', values), '{{b}} $& twice {{c}} {a}')
    assert.deepEqual(variablesIn('{{a}} {{ b }} {{a}} {c}'), ['a', 'b'])
  })
})

test.group('Variables, on any text', () => {
  const piece = fc.constantFrom(
    'Write to Ada Lovelace ',
    'on 12 March 2027 ',
    '"quoted words" ',
    '{{',
    '}}',
    '{{quote}}',
    '{{ name }}',
    '{words}',
    '120 words ',
    '5-7 days ',
    '$5 ',
    '{5 apples}',
    '[who reads it] ',
    'in German ',
    'for busy parents ',
    'about our new product ',
    'Ada ',
    'a@b.example ',
    '\n',
    '<x>'
  )
  const text = fc.oneof(
    anyText,
    fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''))
  )

  test('filled with the values that were taken, a template is the prompt again', ({ assert }) => {
    fc.assert(
      fc.property(text, fc.infiniteStream(fc.boolean()), (original, coin) => {
        const chosen = proposeVariables(original).filter(() => coin.next().value)
        const template = templateOf(original, chosen)
        const values = new Map(chosen.map(({ name, value }) => [name, value]))
        assert.equal(fillTemplate(template, values), original)
        for (const { name } of chosen) assert.include(variablesIn(template), name)
      }),
      { numRuns: 1500 }
    )
  })

  test('the same with any other names that are allowed', ({ assert }) => {
    fc.assert(
      fc.property(text, (original) => {
        const existing = variablesIn(original)
        const chosen = proposeVariables(original).map((variable, at) => ({
          ...variable,
          name: `x${at}`,
        }))
        if (chosen.some(({ name }) => nameProblem(name, existing))) return
        const values = new Map(chosen.map(({ name, value }) => [name, value]))
        assert.equal(fillTemplate(templateOf(original, chosen), values), original)
      }),
      { numRuns: 500 }
    )
  })

  test('every variable has a lawful name, a type and a value that stands in its places', ({
    assert,
  }) => {
    fc.assert(
      fc.property(text, (original) => {
        const proposals = proposeVariables(original)
        const names = proposals.map(({ name }) => name)
        for (const [at, { name, type, value, places, options }] of proposals.entries()) {
          assert.isNull(nameProblem(name, [...variablesIn(original), ...names.slice(0, at)]))
          assert.include(VARIABLE_TYPES, type)
          assert.equal(type === 'choice', options !== undefined)
          assert.isNotEmpty(value)
          for (const { start, end } of places) assert.equal(original.slice(start, end), value)
        }
      }),
      { numRuns: 500 }
    )
  })

  test('a text twice as long costs about twice the work', ({ assert }) => {
    const work = (times: number) => {
      const pieces = Array.from(
        { length: times },
        (_, at) => `The lamp of Ada stands at pier ${at} and costs $${at}. `
      )
      return countWork(() => proposeVariables(`Describe this. ${pieces.join('')}`))
    }
    assert.isBelow(work(160), work(80) * 2.8)
  })
})
