export const FILE_FORMATS = ['markdown', 'text', 'json', 'docx', 'pdf'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

/** Every way out of Hone: a file, or `chat`, which goes to the clipboard as messages. */
export const EXPORT_FORMATS = [...FILE_FORMATS, 'chat'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** What is offered to a person, in the order of the menus. This is the one place that decides it. */
export function offeredFormats(): readonly ExportFormat[] {
  return EXPORT_FORMATS
}

export const isFileFormat = (format: ExportFormat): format is FileFormat => format !== 'chat'

export const FILE_KINDS: Record<FileFormat, { ending: string; type: string }> = {
  markdown: { ending: 'md', type: 'text/markdown' },
  text: { ending: 'txt', type: 'text/plain' },
  json: { ending: 'json', type: 'application/json' },
  docx: {
    ending: 'docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  pdf: { ending: 'pdf', type: 'application/pdf' },
}
