import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { eraseTables } from '#app/core/personal/erase_tables'
import {
  countRows,
  exportTables,
  type FilePiece,
  pagesOf,
  type PersonalExport,
  type PersonalFile,
} from '#app/core/personal/export_tables'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { textOf } from '#app/flows/domain/graph/variables'
import type { RunResult } from '#app/flows/domain/runs/run'
import { cancelBatch } from '#app/flows/services/batches/cancel_batch'
import { ERASED_TABLES, FLOWS, PERSONAL_TABLES, RUNS } from '#app/flows/services/person_tables'
import { cancelRun } from '#app/flows/services/runs/cancel_run'
import { oneLine } from '#app/prompts/domain/export/exported_prompt'
import { fileStem } from '#app/prompts/domain/export/file_name'

export { PERSONAL_TABLES }

const WITH_RESULT: typeof RUNS = {
  ...RUNS,
  of: (rows, userId) => RUNS.of(rows, userId).whereNotNull('result'),
}

export async function exportPerson(userId: string): Promise<PersonalExport> {
  const { rows, files } = await exportTables(userId, PERSONAL_TABLES)
  const texts = (await countRows(userId, FLOWS)) + (await countRows(userId, WITH_RESULT))
  return { rows: rows + texts, files: all(userId, files) }
}

async function* all(userId: string, files: PersonalFile[]) {
  yield* files
  yield* flowTexts(userId)
  yield* resultTexts(userId)
}

/** One file of Markdown for each flow. */
async function* flowTexts(userId: string): AsyncIterable<PersonalFile> {
  for await (const page of pagesOf(userId, FLOWS, ['title', 'context', 'draft'])) {
    for (const { id, title, context, draft } of page as unknown as FlowRow[]) {
      const graph: FlowGraph = typeof draft === 'string' ? JSON.parse(draft) : draft
      yield {
        path: `flows/texts/${fileStem(title, 'flow')}-${id}.md`,
        listedAs: 'flows/texts/',
        about: 'Each flow as text: its goal and its steps.',
        pieces: () => onePiece(flowText(title, context, graph)),
      }
    }
  }
}

interface FlowRow {
  id: string
  title: string
  context: string
  draft: string | FlowGraph
}

function flowText(title: string, context: string, { nodes }: FlowGraph): string {
  const steps = nodes.map(({ name, kind, settings }) => {
    const lines = Object.entries(settings).map(
      ([setting, value]) =>
        `- ${setting}: ${typeof value === 'string' ? value : JSON.stringify(value)}`
    )
    return `## ${oneLine(name)} (${kind})\n\n${lines.join('\n')}\n`
  })
  return [`# ${oneLine(title)}\n`, context && `${context}\n`, ...steps].filter(Boolean).join('\n')
}

/** One file of Markdown for each run that has a result. */
async function* resultTexts(userId: string): AsyncIterable<PersonalFile> {
  for await (const page of pagesOf(userId, WITH_RESULT, ['flow_id', 'result', 'created_ms'])) {
    const titles = await titlesOf(page.map(({ flow_id: id }) => String(id)))
    for (const row of page) {
      const { id, flow_id: flowId, result, created_ms: ms } = row as unknown as ResultRow
      const title = titles.get(flowId) ?? 'run'
      const date = new Date(Number(ms)).toISOString().slice(0, 10)
      yield {
        path: `runs/results/${fileStem(title, 'run')}-${date}-${id}.md`,
        listedAs: 'runs/results/',
        about: 'The results of each run as text.',
        pieces: () => onePiece(resultText(title, JSON.parse(result))),
      }
    }
  }
}

interface ResultRow {
  id: string
  flow_id: string
  result: string
  created_ms: number | string
}

const resultText = (flow: string, results: RunResult[]): string =>
  [
    `# ${oneLine(flow)}\n`,
    ...results.map(({ title, value }) => `## ${oneLine(title)}\n\n${textOf(value).trimEnd()}\n`),
  ].join('\n')

async function titlesOf(ids: string[]): Promise<Map<string, string>> {
  const rows: { id: string; title: string }[] = await db
    .from('flows')
    .whereIn('id', ids)
    .select('id', 'title')
  return new Map(rows.map(({ id, title }) => [id, title]))
}

async function* onePiece(text: string): AsyncIterable<FilePiece> {
  yield { text, rows: 1 }
}

/** Ends whatever a person has under way, so that its credits are settled. */
export async function stopWork(userId: string): Promise<void> {
  const open = db.from('batches').where('user_id', userId).whereIn('status', ['queued', 'running'])
  for (const { id } of await open.select('id')) await cancelBatch(userId, id)
  const runs = db.from('runs').where('user_id', userId).whereNull('ended_ms')
  for (const { id } of await runs.orderBy('id').select('id')) await cancelRun(userId, id)
}

/** @returns whether there may be more */
export async function erasePerson(
  userId: string,
  trx: TransactionClientContract
): Promise<boolean> {
  await trx.from('past_runs').where('user_id', userId).update({ user_id: null })
  return eraseTables(userId, ERASED_TABLES, trx)
}
