import { excerptOf } from '#app/activity/domain/activity_types'
import {
  type ColumnRole,
  type Mapping,
  recognizeColumns,
} from '#app/prompts/domain/importing/columns'
import { callsOf, type ImportedRow, importedRow } from '#app/prompts/domain/importing/import_calls'
import type {
  ImportNote,
  ImportProblem,
  ImportTable,
  ReadImport,
} from '#app/prompts/domain/importing/import_table'
import {
  countStates,
  type PlanOptions,
  planRows,
  type RowState,
  type SavedDuplicate,
} from '#app/prompts/domain/importing/plan_rows'
import {
  type PreparedRow,
  type PrepareOptions,
  prepareRows,
  type RowChange,
} from '#app/prompts/domain/importing/prepare_rows'
import { readFiles } from '#app/prompts/domain/importing/read_files'
import type { PasteSplit } from '#app/prompts/domain/importing/paste_splits'
import { readPasted } from '#app/prompts/domain/importing/read_pasted'
import type { SourceFile } from '#app/prompts/domain/importing/read_zip'

/** What a person gives to import. */
export type GivenSource =
  { files: SourceFile[]; hasHeader?: boolean } | { text: string; split: PasteSplit }

export interface OpenedImport {
  columns: { name: string; sample: string; role: ColumnRole }[]
  rowCount: number
  notes: ImportNote[]
  hasHeader: boolean | null
}

export type OpenOutcome = { ok: true; opened: OpenedImport } | { ok: false; problem: ImportProblem }

/** How the rows are read and which of them are taken. */
export interface PreviewOptions extends PrepareOptions {
  takeDuplicates: boolean
}

/** What the server knows: saved prompts by the index of the row that has their text. */
export interface KnownOnServer {
  saved: [index: number, duplicate: SavedDuplicate][]
  capacity: number
}

export interface PlannedImport {
  counts: Partial<Record<RowState, number>>
  /** Rows of which variables were converted. */
  converted: number
}

interface RowPlace {
  file: string | null
  line: number
  item?: number
}

export interface RowView extends RowPlace {
  index: number
  title: string
  excerpt: string
  length: number
  tags: string[]
  state: RowState
  changes: RowChange[]
  variables: { written: string; name: string; preset: string | null }[]
  /** Where the row stands that has the same text. */
  sameAs: RowPlace | null
  savedAs: SavedDuplicate | null
}

export const ROWS_PER_PAGE = 25
const MAX_SHOWN_VARIABLES = 12

export interface RowPage {
  rows: RowView[]
  /** Of all rows that the filter lets through. */
  count: number
}

export type RowFilter = RowState | 'all'

/** One import as it is prepared. It lives in a thread of its own, so that a page never waits for it. */
export class ImportSession {
  #table: ImportTable | null = null
  #prepared: { key: string; rows: PreparedRow[] } | null = null

  async open(source: GivenSource): Promise<OpenOutcome> {
    const read: ReadImport =
      'files' in source
        ? await readFiles(source.files, { hasHeader: source.hasHeader })
        : readPasted(source.text, source.split)
    if (!read.ok) return read
    this.#table = read.table
    this.#prepared = null
    return { ok: true, opened: openedFrom(read.table) }
  }

  /** The texts that could be imported, by index; null where a row has none. */
  texts(options: PrepareOptions): (string | null)[] {
    return this.#rows(options).map(({ content, problem }) => (problem === null ? content : null))
  }

  plan(options: PreviewOptions, known: KnownOnServer): PlannedImport {
    const rows = this.#rows(options)
    return {
      counts: countStates(planRows(rows, planOptions(options, known))),
      converted: rows.filter(({ original }) => original !== null).length,
    }
  }

  page(options: PreviewOptions, known: KnownOnServer, filter: RowFilter, page: number): RowPage {
    const rows = this.#rows(options)
    const plan = planOptions(options, known)
    const states = planRows(rows, plan)
    const indexes = rows.flatMap((_, index) =>
      filter === 'all' || states[index] === filter ? [index] : []
    )
    const shown = indexes.slice(page * ROWS_PER_PAGE, (page + 1) * ROWS_PER_PAGE)
    return {
      count: indexes.length,
      rows: shown.map((index) => viewOf(rows, index, states[index], plan)),
    }
  }

  /** The calls to the server: for each the rows that it takes. */
  calls(options: PreviewOptions, known: KnownOnServer): ImportedRow[][] {
    const rows = this.#rows(options)
    const states = planRows(rows, planOptions(options, known))
    const ready = states.flatMap((state, index) => (state === 'ready' ? [index] : []))
    return callsOf(rows, ready).map((call) => call.map((index) => importedRow(rows[index])))
  }

  #rows({ mapping, convert }: PrepareOptions): PreparedRow[] {
    const key = JSON.stringify([mapping, convert])
    if (this.#prepared?.key !== key && this.#table) {
      this.#prepared = { key, rows: prepareRows(this.#table, { mapping, convert }) }
    }
    return this.#prepared?.rows ?? []
  }
}

const planOptions = (
  { takeDuplicates }: PreviewOptions,
  { saved, capacity }: KnownOnServer
): PlanOptions => ({ saved: new Map(saved), takeDuplicates, capacity })

function openedFrom({ columns, rows, notes, hasHeader }: ImportTable): OpenedImport {
  const mapping: Mapping = recognizeColumns(columns)
  const sampleOf = (at: number) => rows.find(({ cells }) => cells[at].trim() !== '')?.cells[at]
  return {
    columns: columns.map((name, at) => ({
      ...{ name, role: mapping[at] },
      sample: excerptOf(sampleOf(at) ?? ''),
    })),
    ...{ rowCount: rows.length, notes, hasHeader },
  }
}

function viewOf(
  rows: readonly PreparedRow[],
  index: number,
  state: RowState,
  { saved }: PlanOptions
): RowView {
  const { title, content, tags, changes, variables, sameAs } = rows[index]
  return {
    ...{ index, ...placeIn(rows[index]), title, tags, state, changes },
    ...{ excerpt: excerptOf(content), length: content.length },
    variables: variables.slice(0, MAX_SHOWN_VARIABLES),
    sameAs: sameAs === null ? null : placeIn(rows[sameAs]),
    savedAs: saved.get(index) ?? null,
  }
}

const placeIn = ({ file, line, item }: PreparedRow): RowPlace => ({ file, line, item })
