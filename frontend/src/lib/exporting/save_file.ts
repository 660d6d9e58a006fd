interface SavedFile {
  name: string
  type: string
  content: string | Uint8Array<ArrayBuffer>
}

/** Hands a file to the browser's downloads. */
export function saveFile({ name, type, content }: SavedFile): void {
  const kind = typeof content === 'string' ? `${type};charset=utf-8` : type
  const address = URL.createObjectURL(new Blob([content], { type: kind }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
