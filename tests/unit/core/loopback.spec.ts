import { test } from '@japa/runner'
import { isLoopback } from '#app/core/loopback'

test.group('Loopback', () => {
  test('{$self} only reaches this machine')
    .with(['127.0.0.1', '127.8.8.8', 'localhost', 'LOCALHOST', '::1', '[::1]'])
    .run(({ assert }, host) => assert.isTrue(isLoopback(host)))

  test('{$self} can be reached from elsewhere')
    .with(['0.0.0.0', '::', '192.168.1.2', '127.0.0.1.example.org', 'localhost.example.org', ''])
    .run(({ assert }, host) => assert.isFalse(isLoopback(host)))
})
