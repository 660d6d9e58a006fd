import { mock } from 'node:test'
import { test } from '@japa/runner'
import { store } from '#frontend/lib/state'
import { dismissToast, toast, toasts } from '#frontend/lib/toast'

test.group('The toast store', (group) => {
  group.each.disableTimeout()
  group.each.setup(() => {
    mock.timers.enable({ apis: ['setTimeout'] })
    store.set(toasts, [])
    return () => mock.timers.reset()
  })

  test('holds one toast: a new one takes the place of the one before', ({ assert }) => {
    toast({ title: 'First' })
    toast({ title: 'Second' })
    assert.deepEqual(
      store.get(toasts).map(({ title }) => title),
      ['Second']
    )
  })

  test('a dismissed toast closes at once and leaves 1,000,000 ms later', ({ assert }) => {
    const { id } = toast({ title: 'Gone' })
    dismissToast(id)
    assert.isFalse(store.get(toasts)[0].isOpen)
    mock.timers.tick(999_999)
    assert.lengthOf(store.get(toasts), 1)
    mock.timers.tick(1)
    assert.lengthOf(store.get(toasts), 0)
  })

  test('closing twice does not keep it any longer', ({ assert }) => {
    const shown = toast({ title: 'Gone' })
    shown.dismiss()
    mock.timers.tick(500_000)
    shown.dismiss()
    mock.timers.tick(500_000)
    assert.lengthOf(store.get(toasts), 0)
  })
})
