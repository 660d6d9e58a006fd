import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DOCUMENTS, FAILURE } from '#cli/commands/documents'
import { makeProgram } from '#cli/program'
import { describe, everyCommand } from '#cli/services/documents/command_tree'
import type { Document } from '#cli/services/documents/document'
import { startWorker } from '#app/core/jobs/start_worker'
import { connected, disconnected } from '#tests/functional/ai/rewriting_model'
import { asClient, hostOfTests } from '#tests/functional/cli/client_of'
import { faultOf, kindOf } from '#tests/functional/cli/document_schema'
import { type Call, type Scene, SCENES, type Stage } from '#tests/functional/cli/document_scenes'
import { asPerson, newClient } from '#tests/helpers/api'
import { withWorkspace } from '#tests/helpers/notion_workspace'
import { createPerson } from '#tests/helpers/people'
import { runClient } from '#tests/helpers/terminal_client'
import { temporaryFolder } from '#tests/helpers/temporary_folder'

/** Templates of administrators and syncs need a workspace of Notion. */
const SYNCED = ['admin sync', 'admin templates']

/** Prints what a call prints on stdout. */
async function outputOf({ person, folder }: Stage, call: Call): Promise<string> {
  const words = [...call.words, '--json']
  const own = { XDG_CONFIG_HOME: folder, HONE_HOST: hostOfTests() }
  const { stdout } = call.isSignedOut
    ? await runClient(words, { stdin: call.stdin, env: own })
    : await asClient(call.as ?? person, words, { stdin: call.stdin, cwd: folder })
  return stdout
}

/** The documents of an output: one over several lines, or one a line. */
function documentsIn(output: string): { value: unknown; isLine: boolean }[] {
  const lines = output.trim().split('\n')
  const isLines = lines.every((line) => /^\{.*\}$/.test(line))
  if (!isLines) return [{ value: JSON.parse(output), isLine: false }]
  return lines.map((line) => ({ value: JSON.parse(line), isLine: true }))
}

/** Holds what a scene prints against the table. @returns what does not fit, and which documents were not printed */
async function misfitsOf(documents: Document[], scene: Scene, stage: Stage): Promise<string[]> {
  const misfits: string[] = []
  const printed = new Set<Document>()
  for (const call of await scene(stage)) {
    for (const { value, isLine } of documentsIn(await outputOf(stage, call))) {
      const shown = documents.filter((one) => (one.isLine ?? false) === isLine)
      const fitting = shown.filter(({ shape }) => faultOf(shape, value) === null)
      for (const one of fitting) printed.add(one)
      if (fitting.length > 0) continue
      const near = shown.filter(({ shape }) => kindOf(shape) === kindOf(value))
      const faults = (near.length > 0 ? near : shown).map(({ shape }) => faultOf(shape, value))
      misfits.push(`${call.words.join(' ')}: ${faults.join('; ')}: ${JSON.stringify(value)}`)
    }
  }
  const missing = documents.filter((one) => !printed.has(one))
  return [...misfits, ...missing.map(({ when }) => `not printed: ${when ?? 'its document'}`)]
}

async function newStage(client: ApiClient, cleanup: (remove: () => void) => void): Promise<Stage> {
  const { folder, remove } = temporaryFolder()
  cleanup(remove)
  return { client, person: await newClient(client), folder }
}

test.group('The JSON documents of the terminal client', (group) => {
  group.setup(() => startWorker())
  group.each.setup(async () => {
    const { standIn } = await connected()
    standIn.reply = () => 'Good day'
    return () => disconnected(standIn)
  })

  test('are described for every command, and each of them is printed by a test', ({ assert }) => {
    const commands = everyCommand(describe(makeProgram('')))
      .filter(({ commands: below }) => below.length === 0)
      .map(({ path }) => path.join(' '))
    assert.sameMembers(Object.keys(DOCUMENTS), commands)
    const printing = commands.filter((path) => DOCUMENTS[path].length > 0)
    assert.sameMembers([...Object.keys(SCENES), ...SYNCED], printing)
  })

  test('of {$self} are as the manual says')
    .with(Object.keys(SCENES))
    .run(async ({ client, assert, cleanup }, path) => {
      const stage = await newStage(client, cleanup)
      assert.deepEqual(await misfitsOf(DOCUMENTS[path], SCENES[path], stage), [])
    })

  test('of failures are as the manual says', async ({ client, assert, cleanup }) => {
    const { person, folder } = await newStage(client, cleanup)
    writeFileSync(join(folder, 'bad.json'), '{}')
    for (const words of [['prompts', 'show', 'x'], ['improv'], ['flows', 'import', 'bad.json']]) {
      const { stderr } = await asClient(person, [...words, '--json'], { cwd: folder })
      assert.isNull(faultOf(FAILURE, JSON.parse(stderr)), stderr)
    }
  })
})

test.group('The JSON documents of what is synced', (group) => {
  const workspace = withWorkspace(group)

  test('are as the manual says', async ({ client, assert, cleanup }) => {
    const person = await asPerson(client, await createPerson({ isAdmin: true }), [
      ...(['read', 'write', 'admin'] as const),
    ])
    const stage = { ...(await newStage(client, cleanup)), person }
    workspace.current.addTemplate(1)
    for (const path of SYNCED) {
      const scene = () => [{ words: path.split(' ') }]
      assert.deepEqual(await misfitsOf(DOCUMENTS[path], scene, stage), [], path)
    }
  })
})
