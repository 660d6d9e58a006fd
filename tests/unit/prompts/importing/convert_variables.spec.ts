import { test } from '@japa/runner'
import fc from 'fast-check'
import { convertVariables } from '#app/prompts/domain/importing/convert_variables'

const CONVERTED = {
  'Write to ${name}.': 'Write to {{name}}.',
  'As a ${Job Title}, now': 'As a {{job_title}}, now',
  'In a ${tone:friendly, but brief} tone': 'In a {{tone}} tone',
  'In a ${tone:-calm} tone': 'In a {{tone}} tone',
  'To [name] at [Company Name].': 'To {{name}} at {{company_name}}.',
  'To <name> at <company name>.': 'To {{name}} at {{company_name}}.',
  'Für ${Größe}': 'Für {{Größe}}',
  '"[topic]" and “${topic}”': '"{{topic}}" and “{{topic}}”',
  '<context>\n[notes]\n</context>': '<context>\n{{notes}}\n</context>',
  '{"role": "${role}", "n": 1}': '{"role": "{{role}}", "n": 1}',
  '- [ ] call [client]': '- [ ] call {{client}}',
}

const KEPT = [
  'Hone writes {{name}} so.',
  'To {{first name}}, {{2nd [x]}} and {{last}}',
  'A {\\{[name]}} that is kept, and {{[[name]]}}',
  'Solve $x^2$ for $10 with $PATH',
  '{{#if name}}Dear{{/if}} {{user.name}} {{{raw}}}',
  '<p>Hello<br><img src="x"> <strong>you</strong></p>',
  '<instructions>Be brief</instructions>',
  'Use <br> and <table> where you must',
  'See [the guide](https://example.test/[a]) and [it][1], ![alt](x.png)',
  'See [guide] below\n\n[guide]: https://example.test',
  '- [ ] open\n- [x] done\n1. [X] done',
  'List<String> and Map<Key, Value> and Promise<T>',
  '#include <vector>\nint a[size];',
  'rows[index] and $[x] and {[x]}',
  '```js\nconst a = `${name}`; list[0] = <b>\n[x y]\n```',
  'Run `echo ${HOME} [name]` now',
  '{"list": [true], "other": [1, 2], "texts": ["a"]}',
  '[section]\nkey = value',
  '[Describe the problem in detail, with at least two examples]',
  'if a <b and c> 3, [1] says [^2] \\[name\\] \\${x}',
  '[b]bold[/b] [INST] go [/INST]',
  'It costs $5 or $name or ${} or ${a+b}',
  'https://example.test/${id}/[name]',
  'She wrote teh [sic] word',
]

test.group('Variables of other syntaxes', () => {
  test('become variables of Hone: {$self}')
    .with(Object.keys(CONVERTED))
    .run(({ assert }, text) => {
      assert.equal(convertVariables(text).text, CONVERTED[text as keyof typeof CONVERTED])
    })

  test('are not taken for one: {$self}')
    .with(KEPT)
    .run(({ assert }, text) => assert.equal(convertVariables(text).text, text))

  test('are listed with what they stand for where nothing is given', ({ assert }) => {
    const { variables } = convertVariables('A ${tone:warm} note to [client]')
    assert.deepEqual(variables, [
      { start: 2, end: 14, written: '${tone:warm}', name: 'tone', preset: 'warm' },
      { start: 23, end: 31, written: '[client]', name: 'client', preset: null },
    ])
  })

  const pieces = fc.constantFrom(
    ...['${a}', '${b c:d}', '[x y]', '[a]', '<t u>', '<br>', '{{x}}', '{{a b}}', '`', '```', '\n'],
    ...[
      '[',
      ']',
      '<',
      '>',
      '{',
      '}',
      '$',
      '(',
      ')',
      '\\',
      ' ',
      'a',
      '</t u>',
      '[/a]',
      'http://',
      '"',
    ]
  )
  const anyText = fc.array(fc.oneof(pieces, fc.string({ maxLength: 4 })), { maxLength: 30 })

  test('are the only thing that changes in a text, and change once', ({ assert }) => {
    fc.assert(
      fc.property(anyText, (parts) => {
        const text = parts.join('')
        const converted = convertVariables(text)
        let back = ''
        let at = 0
        let from = 0
        for (const { start, end, written, name } of converted.variables) {
          assert.equal(text.slice(start, end), written)
          assert.match(name, /^[A-Za-z_]\w{0,39}$/)
          const kept = text.slice(from, start)
          assert.equal(converted.text.slice(at, at + kept.length), kept)
          at += kept.length
          assert.equal(converted.text.slice(at, at + name.length + 4), `{{${name}}}`)
          at += name.length + 4
          back += kept + written
          from = end
        }
        assert.equal(back + converted.text.slice(at), text)
        assert.equal(convertVariables(converted.text).text, converted.text)
      }),
      { numRuns: 3_000 }
    )
  })

  test('are found in work that grows with the text', ({ assert }) => {
    for (const piece of ['[', '${', '<a', '{{', '`', '```', '[a', '</', '[a]:\n', '[a]'])
      assert.isDefined(convertVariables(piece.repeat(200_000 / piece.length)))
  })
})
