import { test } from '@japa/runner'
import { analyze, analysisOf } from '#app/prompts/domain/analyze'
import { applyEdits } from '#app/prompts/domain/edits'
import { RULES } from '#app/prompts/domain/findings/all'
import { TIDIED } from '#app/prompts/domain/findings/rule'
import type { Family } from '#app/prompts/domain/reading/family/families'
import { isOptional, pointsOf } from '#app/prompts/domain/reading/needs'
import { read } from '#app/prompts/domain/reading/read'
import type { Job } from '#app/prompts/domain/reading/reading'
import { RULE_EXAMPLES } from '#tests/unit/prompts/findings/rule_examples'

/** The rules that speak of a text; `family` stands for the kind of work that was recognized. */
const found = (text: string, family?: Family) =>
  analysisOf(Object.assign(read(text), family && { family })).findings.map(({ rule }) => rule)
const edited = (text: string, rule: string) =>
  applyEdits(
    text,
    analyze(text).findings.flatMap((finding) => (finding.rule === rule && finding.edit) || [])
  )

/** Whether work of the kind misses the job where nothing does it. */
function isNeeded(job: Job, family?: Family): boolean {
  const reading = Object.assign(read('Write it.'), { family })
  return pointsOf(job, reading) > 0 && !isOptional(job, reading)
}

test.group('Rules', () => {
  test('each has its own id and examples of both kinds', ({ assert }) => {
    const ids = RULES.map(({ id }) => id)
    assert.lengthOf(new Set(ids), ids.length)
    assert.isAtLeast(ids.length, 60)
    assert.sameMembers(Object.keys(RULE_EXAMPLES), ids)
  })

  test('says in one plain sentence why it matters', ({ assert }) => {
    for (const { why } of RULES) assert.match(why, /^["A-Z].*\.$/)
  })

  for (const [rule, { fires, silent, family, job }] of Object.entries(RULE_EXAMPLES)) {
    const needed = !job || isNeeded(job, family)
    for (const text of fires) {
      test(`${rule} speaks: ${text.slice(0, 60)}`, ({ assert }) => {
        if (needed) assert.include(found(text, family), rule)
        else assert.notInclude(found(text, family), rule)
      })
    }
    for (const text of silent) {
      test(`${rule} is silent: ${text.slice(0, 60)}`, ({ assert }) =>
        assert.notInclude(found(text, family), rule))
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
    assert.isEmpty(analyze(text).findings.filter(({ edit }) => edit))
  })

  test('all trivial edits of the wording make one entry', ({ assert }) => {
    const tidied = RULES.filter(({ did }) => did === TIDIED).map(({ id }) => id)
    assert.sameMembers(tidied, [
      'clarity.unfinished',
      'clarity.capital',
      'clarity.typo',
      'clarity.repeated_word',
      'hygiene.exclamation',
      'hygiene.repeated_sentence',
    ])
  })

  test('nothing is missed where the kind of work is not known', ({ assert }) => {
    const reading = Object.assign(read('Write about bees'), { family: null })
    const rules = analysisOf(reading).findings.map(({ rule }) => rule)
    assert.isEmpty(rules.filter((rule) => rule.endsWith('missing')))
  })

  test('in another language only rules that hold there speak, and say so', ({ assert }) => {
    assert.deepEqual(found('Escribe un correo a mi jefe sobre el nuevo producto!!!'), [
      'language.not_english',
      'hygiene.exclamation',
    ])
  })

  test('a rule can be left out', ({ assert }) => {
    const { findings } = analyze('write a post', { without: ['clarity.capital'] })
    assert.notInclude(
      findings.map(({ rule }) => rule),
      'clarity.capital'
    )
  })
})
