import { test } from '@japa/runner'
import type { Problem } from '#app/prompts/domain/model_rewrite/check_rewrite'
import { checkRewrite } from '#app/prompts/domain/model_rewrite/check_rewrite'
import { rewriteNotice } from '#app/prompts/domain/model_rewrite/rewrite_notice'
import { describeProblems } from '#app/prompts/domain/model_rewrite/describe_problems'
import { VARIANT_IDS } from '#app/prompts/domain/types'

const ORIGINAL =
  'Write an email to Ms. Okafor about Kestrel 3 for {{client}}, quote "small is fine", and never mention the price.'

/** What is wrong with a text as a rewrite of the original. */
function problemsOf(text: string, original = ORIGINAL): Problem[] {
  const answer = { text, changes: [], assumptions: [], questions: [], variables: [] }
  const checked = checkRewrite({ id: 'structured', original, kind: null }, answer)
  return checked.ok ? [] : checked.problems
}

const GUARDS = [
  { change: ['Okafor', 'Smith'], says: 'the name “Okafor” is missing or was changed' },
  { change: ['Kestrel 3', 'Kestrel 4'], says: 'the number “3” is missing or was changed' },
  { change: ['{{client}}', '{{reader}}'], says: 'the variable “{{client}}” is missing' },
  { change: ['"small is fine"', '"big is fine"'], says: 'the quote "small is fine" is missing' },
  {
    change: [', and never mention the price', ''],
    says: 'the negation “never mention price” is missing',
  },
]

test.group('What a person reads of a rewrite that was refused', () => {
  test('names what was lost: {says}')
    .with(GUARDS)
    .run(({ assert }, { change: [before, after], says }) => {
      assert.include(describeProblems(problemsOf(ORIGINAL.replace(before, after))), says)
    })

  test('names three parts, and how many more there are', ({ assert }) => {
    const lost = ['1', '2', '3', '4', '5'].map((text) => ({ kind: 'number' as const, text }))
    const noticeFor = (count: number) =>
      describeProblems([{ kind: 'lost', lost: lost.slice(0, count) }]).replaceAll('the number ', '')
    assert.equal(noticeFor(2), '“1” and “2” are missing or were changed')
    assert.equal(noticeFor(4), '“1”, “2”, “3” and one more part are missing or were changed')
    assert.equal(noticeFor(5), '“1”, “2”, “3” and 2 more parts are missing or were changed')
  })

  test('keeps long parts short and private parts to itself', ({ assert }) => {
    const lost = [
      { kind: 'code' as const, text: `\`\`\`\n${'x = 1\n'.repeat(50)}\`\`\`` },
      { kind: 'link' as const, text: 'ana@kestrel.example' },
      { kind: 'link' as const, text: 'kestrel.example' },
      { kind: 'number' as const, text: '3' },
    ]
    const description = describeProblems(
      [{ kind: 'lost', lost }],
      ['ana@kestrel.example', '0151 23456789']
    )
    assert.notInclude(description, 'kestrel')
    assert.include(description, 'a private part')
    assert.include(description, '“3”')
    assert.isBelow(description.length, 200)
  })

  test('says every other guard in plain words', ({ assert }) => {
    const long = `Write an email to Ms. Okafor about our new office in town, please. ${'More is said. '.repeat(400)}`
    const cases: [Problem['kind'], string, string, RegExp][] = [
      [
        'language',
        'Write a short text',
        'Schreibe bitte einen kurzen Text für uns alle',
        /language/,
      ],
      ['too_long', 'Write an email to us', long, /much longer/],
      ['too_short', long, 'Write an email to Ms. Okafor', /so short/],
      [
        'answered',
        'Write a letter to us',
        'Dear Sir,\n\nwe are well.\n\nSincerely',
        /does the work/,
      ],
      ['unchanged', 'Write a letter', 'Write a letter', /same as your prompt/],
    ]
    for (const [kind, original, text, words] of cases) {
      const problems = problemsOf(text, original)
      assert.include(
        problems.map((problem) => problem.kind),
        kind
      )
      assert.match(describeProblems(problems.filter((problem) => problem.kind === kind)), words)
    }
  })
})

test.group('The notice of an improvement by a model', () => {
  const lost: Problem[] = [{ kind: 'lost', lost: [{ kind: 'number', text: '49' }] }]
  const refused = (problems: Problem[]) => ({ kind: 'refused' as const, problems })
  const [first, second, third] = VARIANT_IDS

  test('is none where all went well', ({ assert }) => {
    assert.isNull(rewriteNotice({ missing: [], byModel: true, secrets: [] }))
  })

  test('says which versions were refused, and why', ({ assert }) => {
    const missing = [
      { id: first, why: refused(lost) },
      { id: second, why: refused(lost) },
      { id: third, why: refused([{ kind: 'answered' as const }]) },
    ]
    assert.equal(
      rewriteNotice({ missing, byModel: false, secrets: [] }),
      'The offline engine answered, because the model’s answer could not be used. The structured and contextual variants were not used: the number “49” is missing or was changed. The optimized variant was not used: it does the work instead of asking for it.'
    )
  })

  test('says each failure of the model once, beside what was refused', ({ assert }) => {
    const failed = { kind: 'failed' as const, failure: 'cut_off' as const }
    const missing = [
      { id: first, why: failed },
      { id: second, why: failed },
      { id: third, why: refused(lost) },
    ]
    assert.equal(
      rewriteNotice({ missing, byModel: true, secrets: [] }),
      'The offline engine filled in where the model’s answer could not be used. The answer ended too early. The optimized variant was not used: the number “49” is missing or was changed.'
    )
  })
})
