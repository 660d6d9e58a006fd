export const EXPORT_STATUSES = ['queued', 'running', 'ready', 'failed', 'removed'] as const
export type ExportStatus = (typeof EXPORT_STATUSES)[number]

/** Days until a file is removed. */
export const EXPORT_DAYS = 7
/** Files that a person may prepare in 24 hours. */
export const MAX_EXPORTS_PER_DAY = 3

export const isUnderWay = (status: ExportStatus): boolean =>
  status === 'queued' || status === 'running'

/** The name of the file, with the day on which it was prepared. */
export const exportFileName = (createdMs: number): string =>
  `hone-data-${new Date(createdMs).toISOString().slice(0, 10)}.zip`

/** What a file of an export is listed as, and what is in it. */
export interface Listed {
  path: string
  about: string
}

/** The file that explains all others. `name` is who they belong to. */
export function exportGuide(name: string, nowMs: number, listed: Listed[]): string {
  const lines = listed.map(({ path, about }) => `- \`${path}\`: ${about}`)
  return (
    [
      '# Your data in Hone',
      `All that this server has of ${name.replaceAll(/\s+/g, ' ')}, as of ${new Date(nowMs).toISOString()}.`,
      'Files that end in `.json` are for programs; times in them are in UTC. Files that end in `.md` are plain text. Secrets, such as the secrets of your access tokens and links, are not included: the server keeps only their hashes.',
      lines.join('\n'),
    ].join('\n\n') + '\n'
  )
}
