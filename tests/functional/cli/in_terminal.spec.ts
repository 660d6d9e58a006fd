import { writeFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { startWorker } from '#app/core/jobs/start_worker'
import { asked, environmentOf } from '#tests/functional/cli/client_of'
import { folderWith } from '#tests/functional/cli/folder_with'
import { FLOWS, GREETING } from '#tests/functional/flows/flow_steps'
import { waitingRun } from '#tests/functional/flows/waiting_run'
import { newClient } from '#tests/helpers/api'
import { ClientInTerminal } from '#tests/helpers/terminal_client'
import { temporaryFolder } from '#tests/helpers/temporary_folder'

const DOWN = '\u001B[B'
const ENTER = '\r'
const ESCAPE = '\u001B'
const CTRL_C = '\u0003'
const SHOW_CURSOR = '\u001B[?25h'
const HIDE_CURSOR = '\u001B[?25l'

/** It has three edits: the capital letter, the wordy reason, the end. */
const BEFORE = 'write a poem due to the fact that I like it'

/** The engine knows what should come back. */
const CERTAIN = 'write an email about our new product'
const REPLACE = /Replace [^]*\? \[y\/N\]/

/** Not certain, so that the engine asks what should come back. */
const UNCERTAIN = 'Cover crop after winter barley on clay'

test.group('The terminal client in a terminal', (group) => {
  group.setup(() => startWorker())

  test('has the user choose what should come back, by arrow keys', async ({ assert }) => {
    const terminal = new ClientInTerminal(['improve', UNCERTAIN])
    await terminal.shows('> A working document')
    terminal.type(DOWN)
    await terminal.shows('> Advice on a decision')
    terminal.type(ENTER)
    await terminal.shows(/: \d+ → \d+/)
    assert.equal(await terminal.ended(), 0)
    assert.include(terminal.rawOutput, SHOW_CURSOR)
  })

  test('finds a choice by some of its letters', async ({ assert }) => {
    const terminal = new ClientInTerminal(['improve', UNCERTAIN])
    await terminal.shows('type to search')
    terminal.type('plnsch')
    await terminal.shows('> A plan or schedule')
    terminal.type(ENTER)
    await terminal.shows(/: \d+ → \d+/)
    assert.equal(await terminal.ended(), 0)
  })

  test('leaves the text as it is where the user does not choose', async ({ assert }) => {
    const terminal = new ClientInTerminal(['improve', UNCERTAIN])
    await terminal.shows('type to search')
    terminal.type(ESCAPE)
    await terminal.shows('What should come back? Repeat it with one of:')
    assert.equal(await terminal.ended(), 0)
  })

  test('asks about each edit, and makes those that are accepted', async ({ assert, cleanup }) => {
    const { folder, remove } = temporaryFolder()
    cleanup(remove)
    const path = join(folder, 'p.txt')
    writeFileSync(path, BEFORE)
    const terminal = new ClientInTerminal(['fix', '-i', '--write', path])
    await terminal.shows('Edit 1 of')
    terminal.type('n')
    await terminal.shows('Edit 2 of')
    terminal.type('a')
    await terminal.ended()
    const fixed = readFileSync(path, 'utf8')
    assert.match(fixed, /^write a poem because I like it\.$/)
  })

  test('writes nothing where the user quits', async ({ assert, cleanup }) => {
    const { folder, remove } = temporaryFolder()
    cleanup(remove)
    const path = join(folder, 'p.txt')
    writeFileSync(path, BEFORE)
    const terminal = new ClientInTerminal(['fix', '-i', '--write', path])
    await terminal.shows('Edit 1 of')
    terminal.type('q')
    assert.equal(await terminal.ended(), 2)
    assert.equal(readFileSync(path, 'utf8'), BEFORE)
  })

  test('shows the steps of a run as they end, asking for what the flow needs', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    await person.post(FLOWS, { title: 'Greet', graph: GREETING })
    const env = environmentOf(person)
    const terminal = new ClientInTerminal(['flows', 'run', 'Greet'], { env })
    await terminal.shows('Who: ')
    terminal.type(`Ada${ENTER}`)
    await terminal.shows(/✓ hello succeeded/)
    await terminal.shows('Hello Ada')
    assert.equal(await terminal.ended(), 0)
  })

  test('decides in place what a run waits for, and goes on', async ({ client, assert }) => {
    const person = await newClient(client)
    const { id } = await waitingRun(person)
    const terminal = new ClientInTerminal(['runs', 'watch', id], { env: environmentOf(person) })
    await terminal.shows('All right?')
    await terminal.shows('> Approve')
    terminal.type(ENTER)
    await terminal.shows(/✓ yes succeeded/)
    assert.equal(await terminal.ended(), 0)
  })

  test('offers the runs that wait by what is to be approved', async ({ client, assert }) => {
    const person = await newClient(client)
    const { id } = await waitingRun(person)
    const terminal = new ClientInTerminal(['runs', 'approve'], { env: environmentOf(person) })
    await terminal.shows('> Ask: Hello Ada')
    terminal.type(ENTER)
    await terminal.shows('> Approve')
    terminal.type(ENTER)
    assert.equal(await terminal.ended(), 0)
    assert.include(terminal.output, `hone runs watch ${id}`)
  })

  test('says where a run waits, and leaves it there, where nothing may be asked', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const { id } = await waitingRun(person)
    const env = environmentOf(person)
    const terminal = new ClientInTerminal(['runs', 'watch', id, '--plain', '--no-input'], { env })
    assert.equal(await terminal.ended(), 1)
    assert.include(terminal.output, `Next: hone runs approve ${id}`)
  })

  test('ends with 130 at Ctrl-C in a question, and leaves the cursor shown', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    await person.post(FLOWS, { title: 'Greet', graph: GREETING })
    const picking = new ClientInTerminal(['improve', UNCERTAIN])
    await picking.shows('type to search')
    picking.type(CTRL_C)
    assert.equal(await picking.ended(), 130)
    const raw = picking.rawOutput
    assert.isAtLeast(raw.lastIndexOf(SHOW_CURSOR), raw.lastIndexOf(HIDE_CURSOR))
    const asking = new ClientInTerminal(['flows', 'run', 'Greet'], { env: environmentOf(person) })
    await asking.shows('Who: ')
    asking.type(CTRL_C)
    assert.equal(await asking.ended(), 130)
  })

  test('asks what to do where it is called alone, and does it', async ({ client, assert }) => {
    const person = await newClient(client)
    await person.post(FLOWS, { title: 'Greet', graph: GREETING })
    const terminal = new ClientInTerminal([], { env: environmentOf(person) })
    await terminal.shows('> Improve a text')
    terminal.type('run')
    await terminal.shows('> Run a flow')
    terminal.type(ENTER)
    await terminal.shows('> Greet')
    terminal.type(ENTER)
    await terminal.shows('Who: ')
    terminal.type(`Ada${ENTER}`)
    await terminal.shows('Hello Ada')
    assert.equal(await terminal.ended(), 0)
  })

  test('asks before --out replaces a file, and writes it only after a yes', async ({
    assert,
    cleanup,
  }) => {
    const path = join(folderWith({ 'p.txt': BEFORE }, cleanup), 'p.txt')
    const words = ['improve', CERTAIN, '--out', path]
    for (const answer of [`n${ENTER}`, ENTER]) {
      const refused = new ClientInTerminal(words)
      await refused.shows(REPLACE)
      refused.type(answer)
      assert.equal(await refused.ended(), 2)
      assert.include(refused.output, 'Nothing was changed.')
      assert.equal(readFileSync(path, 'utf8'), BEFORE)
    }
    const agreed = new ClientInTerminal(words)
    await agreed.shows(REPLACE)
    agreed.type(`y${ENTER}`)
    await agreed.shows('Written to')
    assert.equal(await agreed.ended(), 0)
    assert.notEqual(readFileSync(path, 'utf8'), BEFORE)
  })

  test('asks nothing where --out names a new file, or --yes is given', async ({
    assert,
    cleanup,
  }) => {
    const folder = folderWith({ 'p.txt': BEFORE }, cleanup)
    const uses = [['new.txt'], ['p.txt', '--yes']]
    for (const [name, ...options] of uses) {
      const words = ['improve', CERTAIN, '--out', join(folder, name), ...options]
      const terminal = new ClientInTerminal(words)
      assert.equal(await terminal.ended(), 0)
      assert.notMatch(terminal.output, REPLACE)
      assert.notEqual(readFileSync(join(folder, name), 'utf8'), BEFORE)
    }
  })

  test('starts nothing that costs where --out may not replace a file', async ({
    client,
    assert,
    cleanup,
  }) => {
    const person = await newClient(client)
    await person.post(FLOWS, { title: 'Greet', graph: GREETING })
    const folder = folderWith({ 'in.csv': 'who\nAda\n', 'out.csv': 'mine' }, cleanup)
    const words = ['flows', 'run', 'Greet', '--csv', 'in.csv', '--out', 'out.csv']
    const env = environmentOf(person)
    const terminal = new ClientInTerminal(words, { env, cwd: folder })
    await terminal.shows(REPLACE)
    terminal.type(`n${ENTER}`)
    assert.equal(await terminal.ended(), 2)
    assert.notInclude(terminal.output, 'Run 1 of 1')
    assert.equal(readFileSync(join(folder, 'out.csv'), 'utf8'), 'mine')
    assert.isEmpty(await asked(person, ['batches', 'list', 'Greet']))
  })

  test('cuts the widest column where the terminal is narrow, but never an id', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const title = 'A title that is far too long for so narrow a terminal, and goes on'
    const made = await person.post(FLOWS, { title, graph: GREETING })
    const narrow = new ClientInTerminal(['flows', 'list'], { env: environmentOf(person) }, 80)
    await narrow.ended()
    assert.include(narrow.output, '…')
    assert.include(narrow.output, made.body().id)
    for (const line of narrow.output.trimEnd().split(/\r?\n/)) assert.isAtMost(line.length, 80)
  })

  test('draws nothing for a screen reader, and shows no color where none is wanted', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    await person.post(FLOWS, { title: 'Greet', graph: GREETING })
    const words = ['flows', 'run', 'Greet', '--input', 'who=Ada', '--plain']
    const env = { ...environmentOf(person), NO_COLOR: '1' }
    const terminal = new ClientInTerminal(words, { env })
    assert.equal(await terminal.ended(), 0)
    assert.include(terminal.output, 'hello: succeeded')
    assert.notInclude(terminal.rawOutput, '\u001B')
  })
})
