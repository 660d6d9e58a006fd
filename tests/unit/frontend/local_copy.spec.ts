import { mock } from 'node:test'
import { test } from '@japa/runner'
import { DraftSaver, type DraftServer } from '#frontend/features/saved/draft_saver'
import { LocalCopy } from '#frontend/features/saved/local_copy'

const KEPT = { draft: 'one', etag: 1 }

/** A server that cannot be reached. */
const away: DraftServer = {
  put: async () => ({ ok: false, error: 'offline' }),
  get: async () => null,
}

/** As much of the browser's own storage as is asked for. */
function storage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}

test.group('The copy in this browser', (group) => {
  group.each.setup(() => {
    mock.timers.enable({ apis: ['setTimeout', 'Date'] })
    Object.defineProperty(globalThis, 'localStorage', { value: storage(), configurable: true })
    return () => {
      mock.timers.reset()
      Reflect.deleteProperty(globalThis, 'localStorage')
    }
  })

  test('a change is here a quarter of a second later, and gone when the server has it', ({
    assert,
  }) => {
    const copy = new LocalCopy('ada', 'p1')
    const saver = new DraftSaver(away, KEPT)
    const forget = copy.follow(saver)
    saver.change('two')
    mock.timers.tick(249)
    assert.isNull(new LocalCopy('ada', 'p1').take())
    mock.timers.tick(1)
    assert.equal(localStorage.length, 1)
    saver.change('one')
    assert.equal(localStorage.length, 0)
    forget()
    saver.stop()
  })

  test('a text that was taken is still here when the page takes it again', ({ assert }) => {
    const copy = new LocalCopy('ada', 'p1')
    const saver = new DraftSaver(away, KEPT)
    saver.change('two')
    copy.keepNow(saver)
    assert.equal(new LocalCopy('ada', 'p1').take()?.text, 'two')
    assert.equal(new LocalCopy('ada', 'p1').take()?.text, 'two')
    assert.equal(localStorage.length, 1)
    saver.stop()
  })

  test('leaving the page keeps at once what was just typed', ({ assert }) => {
    const copy = new LocalCopy('ada', 'p1')
    const saver = new DraftSaver(away, KEPT)
    copy.follow(saver)
    saver.change('two')
    copy.keepNow(saver)
    assert.containSubset(new LocalCopy('ada', 'p1').take(), { text: 'two', etag: 1 })
    saver.stop()
  })

  test('nobody else’s words and no other prompt’s come back', ({ assert }) => {
    const saver = new DraftSaver(away, KEPT)
    saver.change('two')
    new LocalCopy('ada', 'p1').keepNow(saver)
    assert.isNull(new LocalCopy('grace', 'p1').take())
    assert.isNull(new LocalCopy('ada', 'p2').take())
    saver.stop()
  })
})
