import { test } from '@japa/runner'
import { NO_FIGURES } from '#app/ai/domain/figures'
import { changeOf, newProviderOf, testOf, wordsOf } from '#frontend/features/ai/provider_words'
import type { Provider } from '#frontend/features/ai/providers_api'
import { addressOf, readFilter, WHOLE } from '#frontend/features/usage/usage_filter'
import { costText, dayText, moneyText } from '#frontend/lib/figures'

const KEPT = {
  ...{ id: 'a', name: 'Near', baseUrl: 'https://near.test/v1', model: 'small', api: 'chat' },
  ...{ inputPrice: 2.5, outputPrice: 10, isDefault: true, hasKey: true },
} as Provider

test.group('A provider as it is typed', () => {
  test('that is new leaves what is empty to the server', ({ assert }) => {
    const words = { ...wordsOf(null, { name: ' Near ', baseUrl: KEPT.baseUrl }), key: ' sk-1 ' }
    assert.containSubset(newProviderOf(words), { name: 'Near', key: 'sk-1', model: null })
    assert.isUndefined(newProviderOf(words).api)
    assert.isNull(newProviderOf(words).inputPrice)
  })

  test('keeps its key unless one is typed or it is removed', ({ assert }) => {
    const words = wordsOf(KEPT, {})
    assert.isUndefined(changeOf(words).key)
    assert.equal(changeOf({ ...words, key: 'sk-2' }).key, 'sk-2')
    assert.isNull(changeOf({ ...words, removesKey: true }).key)
    assert.deepEqual([changeOf(words).inputPrice, changeOf(words).outputPrice], [2.5, 10])
  })

  test('is tested with the kept key only at the address that it belongs to', ({ assert }) => {
    const words = wordsOf(KEPT, {})
    const kept = { providerId: 'a', model: 'small', api: 'chat' as const }
    assert.deepEqual(testOf(words, KEPT), kept)
    assert.deepEqual(testOf({ ...words, removesKey: true }, KEPT), { ...kept, key: null })
    const moved = testOf({ ...words, baseUrl: 'https://far.test' }, KEPT)
    assert.containSubset(moved, { baseUrl: 'https://far.test', key: null })
    assert.notProperty(moved, 'providerId')
  })
})

test.group('Usage as it is read', () => {
  test('a filter comes back from its address, and nonsense counts as not said', ({ assert }) => {
    const filter = { days: 7, purpose: 'try', model: 'small', measure: 'cost' } as const
    assert.deepEqual(readFilter(addressOf(filter)), filter)
    assert.equal(addressOf(WHOLE).size, 0)
    assert.deepEqual(readFilter(new URLSearchParams('days=8&purpose=fun&show=x')), WHOLE)
    assert.deepEqual(readFilter(new URLSearchParams('purpose=run')), WHOLE)
  })

  test('money has more digits the smaller it is, and never falls to nothing', ({ assert }) => {
    assert.deepEqual([0, 1, 250, 1_234_567].map(moneyText), [
      ...['$0.00', '< $0.0001', '$0.0003', '$1.23'],
    ])
    assert.equal(costText({ ...NO_FIGURES, costMicros: null, unpriced: 1 }), 'Unknown')
    assert.equal(
      costText({ ...NO_FIGURES, costMicros: 2_000_000, unpriced: 2 }),
      '$2.00 + 2 calls without a known price'
    )
  })

  test('a day is the same in every time zone', ({ assert }) =>
    assert.equal(dayText('2026-05-02'), 'May 2, 2026'))
})
