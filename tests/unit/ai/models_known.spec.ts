import { test } from '@japa/runner'
import { costOf, priceOf } from '#app/ai/domain/prices'
import { retiresOn } from '#app/ai/domain/retirements'

const UNKNOWN = { input: null, output: null }

test.group('What is known of models', () => {
  test('the administrator’s own price goes before the list, and only where it is whole', ({
    assert,
  }) => {
    assert.deepEqual(priceOf('gpt-5.4', UNKNOWN), { input: 2.5, output: 15 })
    assert.deepEqual(priceOf('gpt-5.4', { input: 0, output: 0 }), { input: 0, output: 0 })
    assert.deepEqual(priceOf('gpt-5.4', { input: 1, output: null }), { input: 2.5, output: 15 })
  })

  test('a model is known by its id, as a snapshot, and through a go-between; its siblings are not', ({
    assert,
  }) => {
    assert.equal(priceOf('openai/GPT-5.4-mini-2026-03', UNKNOWN)?.input, 0.75)
    assert.deepEqual(priceOf('gpt-4.1-2025-04-14', UNKNOWN), priceOf('gpt-4.1', UNKNOWN))
    for (const other of ['gpt-5.4-nano', 'gpt-5.4-pro', 'gpt-5.2-pro', 'llama3.2:latest'])
      assert.isNull(priceOf(other, UNKNOWN), other)
  })

  test('a cost is counted in millionths of a dollar, or not known', ({ assert }) => {
    assert.equal(costOf({ input: 2.5, output: 15 }, { input: 1_000_000, output: 0 }), 2_500_000)
    assert.equal(costOf({ input: 2.5, output: 15 }, { input: 3, output: 1 }), 23)
    assert.isNull(costOf(null, { input: 3, output: 1 }))
  })

  test('{0} is retired on {1}')
    .with([
      ['gpt-4o', '2027-01-14'],
      ['openai/gpt-4o', '2027-01-14'],
      ['gpt-5-mini-2025-08-07', '2026-12-11'],
      ['gpt-4o-audio-preview', null],
      ['gpt-5.4', null],
    ] as const)
    .run(({ assert }, [model, day]) => assert.equal(retiresOn(model), day))
})
