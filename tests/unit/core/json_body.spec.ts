import { test } from '@japa/runner'
import { nestsDeeperThan } from '#app/core/domain/parse_json'
import { readJsonBody } from '#app/core/requests/json_body'

test.group('How deep JSON is nested', () => {
  test('{text} is deeper than {most}: {isDeeper}')
    .with([
      { text: '{}', most: 1, isDeeper: false },
      { text: '[[]]', most: 1, isDeeper: true },
      { text: '[[],[],[{}]]', most: 3, isDeeper: false },
      { text: '{"a":"[[[[{{{{"}', most: 1, isDeeper: false },
      { text: '{"a":"\\"[[["}', most: 1, isDeeper: false },
      { text: '{"a\\\\":[[1]]}', most: 2, isDeeper: true },
      { text: ']]]][[', most: 1, isDeeper: false },
      { text: '"never ended [[[', most: 1, isDeeper: false },
    ])
    .run(({ assert }, { text, most, isDeeper }) =>
      assert.equal(nestsDeeperThan(most, text), isDeeper)
    )
})

test.group('The numbers of a body', () => {
  test('keep their digits where a number would round them', ({ assert }) => {
    const body = readJsonBody('{"id":12345678901234567891,"list":[-98765432109876543210,7,0.1]}')
    assert.deepEqual(body, {
      id: '12345678901234567891',
      list: ['-98765432109876543210', 7, 0.1],
    })
  })
})
