import { test } from '@japa/runner'
import { strToU8, zipSync } from 'fflate'
import { decodeText } from '#app/core/domain/text_encoding'
import { MAX_IMPORT_BYTES, MAX_IMPORT_FILES } from '#app/prompts/domain/importing/import_limits'
import { sourceOf } from '#app/prompts/domain/importing/import_sources'
import { readFiles } from '#app/prompts/domain/importing/read_files'
import { prepareRows } from '#app/prompts/domain/importing/prepare_rows'
import { readJsonTable } from '#app/prompts/domain/importing/read_json'
import { placeOf } from '#frontend/features/importing/preview/place_of'
import '#frontend/texts/importing'
import { readMarkdown } from '#app/prompts/domain/importing/read_markdown'
import { readPasted } from '#app/prompts/domain/importing/read_pasted'
import { problemIn, tableIn } from '#tests/unit/prompts/importing/tables'

const file = (path: string, text: string) => ({ path, bytes: strToU8(text) })
const zip = (files: Record<string, string>) => ({
  path: 'prompts.zip',
  bytes: zipSync(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))
  ),
})

const UTF16 = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(text, 'utf16le')
  return new Uint8Array(isBig ? bytes.swap16() : bytes)
}

test.group('Prompts in JSON', () => {
  const rowsOf = (text: string) => {
    const { columns, rows } = tableIn(readJsonTable(text))
    return { columns, rows: rows.map(({ line, cells }) => [line, ...cells]) }
  }

  test('may be an array of objects, each named by its line', ({ assert }) => {
    const text = `[\n  {"title": "A", "prompt": "one, \\"two\\"\\n[x]", "tags": ["a", "b"]},\n\n  {"prompt": "three"}\n]`
    assert.deepEqual(rowsOf(text), {
      columns: ['title', 'prompt', 'tags'],
      rows: [
        [2, 'A', 'one, "two"\n[x]', '["a","b"]'],
        [4, '', 'three', ''],
      ],
    })
  })

  test('may be an array of texts, or one within an object', ({ assert }) => {
    assert.deepEqual(rowsOf('["one",\n"two"]').rows, [
      [1, 'one'],
      [2, 'two'],
    ])
    const wrapped = `{"version": 2, "about": {"prompts": ["no"]},\n "prompts": [\n{"prompt": "one"},\n{"prompt": "two"}]}`
    assert.deepEqual(rowsOf(wrapped).rows, [
      [3, 'one'],
      [4, 'two'],
    ])
    assert.deepEqual(rowsOf('{"data": ["one"]}').rows, [[1, 'one']])
  })

  test('may be an object of names and texts, or a single prompt', ({ assert }) => {
    assert.deepEqual(rowsOf('{"A": "one",\n"B": {"prompt": "two"}}'), {
      columns: ['title', 'prompt'],
      rows: [
        [1, 'A', 'one'],
        [2, 'B', 'two'],
      ],
    })
    assert.deepEqual(rowsOf('{"prompt": "one", "tags": ["a"]}').rows, [[1, 'one', '["a"]']])
  })

  test('may be an object of names and texts within an object', ({ assert }) => {
    assert.deepEqual(rowsOf('{"version": 1, "prompts": {\n"one": "a",\n"two": {"prompt": "b"}}}'), {
      columns: ['title', 'prompt'],
      rows: [
        [2, 'one', 'a'],
        [3, 'two', 'b'],
      ],
    })
    assert.deepEqual(rowsOf('{"prompts": {"one": "a", "two": "b"}}').rows, [
      [1, 'one', 'a'],
      [1, 'two', 'b'],
    ])
    assert.deepEqual(rowsOf('{"prompts": {"title": "One", "prompt": "a"}}').rows, [[1, 'One', 'a']])
  })

  test('names the item where lines do not tell items apart', ({ assert }) => {
    const places = (text: string) => {
      const { rows, notes } = tableIn(readJsonTable(text))
      return [...rows, ...notes].map(({ item }) => item)
    }
    assert.deepEqual(places('[{"prompt": "a"}, "b", 7]'), [1, 2, 3])
    assert.deepEqual(places('{"prompts": {"one": "a", "two": "b"}}'), [1, 2])
    assert.deepEqual(places('["a",\n"b"]'), [undefined, undefined])
    assert.deepEqual(places('["a"]'), [undefined])
    const table = tableIn(readJsonTable('["a", "a"]'))
    const [, prepared] = prepareRows(table, { mapping: ['prompt'], convert: false })
    assert.include(prepared, { item: 2, sameAs: 0 })
    assert.equal(placeOf({ file: null, line: 1, item: 3 }), 'Item 3')
    assert.equal(placeOf({ file: null, line: 4 }), 'Line 4')
  })

  test('may be JSON Lines, whose broken lines are named', ({ assert }) => {
    const { rows, notes } = tableIn(readJsonTable('{"prompt": "one"}\n\nnot json\n"two"\n7\n'))
    assert.deepEqual(
      rows.map(({ line, cells }) => [line, ...cells]),
      [
        [1, 'one'],
        [4, 'two'],
      ]
    )
    assert.deepEqual(notes, [
      { kind: 'line_not_json', file: null, line: 3 },
      { kind: 'not_an_item', file: null, line: 5 },
    ])
  })

  test('is refused where it is none, is empty, or has too many fields', ({ assert }) => {
    assert.deepEqual(problemIn(readJsonTable('[\n{"prompt": "a" "b"}]')), {
      kind: 'not_json',
      line: 2,
    })
    for (const text of ['', '[]', '[1, null]', '7'])
      assert.equal(problemIn(readJsonTable(text)).kind, 'nothing')
    const wide = JSON.stringify([
      Object.fromEntries(Array.from({ length: 99_999 }, (_, at) => [at, 1])),
    ])
    assert.equal(problemIn(readJsonTable(wide)).kind, 'too_many_columns')
    assert.isFalse(readJsonTable('['.repeat(200_000)).ok)
    const named = tableIn(
      readJsonTable('[{"__proto__": "x", "prompt": "one", "constructor": "y"}]')
    )
    assert.deepEqual(named.rows[0].cells, ['x', 'one', 'y'])
  })
})

test.group('Prompts in Markdown', () => {
  test('take title, tags and category from the front matter, and the text below as it is', ({
    assert,
  }) => {
    const text =
      '---\ntitle: "Launch: email"\ntags: [sales, "a, b"]\ncategory: marketing\n---\n\n# Hello\n\nWrite.\n'
    assert.deepEqual(readMarkdown('a/launch.md', text), {
      row: {
        file: 'a/launch.md',
        line: 6,
        cells: ['Launch: email', '# Hello\n\nWrite.', '["sales","a, b"]', 'marketing'],
      },
      note: null,
    })
  })

  test('are else named by their first heading, else by their file', ({ assert }) => {
    const titled = (path: string, text: string) => readMarkdown(path, text).row.cells.slice(0, 2)
    assert.deepEqual(titled('x.md', 'Intro\n\n## A plan ##\nGo'), [
      'A plan',
      'Intro\n\n## A plan ##\nGo',
    ])
    assert.deepEqual(titled('p/weekly_status-report.md', 'Go'), ['weekly status report', 'Go'])
    assert.deepEqual(titled('a.md', '```sh\n# no heading\n```'), ['a', '```sh\n# no heading\n```'])
    assert.deepEqual(titled('a.md', '---\r\ntitle: T\r\n---\r\nOne\r\nTwo\r\n'), [
      'T',
      'One\r\nTwo',
    ])
  })

  test('keep front matter that cannot be read in the text, and say so', ({ assert }) => {
    for (const front of ['title: [', '- a\n- b', 'a: &x [1]\ntitle: *x\nb: *x\nc: [*x, *x]']) {
      const text = `---\n${front}\n---\nGo`
      const { row, note } = readMarkdown('a.md', text)
      assert.equal(row.cells[1], text)
      assert.deepEqual(note, { kind: 'front_matter', file: 'a.md', line: 1 })
    }
  })

  test('come from a zip or a folder in the order of their paths', async ({ assert }) => {
    const files = {
      'b/two.md': 'Two',
      'a/one.txt': 'One',
      '__MACOSX/a/._one.txt': 'x',
      'c.png': 'x',
    }
    const unzipped = tableIn(await readFiles([zip(files)]))
    assert.deepEqual(
      unzipped.rows.map(({ file: path, cells }) => [path, cells[1]]),
      [
        ['a/one.txt', 'One'],
        ['b/two.md', 'Two'],
      ]
    )
    assert.deepEqual(unzipped.notes, [{ kind: 'other_file', file: 'c.png', line: null }])
    const folder = tableIn(await readFiles([file('b/two.md', 'Two'), file('a/one.txt', 'One')]))
    assert.deepEqual(folder.rows, unzipped.rows)
  })

  test('are not read from paths that leave their folder', async ({ assert }) => {
    const paths = ['../up.md', 'a/../../up.md', '/root.md', 'C:\\x.md', 'a\\..\\b.md']
    const { rows, notes } = tableIn(
      await readFiles([
        zip({ ...Object.fromEntries(paths.map((path) => [path, 'x'])), 'ok.md': 'y' }),
      ])
    )
    assert.lengthOf(rows, 1)
    assert.sameMembers(
      notes.map(({ kind, file: path }) => `${kind} ${path}`),
      paths.map((path) => `bad_name ${path}`)
    )
  })
})

test.group('Files of an import', () => {
  test('are refused where a zip holds too much, too many files, or is none', async ({ assert }) => {
    const bomb = zip({ 'a.md': 'a'.repeat(5_000_000) })
    assert.isBelow(bomb.bytes.length, 10_000)
    assert.equal(problemIn(await readFiles([bomb])).kind, 'bomb')
    const many = Object.fromEntries(
      Array.from({ length: MAX_IMPORT_FILES + 1 }, (_, at) => [`${at}.md`, 'x'])
    )
    assert.equal(problemIn(await readFiles([zip(many)])).kind, 'too_many_files')
    const large = { path: 'a.csv', bytes: new Uint8Array(MAX_IMPORT_BYTES + 1) }
    assert.equal(problemIn(await readFiles([large])).kind, 'too_large')
    for (const text of ['', 'PK', 'PK\u0003\u0004nonsense'])
      assert.equal(problemIn(await readFiles([file('a.zip', text)])).kind, 'zip_broken')
  })

  test('are one table, or texts, and not both', async ({ assert }) => {
    assert.equal(
      problemIn(await readFiles([file('a.csv', 'prompt\nx'), file('b.json', '[]')])).kind,
      'mixed_files'
    )
    assert.equal(problemIn(await readFiles([file('a.png', 'x')])).kind, 'nothing')
    assert.lengthOf(tableIn(await readFiles([zip({ 'data/a.csv': 'prompt\nx' })])).rows, 1)
    assert.equal(sourceOf([{ path: 'a.CSV' }]), 'csv')
    assert.equal(sourceOf([{ path: 'a.jsonl' }]), 'json')
    assert.equal(sourceOf([{ path: 'a.zip' }]), 'markdown')
  })

  test('may be in UTF-8 or UTF-16, with or without a mark', async ({ assert }) => {
    const text = 'prompt,title\n"Grüße, 你好",Ω\n'
    const bytes = [
      strToU8(text),
      strToU8(`\uFEFF${text}`),
      ...[true, false].flatMap((isBig) => [UTF16(text, isBig), UTF16(`\uFEFF${text}`, isBig)]),
    ]
    for (const one of bytes) assert.equal((await decodeText(one))?.text, text)
    const western = await decodeText(new Uint8Array([0x47, 0x72, 0xfc, 0xdf, 0x65]))
    assert.equal(western?.text, 'Grüße')
    assert.isNull(await decodeText(new Uint8Array([0x89, 0x50, 0, 0, 0, 0xff, 0, 1])))
  })
})

const OLDER: [encoding: string, bytes: string, row: string[]][] = [
  [
    'windows-1251',
    'cHJvbXB0LHRpdGxlCs3g7+j46PLlIO/o8fzs7iDq6+jl7fLzIO4g5+Dk5fDm6uUg5O7x8uDi6ugsz+jx/OzuCtHu8fLg4vzy5SDv6+DtIO3gIO3l5OXr/izP6+DtCg==',
    ['Напишите письмо клиенту о задержке доставки', 'Письмо'],
  ],
  [
    'Shift JIS',
    'cHJvbXB0LHRpdGxlCozai3GCyZR6kZeCzJJ4guqCyYLCgqKCxI7ojoaC8I+RgqKCxIKtgr6Cs4KiLI7ojoYK',
    ['顧客に配送の遅れについて手紙を書いてください', '手紙'],
  ],
  ['windows-1252', 'cHJvbXB0LHRpdGxlCkdy/N9lIGFuIEv2bG4sWvxyaWNoCg==', ['Grüße an Köln', 'Zürich']],
]

test.group('Prompts in an older encoding', () => {
  test('are read as they were written: {0}')
    .with(OLDER)
    .run(async ({ assert }, [, written, row]) => {
      const bytes = new Uint8Array(Buffer.from(written, 'base64'))
      const { rows } = tableIn(await readFiles([{ path: 'prompts.csv', bytes }]))
      assert.deepEqual(rows[0].cells, row)
    })
})

test.group('Pasted prompts', () => {
  const pasted = (text: string, split: 'none' | 'rules' | 'blank_lines') =>
    tableIn(readPasted(text, split)).rows.map(({ line, cells }) => [line, ...cells])

  test('are one prompt, or as many as the person says', ({ assert }) => {
    const text = '\nOne\n\nmore\n---\n\nTwo\r\n'
    assert.deepEqual(pasted(text, 'none'), [[2, 'One\n\nmore\n---\n\nTwo']])
    assert.deepEqual(pasted(text, 'rules'), [
      [2, 'One\n\nmore'],
      [7, 'Two'],
    ])
    assert.deepEqual(pasted(text, 'blank_lines'), [
      [2, 'One'],
      [4, 'more\n---'],
      [7, 'Two'],
    ])
    assert.equal(problemIn(readPasted(' \n', 'none')).kind, 'nothing')
  })
})
