import { test } from '@japa/runner'
import { analyse } from '#app/prompts/domain/analyse'
import { applyEdits } from '#app/prompts/domain/edits'
import { RULES } from '#app/prompts/domain/rules/all'
import { RULE_EXAMPLES } from '#tests/unit/prompts/rule_examples'

const found = (text: string) => analyse(text).findings.map(({ rule }) => rule)
const edited = (text: string, rule: string) =>
  applyEdits(
    text,
    analyse(text).findings.flatMap((finding) => (finding.rule === rule && finding.edit) || [])
  )

test.group('Rules', () => {
  test('each has its own id and examples of both kinds', ({ assert }) => {
    const ids = RULES.map(({ id }) => id)
    assert.lengthOf(new Set(ids), ids.length)
    assert.isAtLeast(ids.length, 70)
    assert.sameMembers(Object.keys(RULE_EXAMPLES), ids)
  })

  test('says in one plain sentence why it matters', ({ assert }) => {
    for (const { why } of RULES) assert.match(why, /^["A-Z].*\.$/)
  })

  for (const [rule, { fires, silent }] of Object.entries(RULE_EXAMPLES)) {
    for (const text of fires) {
      test(`${rule} speaks: ${text.slice(0, 60)}`, ({ assert }) =>
        assert.include(found(text), rule))
    }
    for (const text of silent) {
      test(`${rule} is silent: ${text.slice(0, 60)}`, ({ assert }) =>
        assert.notInclude(found(text), rule))
    }
  }

  test('{rule} turns {from} into {to}')
    .with([
      { rule: 'goal.asks_for_help', from: 'help me plan a meeting', to: 'Plan a meeting' },
      {
        rule: 'goal.question_for_artefact',
        from: 'Could you please write a poem?',
        to: 'Write a poem.',
      },
      {
        rule: 'goal.question_for_artefact',
        from: "I'd like you to write a poem.",
        to: 'Write a poem.',
      },
      {
        rule: 'goal.no_verb',
        from: 'I need a cover letter for a job',
        to: 'Write a cover letter for a job',
      },
      { rule: 'goal.no_verb', from: 'A picture of a cat', to: 'Create a picture of a cat' },
      {
        rule: 'goal.no_verb',
        from: 'bubble sort in python',
        to: 'Write code for this: bubble sort in python',
      },
      { rule: 'clarity.hedge', from: 'Maybe write a poem.', to: 'Write a poem.' },
      { rule: 'clarity.hedge', from: 'Write a poem, if possible.', to: 'Write a poem.' },
      {
        rule: 'clarity.wordy',
        from: 'Due to the fact that we moved, write a note.',
        to: 'Because we moved, write a note.',
      },
      {
        rule: 'clarity.unfinished',
        from: 'Write a post about rain',
        to: 'Write a post about rain.',
      },
      {
        rule: 'clarity.unfinished',
        from: 'Why does Russia have many time zones',
        to: 'Why does Russia have many time zones?',
      },
      { rule: 'clarity.capital', from: 'write a post.', to: 'Write a post.' },
      { rule: 'clarity.typo', from: 'Write teh report for Bo.', to: 'Write the report for Bo.' },
      { rule: 'clarity.repeated_word', from: 'Write the the report.', to: 'Write the report.' },
      { rule: 'hygiene.exclamation', from: 'Write a post!!! Now?!!', to: 'Write a post. Now?' },
      {
        rule: 'hygiene.repeated_sentence',
        from: 'Write a post now.\nWrite a post now.',
        to: 'Write a post now.',
      },
      { rule: 'hygiene.courtesy', from: 'Hello! Write a post. Thanks a lot!', to: 'Write a post.' },
    ])
    .run(({ assert }, { rule, from, to }) => {
      assert.equal(edited(from, rule), to)
    })

  test('edits keep their hands off quotes, code and pasted text', ({ assert }) => {
    const text = 'Rewrite "teh the the end!!! Thanks" and `teh` now.'
    assert.isEmpty(analyse(text).findings.filter(({ edit }) => edit))
  })

  test('in another language only rules that hold there speak, and say so', ({ assert }) => {
    assert.deepEqual(found('Escribe un correo a mi jefe sobre el nuevo producto!!!'), [
      'language.not_english',
      'hygiene.exclamation',
    ])
  })

  test('a rule can be left out', ({ assert }) => {
    const { findings } = analyse('write a post', { without: ['clarity.capital'] })
    assert.notInclude(
      findings.map(({ rule }) => rule),
      'clarity.capital'
    )
  })
})
