import db from '@adonisjs/lucid/services/db'
import { type Cursor, DEFAULT_LIMIT, readCursor } from '#app/core/paging'
import type { TemplateFields } from '#app/templates/domain/writing/template_fields'

interface VersionRow {
  version: number
  note: string
  fields: string | TemplateFields
  author_id: string | null
  created_at: string | Date
}

export type TemplateVersion = Omit<VersionRow, 'fields'> & { fields: TemplateFields }

/** One page of the versions of a template, the newest first. */
export async function findTemplateVersions(
  templateId: string,
  { limit = DEFAULT_LIMIT, cursor }: { limit?: number; cursor?: string }
): Promise<{ versions: TemplateVersion[]; next: Cursor | null }> {
  const query = db
    .from('workflow_template_versions')
    .where('template_id', templateId)
    .orderBy('version', 'desc')
    .limit(limit)
  const after = readCursor(cursor, 'number')
  if (after) query.where('version', '<', Number(after.value))
  const rows: VersionRow[] = await query
  const versions = rows.map((row) => ({
    ...row,
    fields:
      typeof row.fields === 'string' ? (JSON.parse(row.fields) as TemplateFields) : row.fields,
  }))
  const last = versions.length === limit ? versions[limit - 1] : null
  return { versions, next: last && { value: String(last.version), id: templateId } }
}
