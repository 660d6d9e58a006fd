import { isBlankText, trimBlank } from '#app/core/domain/blank_text'
import { foldCase } from '#app/core/domain/fold_case'
import { CATEGORIES, type Category } from '#app/prompts/domain/category'
import { readTagCell } from '#app/prompts/domain/export/tag_cell'
import type { ColumnRole, Mapping } from '#app/prompts/domain/importing/columns'
import {
  convertVariables,
  type ConvertedVariable,
} from '#app/prompts/domain/importing/convert_variables'
import type { ImportRow, ImportTable } from '#app/prompts/domain/importing/import_table'
import {
  MAX_PROMPT_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  MAX_TITLE_LENGTH,
} from '#app/prompts/domain/limits'

/** A prompt as it would be imported. */
export interface PreparedRow {
  file: string | null
  line: number
  /** Its number within the file, where several begin on one line. */
  item?: number
  title: string
  content: string
  /** The text as it was written, where variables of it were converted; else null. */
  original: string | null
  tags: string[]
  category: Category | null
  variables: ConvertedVariable[]
  /** What keeps it from being imported, or null. */
  problem: RowProblem | null
  /** The index of the first row with the same text, or null. */
  sameAs: number | null
  /** What was changed so that it fits. */
  changes: RowChange[]
}

export type RowProblem = 'empty' | 'too_long' | 'unstorable'
export type RowChange = 'title_cut' | 'tags_cut' | 'category_as_tag'

export interface PrepareOptions {
  mapping: Mapping
  /** Whether variables of other syntaxes become `{{variables}}`. */
  convert: boolean
}

/** Reads every row of a table as a prompt, by what its columns mean. */
export function prepareRows(
  table: Pick<ImportTable, 'rows'>,
  { mapping, convert }: PrepareOptions
): PreparedRow[] {
  const firstWith = new Map<string, number>()
  return table.rows.map((row, index) => {
    const prepared = preparedRow(row, mapping, convert)
    if (prepared.problem !== null) return prepared
    const first = firstWith.get(prepared.content)
    if (first === undefined) firstWith.set(prepared.content, index)
    return { ...prepared, sameAs: first ?? null }
  })
}

function preparedRow(row: ImportRow, mapping: Mapping, convert: boolean): PreparedRow {
  const cellFor = (role: ColumnRole) => row.cells[mapping.indexOf(role)] ?? ''
  const written = cellFor('prompt')
  const problem = problemOf(written)
  const { text, variables } =
    convert && problem === null ? convertVariables(written) : { text: written, variables: [] }
  const { category, extraTag } = readCategory(cellFor('category'))
  const tags = fittingTags([...readTagCell(cellFor('tags')), ...extraTag])
  const { title, isCut } = titleOf(cellFor('title'), text)
  const changes: RowChange[] = [
    ...(isCut ? (['title_cut'] as const) : []),
    ...(tags.isCut ? (['tags_cut'] as const) : []),
    ...(extraTag.length > 0 ? (['category_as_tag'] as const) : []),
  ]
  return {
    ...{ file: row.file, line: row.line, item: row.item },
    ...{ title, content: text, variables, changes },
    original: variables.length > 0 ? written : null,
    ...{ tags: tags.fitting, category, sameAs: null },
    // A short name in double braces can be longer than what it replaces.
    problem: problem ?? (text.length > MAX_PROMPT_LENGTH ? 'too_long' : null),
  }
}

function problemOf(text: string): RowProblem | null {
  if (text.length > MAX_PROMPT_LENGTH) return 'too_long'
  if (isBlankText(text)) return 'empty'
  return isStorable(text) ? null : 'unstorable'
}

/** The database takes no NUL and no half of a surrogate pair. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\u0000')

const storable = (text: string) => text.toWellFormed().replaceAll('\u0000', '')

const MAX_GUESSED_TITLE_LENGTH = 80
const MARKS = /^[\s#>*\-_`"'“]+|[\s*_`:]+$/gu

/** The title that was given, else the first line of the prompt. */
function titleOf(given: string, text: string): { title: string; isCut: boolean } {
  const title = storable(given)
  if (!isBlankText(title)) {
    const isCut = title.length > MAX_TITLE_LENGTH
    return { title: isCut ? cut(title, MAX_TITLE_LENGTH) : title, isCut }
  }
  const start = storable(trimBlank(text.slice(0, MAX_PROMPT_LENGTH)))
  const line = (/[^\r\n]+/.exec(start)?.[0] ?? '').replaceAll(/[\s\p{Cc}]+/gu, ' ')
  const plain = line.replaceAll(MARKS, '') || line.trim()
  const title80 = plain.length > MAX_GUESSED_TITLE_LENGTH ? shortened(plain) : plain
  return { title: isBlankText(title80) ? 'Untitled prompt' : title80, isCut: false }
}

/** Cut between words. */
function shortened(line: string): string {
  const space = line.lastIndexOf(' ', MAX_GUESSED_TITLE_LENGTH - 1)
  const end = space > MAX_GUESSED_TITLE_LENGTH / 2 ? space : MAX_GUESSED_TITLE_LENGTH - 1
  return `${cut(line, end + 1)}`
}

/** At most so many units with an ellipsis, and never half a character. */
function cut(text: string, most: number): string {
  const start = text.slice(0, most - 1)
  return `${start.isWellFormed() ? start : start.slice(0, -1)}…`
}

function readCategory(cell: string): { category: Category | null; extraTag: string[] } {
  if (isBlankText(cell)) return { category: null, extraTag: [] }
  const key = foldCase(cell.trim())
  const category = CATEGORIES.find((known) => known === key) ?? null
  return { category, extraTag: category ? [] : [cell.trim()] }
}

function fittingTags(tags: string[]): { fitting: string[]; isCut: boolean } {
  const all = [...new Set(tags.map(storable).filter((tag) => !isBlankText(tag)))]
  const fitting = all.filter((tag) => tag.length <= MAX_TAG_LENGTH).slice(0, MAX_TAGS)
  return { fitting, isCut: fitting.length < all.length }
}
