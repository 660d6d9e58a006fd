import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { recognizeColumns } from '#app/prompts/domain/importing/columns'
import { callsOf, importedRow } from '#app/prompts/domain/importing/import_calls'
import { MAX_IMPORT_BYTES } from '#app/prompts/domain/importing/import_limits'
import { sourceOf } from '#app/prompts/domain/importing/import_sources'
import type { ImportTable } from '#app/prompts/domain/importing/import_table'
import { type PreparedRow, prepareRows } from '#app/prompts/domain/importing/prepare_rows'
import { readFiles } from '#app/prompts/domain/importing/read_files'
import { promptFiles } from '#cli/services/checking/prompt_files'
import type { Context, GlobalOptions } from '#cli/services/context'
import { canceled, Failure } from '#cli/services/failure'
import { confirm } from '#cli/services/read_text'
import type { Server } from '#cli/services/server'

/** Imports the prompts of some files. Rows that cannot be taken are named by file and line. */
export async function importPrompts(context: Context, named: string[], { yes }: GlobalOptions) {
  const { console } = context
  const paths = await promptFiles(named)
  const rows = await readRows(paths)
  const isReady = ({ problem, sameAs }: PreparedRow) => problem === null && sameAs === null
  for (const { file, line, problem } of rows.filter((row) => !isReady(row)))
    console.note(`${file ?? paths[0]}:${line}: ${SENTENCES[problem ?? 'duplicate']}`)
  const ready = rows.flatMap((row, at) => (isReady(row) ? [at] : []))
  if (ready.length === 0)
    throw new Failure({ code: 'nothing', message: 'There is no prompt that can be imported.' })
  const question = `Import ${ready.length} of ${rows.length} prompts?`
  if (console.isInteractive && !(await confirm(console, question, yes))) throw canceled()
  await send(context, { paths, rows, ready })
}

async function readRows(paths: string[]): Promise<PreparedRow[]> {
  const table = await readTable(paths)
  const mapping = recognizeColumns(table.columns)
  if (mapping.includes('prompt')) return prepareRows(table, { mapping, convert: true })
  throw new Failure({
    code: 'no_prompt_column',
    message: `None of the columns is known to hold prompts: ${table.columns.join(', ')}.`,
    next: 'Call it "prompt", or import the file in the browser, where you say what each column holds.',
  })
}

const SENTENCES = {
  empty: 'This prompt is empty. It is left out.',
  too_long: 'This prompt is too long. It is left out.',
  unstorable: 'This prompt has characters that cannot be kept. It is left out.',
  duplicate: 'This prompt is the same as an earlier one. It is left out.',
}

async function readTable(paths: string[]): Promise<ImportTable> {
  const sizes = await Promise.all(paths.map((path) => stat(path)))
  const size = sizes.reduce((sum, one) => sum + one.size, 0)
  if (size > MAX_IMPORT_BYTES)
    throw new Failure({ code: 'too_large', message: 'The files are larger than 10 MB together.' })
  const files = await Promise.all(
    paths.map(async (path) => ({
      path: paths.length === 1 ? basename(path) : path,
      bytes: new Uint8Array(await readFile(path)),
    }))
  )
  const read = await readFiles(files)
  if (read.ok) return read.table
  throw new Failure({
    code: `import_${read.problem.kind}`,
    message: `The files cannot be imported (${read.problem.kind.replaceAll('_', ' ')}).`,
    next: 'Give one CSV, JSON or zip file, or Markdown files.',
  })
}

interface Sending {
  paths: string[]
  rows: PreparedRow[]
  ready: number[]
}

async function send(context: Context, { paths, rows, ready }: Sending): Promise<void> {
  const server = await context.connectSignedIn()
  const name = paths.length === 1 ? basename(paths[0]) : `${paths.length} files`
  const source = sourceOf(paths.map((path) => ({ path })))
  const { id } = await server.call('imports.store', { body: { name, source } })
  const { added, leftOut } = await writeRows(server, id, { rows, ready })
  if (context.isJson) return context.console.document({ importId: id, added, leftOut })
  context.console.write(id)
  context.console.note(`Imported ${added} of ${ready.length} prompts.`)
  if (leftOut > 0) context.console.complain(`${leftOut} are left out: your plan keeps no more.`)
}

async function writeRows(server: Server, id: string, { rows, ready }: Omit<Sending, 'paths'>) {
  let [added, leftOut] = [0, 0]
  for (const call of callsOf(rows, ready)) {
    const body = { prompts: call.map((at) => importedRow(rows[at])) }
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const done = await server.call('imported_prompts.store', { params: { id }, body, headers })
    added += done.added
    leftOut += call.length - done.added
    if (done.leftOut) break
  }
  return { added, leftOut }
}
