import { test } from '@japa/runner'
import { followNotices } from '#frontend/features/activity/follow_notices'

/** Replaces a global for one test. */
function replace(owner: object, name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(owner, name)
  Object.defineProperty(owner, name, { value, configurable: true })
  return () => {
    if (before) Object.defineProperty(owner, name, before)
    else Reflect.deleteProperty(owner, name)
  }
}

test('a page that stops listening to notices opens no stream for a lock that comes late', async ({
  assert,
  cleanup,
}) => {
  const opened: string[] = []
  class Source extends EventTarget {
    constructor(path: string) {
      super()
      opened.push(path)
    }
    close() {}
  }
  const granted: (() => Promise<void>)[] = []
  const request = (_name: string, _options: object, listen: () => Promise<void>) => {
    granted.push(listen)
    return new Promise(() => {})
  }
  cleanup(replace(globalThis, 'EventSource', Source))
  cleanup(replace(navigator, 'locks', { request }))
  const stop = followNotices(() => {})
  stop()
  await granted[0]()
  assert.isEmpty(opened)
})
