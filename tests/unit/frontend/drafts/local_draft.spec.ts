import { test } from '@japa/runner'
import {
  clearDraftsOfPeople,
  draftKey,
  dropVisitorDraft,
  dropDraft,
  findDrafts,
  keepDraft,
  ownOrNewest,
  readDraft,
  readVisitorDraft,
  thisPage,
  type LocalDraft,
} from '#frontend/lib/storage/local_draft'
import { MemoryStore } from '#tests/unit/frontend/drafts/memory_store'

const PLACE = { userId: 'ada', slot: 'new' }
const DRAFT: LocalDraft = {
  text: 'Write an email 😀\n\u2028“now”',
  settings: { tone: 7, detail: 5, audience: 'expert', goal: 'action', kind: 'plan' },
  etag: 3,
  updatedAt: 1_795_000_000_000,
}

test.group('A local draft', () => {
  test('comes back as it was kept', ({ assert }) => {
    const store = new MemoryStore()
    assert.equal(keepDraft(PLACE, DRAFT, store), 'kept')
    assert.containSubset(readDraft(PLACE, store), DRAFT)
    dropDraft(PLACE, store)
    assert.isNull(readDraft(PLACE, store))
  })

  test('belongs to one person and one place', ({ assert }) => {
    const store = new MemoryStore()
    keepDraft(PLACE, DRAFT, store)
    assert.isNull(readDraft({ userId: 'grace', slot: 'new' }, store))
    assert.isNull(readDraft({ userId: 'ada', slot: 'other' }, store))
  })

  test('is found by the start of its slot, newest first', ({ assert }) => {
    const store = new MemoryStore()
    keepDraft({ userId: 'ada', slot: 'new~a' }, { ...DRAFT, updatedAt: 1 }, store)
    keepDraft({ userId: 'ada', slot: 'new~b' }, { ...DRAFT, updatedAt: 2 }, store)
    keepDraft({ userId: 'ada', slot: 'home' }, DRAFT, store)
    keepDraft({ userId: 'grace', slot: 'new~c' }, DRAFT, store)
    store.items.set(draftKey({ userId: 'ada', slot: 'new~d' }), '{')
    const slots = findDrafts('ada', 'new~', store).map(({ place }) => place.slot)
    assert.deepEqual(slots, ['new~b', 'new~a'])
  })

  test('of this tab goes before a newer one of another', ({ assert }) => {
    const store = new MemoryStore()
    keepDraft({ userId: 'ada', slot: `new~${thisPage}` }, { ...DRAFT, updatedAt: 1 }, store)
    keepDraft({ userId: 'ada', slot: 'new~other' }, { ...DRAFT, updatedAt: 2 }, store)
    const found = findDrafts('ada', 'new~', store)
    assert.equal(ownOrNewest(found)?.place.slot, `new~${thisPage}`)
    assert.equal(ownOrNewest(found.slice(0, 1))?.place.slot, 'new~other')
    assert.isNull(ownOrNewest([]))
  })

  test('is none when the browser holds {$self}')
    .with([
      '',
      '{',
      'null',
      '"text"',
      '[]',
      '{"v":2,"text":"a","settings":null,"etag":null,"updatedAt":1}',
      '{"v":1,"text":7,"settings":null,"etag":null,"updatedAt":1}',
      '{"v":1,"text":"a","settings":null,"etag":"3","updatedAt":1}',
    ])
    .run(({ assert }, json) => {
      const store = new MemoryStore()
      store.items.set(draftKey(PLACE), json)
      assert.isNull(readDraft(PLACE, store))
    })

  test('says so when the browser has no room, and keeps what was there', ({ assert }) => {
    const store = new MemoryStore()
    keepDraft(PLACE, DRAFT, store)
    store.refusal = new DOMException('full', 'QuotaExceededError')
    assert.equal(keepDraft(PLACE, { ...DRAFT, text: 'longer' }, store), 'full')
    assert.equal(readDraft(PLACE, store)?.text, DRAFT.text)
  })

  test('says so when the browser forbids storage', ({ assert }) => {
    const store = new MemoryStore()
    store.refusal = new DOMException('no', 'SecurityError')
    assert.equal(keepDraft(PLACE, DRAFT, store), 'blocked')
    assert.equal(keepDraft(PLACE, DRAFT, null), 'blocked')
    assert.isNull(readDraft(PLACE, null))
  })
})

test.group('The text of a visitor', () => {
  test('is handed over once', ({ assert }) => {
    const store = new MemoryStore()
    store.items.set('hone.draft.new', JSON.stringify({ text: 'Write a poem' }))
    assert.equal(readVisitorDraft(store), 'Write a poem')
    dropVisitorDraft(store)
    assert.isNull(readVisitorDraft(store))
  })

  test('is none when it is {$self}')
    .with(['{', 'null', '{}', '{"text":"  "}', '{"text":5}'])
    .run(({ assert }, json) => {
      const store = new MemoryStore()
      store.items.set('hone.draft.new', json)
      assert.isNull(readVisitorDraft(store))
    })
})

test.group('Leaving', () => {
  function storeWithBoth() {
    const store = new MemoryStore()
    store.items.set('hone.draft.new', '{"text":"mine"}')
    store.items.set('hone_theme', 'dark')
    keepDraft(PLACE, DRAFT, store)
    keepDraft({ userId: 'grace', slot: 'home' }, DRAFT, store)
    return store
  }

  test('by signing out leaves of all drafts only what a visitor is about to sign up with', ({
    assert,
  }) => {
    const store = storeWithBoth()
    clearDraftsOfPeople(store)
    assert.deepEqual([...store.items.keys()], ['hone.draft.new', 'hone_theme'])
  })
})
