import { test } from '@japa/runner'
import { readSignal } from '#app/core/signals/read_signal'

test('a signal is read as it was sent', ({ assert }) => {
  assert.deepEqual(readSignal('["jobs",""]'), ['jobs', ''])
  assert.deepEqual(readSignal('["error","a message"]'), ['error', 'a message'])
})

test('what is not a topic and a message is no signal: {$self}')
  .with(['', 'not JSON', '[]', '["jobs"]', '["jobs",1]', '["jobs","",""]', '{"0":"jobs"}', 'null'])
  .run(({ assert }, payload) => assert.isNull(readSignal(payload)))
