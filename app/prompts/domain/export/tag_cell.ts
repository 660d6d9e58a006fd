/** Tags as one cell of a table: with commas between them, or as JSON where that would not tell them apart. */
export function tagCell(tags: readonly string[]): string {
  const cell = tags.join(', ')
  const read = readTagCell(cell)
  const isSame = read.length === tags.length && read.every((tag, at) => tag === tags[at])
  return isSame ? cell : JSON.stringify(tags)
}

/** The tags in a cell: a JSON array of texts, or texts between commas, semicolons or bars, with or without number signs. */
export function readTagCell(cell: string): string[] {
  const listed = readArray(cell)
  if (listed) return listed.map((tag) => tag.trim()).filter(Boolean)
  return cell.split(/[,;|\n]/).flatMap((tag) => tag.trim().replace(/^#(?=\S)/, '') || [])
}

function readArray(cell: string): string[] | null {
  if (!cell.trimStart().startsWith('[')) return null
  try {
    const value: unknown = JSON.parse(cell)
    return Array.isArray(value) ? value.map((one) => String(one)) : null
  } catch {
    return null
  }
}
