import { mock } from 'node:test'
import { test } from '@japa/runner'
import { LocalCopy } from '#frontend/prompts/local_copy'
import { openSavedDraft } from '#frontend/features/saved/use_saved_draft'
import { MemoryStore } from '#tests/unit/frontend/drafts/memory_store'

const OPENED = { id: 'p1', draft: 'one', etag: 1 }
const copyOf = (userId: string, id: string) => new LocalCopy(userId, `saved.${id}`).take()

test.group('The copy in this browser', (group) => {
  let browser = new MemoryStore()

  group.each.setup(() => {
    browser = new MemoryStore()
    mock.timers.enable({ apis: ['setTimeout', 'Date'] })
    Object.defineProperty(globalThis, 'localStorage', { value: browser, configurable: true })
    return () => {
      mock.timers.reset()
      Reflect.deleteProperty(globalThis, 'localStorage')
    }
  })

  test('a change is here a quarter of a second later, and gone when the server has it', ({
    assert,
  }) => {
    const { sync } = openSavedDraft(OPENED, 'ada')
    sync.change({ text: 'two' })
    mock.timers.tick(249)
    assert.isNull(copyOf('ada', 'p1'))
    mock.timers.tick(1)
    assert.equal(browser.length, 1)
    sync.change({ text: 'one' })
    assert.equal(browser.length, 0)
    sync.stop()
  })

  test('leaving the page keeps at once what was just typed, on the etag it was written on', ({
    assert,
  }) => {
    const { sync } = openSavedDraft(OPENED, 'ada')
    sync.change({ text: 'two' })
    sync.keepNow()
    assert.containSubset(copyOf('ada', 'p1'), { text: 'two', etag: 1 })
    sync.stop()

    const late = openSavedDraft({ ...OPENED, draft: 'theirs', etag: 3 }, 'ada')
    assert.isTrue(late.isRecovered)
    assert.equal(late.sync.view.state, 'conflict')
    assert.containSubset(copyOf('ada', 'p1'), { text: 'two', etag: 1 })
  })

  test('what another page left belongs to the page that takes it', ({ assert }) => {
    const left = { v: 1, text: 'two', settings: null, etag: 1, updatedAt: 1 }
    browser.setItem('hone.draft.ada.saved.p1~gone', JSON.stringify(left))
    assert.equal(copyOf('ada', 'p1')?.text, 'two')
    assert.equal(browser.length, 1)
    assert.isNull(browser.getItem('hone.draft.ada.saved.p1~gone'))
  })

  test('a copy that was taken is still here when the page takes it again', ({ assert }) => {
    const { sync } = openSavedDraft(OPENED, 'ada')
    sync.change({ text: 'two' })
    sync.keepNow()
    sync.stop()
    assert.equal(copyOf('ada', 'p1')?.text, 'two')
    assert.equal(copyOf('ada', 'p1')?.text, 'two')
    assert.equal(browser.length, 1)
  })

  test('a copy that says the same as the server is dropped', ({ assert }) => {
    const left = { v: 1, text: 'one', settings: null, etag: 0, updatedAt: 1 }
    browser.setItem('hone.draft.ada.saved.p1~gone', JSON.stringify(left))
    assert.isFalse(openSavedDraft(OPENED, 'ada').isRecovered)
    assert.equal(browser.length, 0)
  })

  test('nobody else’s words and no other prompt’s come back', ({ assert }) => {
    const { sync } = openSavedDraft(OPENED, 'ada')
    sync.change({ text: 'two' })
    sync.keepNow()
    assert.isNull(copyOf('grace', 'p1'))
    assert.isNull(copyOf('ada', 'p2'))
    sync.stop()
  })
})
