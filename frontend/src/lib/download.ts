const LONGEST = 80

/** A file name from a title: lowercase, hyphens, nothing that a file system could stumble over. */
export function fileNameFrom(title: string, extension: string): string {
  const stem = title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')
  return `${stem || 'prompt'}.${extension}`
}

/** Hands a text to the browser's downloads. */
export function saveText(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
