import { readFile } from '#app/flows/files/read_file'
import { paragraph, wordWith } from '#tests/helpers/sample_files'

type Parts = Parameters<typeof wordWith>[2]

/** What is read of a Word document with this body, or in parentheses why nothing is. */
export async function textOf(body: string, parts: Parts = {}): Promise<string> {
  const read = await readFile(wordWith(body, '', parts))
  return read.ok ? read.file.text : `(${read.problem})`
}

export const run = (text: string, look = '') =>
  `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
export const block = (content: string, look = '') => `<w:p><w:pPr>${look}</w:pPr>${content}</w:p>`
export const cell = (content: string, look = '') =>
  `<w:tc><w:tcPr>${look}</w:tcPr>${content.startsWith('<') ? content : paragraph(content)}</w:tc>`
export const row = (cells: string[], look = '') =>
  `<w:tr><w:trPr>${look}</w:trPr>${cells.join('')}</w:tr>`
export const table = (...rows: string[]) => `<w:tbl>${rows.join('')}</w:tbl>`
