import { test } from '@japa/runner'
import { readDevice } from '#frontend/lib/device_name'

const KNOWN: [string, string | null, string | null][] = [
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  ['curl/8.16.0', 'curl', null],
  ['something new', null, null],
  ['', null, null],
]

test.group('Devices', () => {
  test('a user agent reads as browser and system')
    .with(KNOWN)
    .run(({ assert }, [agent, browser, system]) => {
      assert.deepEqual(readDevice(agent), { browser, system })
    })

  test('nothing known stays nothing known', ({ assert }) => {
    assert.deepEqual(readDevice(null), { browser: null, system: null })
  })
})
