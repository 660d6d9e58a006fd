const MAX_LENGTH = 80

/** The name of the file of a flow: its title without what file systems do not take. */
export function flowFileName(title: string): string {
  const stem = title
    .normalize('NFC')
    .replaceAll(/[\p{C}\\/:*?"<>|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, MAX_LENGTH)
    .toWellFormed()
    .replaceAll(/^[.\s]+|[.\s]+$/g, '')
  return `${stem || 'Flow'}.flow.json`
}
