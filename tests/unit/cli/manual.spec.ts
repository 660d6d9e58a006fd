import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { makeProgram } from '#cli/program'
import { completionScript, SHELLS } from '#cli/services/documents/completion_scripts'
import { describe, everyCommand } from '#cli/services/documents/command_tree'
import { manualFiles } from '#cli/services/documents/manual_files'

test.group('The manual of the terminal client', () => {
  test('is as the commands say: `npm run manual` writes it', ({ assert }) => {
    for (const [path, text] of Object.entries(manualFiles()))
      assert.equal(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'), text, path)
  })

  test('every command and option says what it is for', ({ assert }) => {
    for (const { path, description, options } of everyCommand(describe(makeProgram('')))) {
      assert.isNotEmpty(description, path.join(' '))
      for (const option of options) assert.isNotEmpty(option.description, option.flags)
    }
  })

  test('no option of a command has the name of one that every command has', ({ assert }) => {
    const program = describe(makeProgram(''))
    const global = program.options.map(({ long }) => long)
    for (const { path, options } of everyCommand(program).slice(1))
      for (const { long } of options) assert.isFalse(global.includes(long), path.join(' '))
  })

  test('each shell completes every command', ({ assert }) => {
    const program = describe(makeProgram(''))
    for (const shell of SHELLS) {
      const script = completionScript(shell, program)
      for (const { path } of everyCommand(program).slice(1))
        assert.include(script, path.at(-1)!, `${shell}: ${path.join(' ')}`)
    }
  })
})
