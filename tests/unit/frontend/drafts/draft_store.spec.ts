import { test } from '@japa/runner'
import {
  draftStore,
  holdsDrafts,
  keepDraftsInTab,
  settleDrafts,
} from '#frontend/lib/storage/draft_store'
import { dropDraft, keepDraft, readDraft, type LocalDraft } from '#frontend/lib/storage/local_draft'
import { MemoryStore } from '#tests/unit/frontend/drafts/memory_store'

const ADA = { userId: 'ada', slot: 'new~one' }
const GRACE = { userId: 'grace', slot: 'new~one' }
const DRAFT: LocalDraft = { text: 'Ada writes', settings: null, etag: 1, updatedAt: 1 }

test.group('Drafts and sessions', (group) => {
  let browser = new MemoryStore()
  let tab = new MemoryStore()

  group.each.setup(() => {
    browser = new MemoryStore()
    tab = new MemoryStore()
    const value = (store: MemoryStore) => ({ value: store, configurable: true })
    Object.defineProperty(globalThis, 'localStorage', value(browser))
    Object.defineProperty(globalThis, 'sessionStorage', value(tab))
    return () => {
      dropDraft(ADA)
      settleDrafts('nobody')
      Reflect.deleteProperty(globalThis, 'localStorage')
      Reflect.deleteProperty(globalThis, 'sessionStorage')
    }
  })

  test('another person who signs in removes them, a visitor’s text stays', ({ assert }) => {
    browser.setItem('hone.draft.new', '{"text":"a visitor"}')
    browser.setItem('hone_theme', 'dark')
    keepDraft(ADA, DRAFT)
    keepDraft(GRACE, DRAFT)
    settleDrafts('grace')
    assert.isNull(readDraft(ADA))
    assert.isNotNull(readDraft(GRACE))
    assert.includeMembers([...browser.items.keys()], ['hone.draft.new', 'hone_theme'])
  })

  test('the same person who signs in again finds them', ({ assert }) => {
    keepDraft(ADA, DRAFT)
    settleDrafts('ada')
    assert.equal(readDraft(ADA)?.text, 'Ada writes')
  })

  test('after a sign-out elsewhere are in this tab alone, those that are kept later too', ({
    assert,
  }) => {
    keepDraft(ADA, DRAFT)
    assert.isTrue(holdsDrafts())
    browser.items.clear()
    keepDraftsInTab()
    const later = { userId: 'ada', slot: 'home' }
    keepDraft(later, { ...DRAFT, text: 'later' })
    assert.equal(browser.length, 0)
    assert.equal(tab.length, 2)
    settleDrafts('ada')
    assert.equal(tab.length, 0)
    assert.equal(readDraft(ADA)?.text, 'Ada writes')
    assert.equal(readDraft(later)?.text, 'later')
    dropDraft(later)
  })

  test('in a tab are removed when another person signs in', ({ assert }) => {
    keepDraft(ADA, DRAFT)
    keepDraftsInTab()
    settleDrafts('grace')
    assert.equal(tab.length, 0)
    assert.equal(browser.length, 0)
  })

  test('stay in the tab when the browser has no room for them', ({ assert }) => {
    keepDraft(ADA, DRAFT)
    keepDraftsInTab()
    browser.refusal = new DOMException('full', 'QuotaExceededError')
    settleDrafts('ada')
    assert.equal(tab.length, 1)
    browser.refusal = null
    settleDrafts('ada')
    assert.equal(tab.length, 0)
  })

  test('are nowhere where the browser keeps nothing', ({ assert }) => {
    Reflect.deleteProperty(globalThis, 'localStorage')
    assert.isNull(draftStore())
    assert.equal(keepDraft(ADA, DRAFT), 'blocked')
  })
})
