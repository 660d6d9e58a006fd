import { test } from '@japa/runner'
import { readCursor, type CursorKind } from '#app/core/paging'

const ID = '01900000-0000-7000-8000-000000000000'
const made = (value: unknown, id: unknown = ID) =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url')

test.group('A cursor', () => {
  test('is read as a page wrote it: {0} of a list by {1}')
    .with([
      ['', 'text'],
      ['Ärger', 'text'],
      ['2026-11-24 06:21:11', 'time'],
      ['2026-11-24 06:21:11.123+00:00', 'time'],
      ['2026-11-24T06:21:11.123Z', 'time'],
      ['12', 'number'],
    ] as [string, CursorKind][])
    .run(({ assert }, [value, kind]) => {
      assert.deepEqual(readCursor(made(value), kind), { value, id: ID })
    })

  test('that no page can have written is refused')
    .with([
      [made('garbage'), 'time'],
      [made(''), 'time'],
      [made('2026-02-30 00:00:00'), 'time'],
      [made('0000-01-01 00:00:00'), 'time'],
      [made('a\0b'), 'text'],
      [made('\ud800'), 'text'],
      [made('', 'a\0b'), 'text'],
      [made('', 'no id'), 'text'],
      [made('', ''), 'text'],
      [made(1), 'text'],
      [made('1e300'), 'number'],
      [made('-1'), 'number'],
      ['!', 'text'],
    ] as [string, CursorKind][])
    .run(({ assert }, [cursor, kind]) => {
      assert.throws(() => readCursor(cursor, kind), 'This cursor is not one of ours.')
    })
})
