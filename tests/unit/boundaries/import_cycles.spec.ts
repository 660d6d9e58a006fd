import { test } from '@japa/runner'
import { findCycles, importsOf } from '#tests/unit/boundaries/import_cycles'
import { sourceFiles } from '#tests/unit/boundaries/source_files'

test.group('Import cycles', () => {
  test('no two files of ours import each other, directly or through others', ({ assert }) => {
    const files = sourceFiles().filter((path) => /\.tsx?$/.test(path))
    const imports = new Map(files.map((path) => [path, importsOf(path)]))
    assert.isAbove([...imports.values()].flat().length, 1_000)
    assert.deepEqual(findCycles(imports), [], 'Move what two files share to a third one.')
  })

  test('a cycle through several files is found, and a diamond is not one', ({ assert }) => {
    const graph = (edges: Record<string, string[]>) => findCycles(new Map(Object.entries(edges)))
    assert.deepEqual(graph({ a: ['b'], b: ['c'], c: ['a'], d: ['a'] }), [['a', 'b', 'c']])
    assert.deepEqual(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }), [])
  })
})
