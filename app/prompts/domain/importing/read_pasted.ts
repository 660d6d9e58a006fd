import { isBlankText, trimBlank } from '#app/core/domain/blank_text'
import { MAX_IMPORT_BYTES, MAX_IMPORT_PROMPTS } from '#app/prompts/domain/importing/import_limits'
import type { PasteSplit } from '#app/prompts/domain/importing/paste_splits'
import { type ImportRow, type ReadImport, unread } from '#app/prompts/domain/importing/import_table'

const isRule = (line: string) => /^-{3,}[ \t]*$/.test(line)

const ENDS: Record<PasteSplit, (line: string) => boolean> = {
  none: () => false,
  rules: isRule,
  blank_lines: isBlankText,
}

/** Reads pasted text: one prompt, or one between each two lines of `---`, or between blank lines. */
export function readPasted(text: string, split: PasteSplit): ReadImport {
  if (text.length > MAX_IMPORT_BYTES) return unread({ kind: 'too_large', most: MAX_IMPORT_BYTES })
  const rows: ImportRow[] = []
  let piece: { line: number; lines: string[] } = { line: 1, lines: [] }
  const end = () => {
    const prompt = trimBlank(piece.lines.join('\n'))
    const blank = piece.lines.findIndex((line) => !isBlankText(line))
    if (prompt !== '') rows.push({ file: null, line: piece.line + blank, cells: [prompt] })
  }
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (!ENDS[split](line)) piece.lines.push(line)
    else {
      end()
      piece = { line: at + 2, lines: [] }
    }
  }
  end()
  if (rows.length === 0) return unread({ kind: 'nothing' })
  if (rows.length > MAX_IMPORT_PROMPTS)
    return unread({ kind: 'too_many_rows', most: MAX_IMPORT_PROMPTS })
  const table = { columns: ['prompt'], rows, notes: [], hasHeader: null }
  return { ok: true, table }
}
