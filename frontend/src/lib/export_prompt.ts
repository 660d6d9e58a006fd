export interface ExportedPrompt {
  title: string
  content: string
  improvements: string[]
  reasoning: string
  qualityScore: number
}

export const EXPORT_FORMATS = ['markdown', 'text', 'json'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export interface ExportFile {
  name: string
  type: string
  text: string
}

const KINDS: Record<ExportFormat, { ending: string; type: string }> = {
  markdown: { ending: 'md', type: 'text/markdown' },
  text: { ending: 'txt', type: 'text/plain' },
  json: { ending: 'json', type: 'application/json' },
}

const WRITERS: Record<ExportFormat, (prompt: ExportedPrompt) => string> = {
  markdown: toMarkdown,
  text: ({ content }) => withNewline(content),
  json: toJson,
}

/** One version as a file, named from its title. */
export function exportFile(prompt: ExportedPrompt, format: ExportFormat): ExportFile {
  const { ending, type } = KINDS[format]
  return {
    name: `${fileStem(prompt.title)}.${ending}`,
    type,
    text: WRITERS[format](prompt),
  }
}

function toMarkdown({ title, content, improvements, reasoning }: ExportedPrompt): string {
  const sections = [`# ${oneLine(title)}`, content.trimEnd()]
  if (improvements.length > 0) {
    const list = improvements.map((improvement) => `- ${oneLine(improvement)}`).join('\n')
    sections.push('## Improvements Made', list)
  }
  if (reasoning.trim() !== '') sections.push('## Reasoning', reasoning.trim())
  return withNewline(sections.join('\n\n'))
}

function toJson({ title, content, improvements, reasoning, qualityScore }: ExportedPrompt) {
  return withNewline(
    JSON.stringify({ title, content, improvements, reasoning, qualityScore }, null, 2)
  )
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function withNewline(text: string): string {
  return text.endsWith('\n') ? text : `${text}\n`
}

const STEM_LENGTH = 60
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/

/** A title as the stem of a file name: lower case, words joined by hyphens, safe on every system. */
export function fileStem(title: string): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .join('-')
  const stem = [...words].slice(0, STEM_LENGTH).join('').replace(/-+$/, '')
  if (stem === '') return 'prompt'
  return RESERVED.test(stem) ? `prompt-${stem}` : stem
}

/** Hands a file to the browser's downloads. */
export function saveFile({ name, type, text }: ExportFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
