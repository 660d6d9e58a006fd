import { test } from '@japa/runner'
import { GREETING } from '#tests/functional/flows/flow_steps'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import { plainVariables, readablePieces } from '#frontend/lib/plain_variables'

test.group('A text with variables for people', () => {
  test('has their names in quotes instead of braces', ({ assert }) => {
    assert.equal(
      plainVariables('"letter" uses {{facts}}, but no step or field has that name.'),
      '"letter" uses “facts”, but no step or field has that name.'
    )
    assert.equal(plainVariables('{{ Reply.total }} and {{Who}}'), '“Reply › total” and “Who”')
    assert.equal(plainVariables('Nothing to fill in'), 'Nothing to fill in')
  })

  test('leaves out tags around one variable, and keeps all others', ({ assert }) => {
    assert.deepEqual(readablePieces('Sum up.\n\n<review>\n{{Review}}\n</review>'), [
      { text: 'Sum up.\n\n', isVariable: false },
      { text: 'Review', isVariable: true },
      { text: '', isVariable: false },
    ])
    for (const text of ['<b>{{a}} and {{b}}</b>', '<a>{{x}}</b>', '<br> {{x}}'])
      assert.equal(
        plainVariables(text),
        text.replaceAll(/\{\{(\w)\}\}/g, (_, name) => `“${name}”`)
      )
  })

  test('is what a step says of itself in a list', ({ assert }) => {
    for (const { kind, settings } of GREETING.nodes)
      assert.notInclude(plainVariables(kindOf(kind).summary(settings)), '{{')
  })
})
