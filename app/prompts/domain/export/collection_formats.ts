export const COLLECTION_FORMATS = ['csv', 'json', 'markdown'] as const
export type CollectionFormat = (typeof COLLECTION_FORMATS)[number]

export const COLLECTION_KINDS: Record<CollectionFormat, { ending: string; type: string }> = {
  csv: { ending: 'csv', type: 'text/csv; charset=utf-8' },
  json: { ending: 'json', type: 'application/json; charset=utf-8' },
  markdown: { ending: 'zip', type: 'application/zip' },
}
