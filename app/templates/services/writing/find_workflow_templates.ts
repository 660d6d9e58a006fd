import { foldCase } from '#app/core/domain/fold_case'
import { likeCondition } from '#app/core/dialects/like'
import { type Cursor, DEFAULT_LIMIT, readCursor } from '#app/core/paging'
import WorkflowTemplate from '#app/templates/models/workflow_template'

interface Filter {
  search?: string
  limit?: number
  cursor?: string
  /** Only those that were deleted and are still kept. */
  deleted?: 'true' | 'false'
}

/** One page of the templates of administrators, the newest first. */
export async function findWorkflowTemplates({
  search = '',
  limit = DEFAULT_LIMIT,
  cursor,
  deleted,
}: Filter): Promise<{ templates: WorkflowTemplate[]; next: Cursor | null }> {
  const query = WorkflowTemplate.query().orderBy('id', 'desc').limit(limit)
  if (deleted === 'true') query.whereNotNull('deleted_at')
  else query.whereNull('deleted_at')
  const words = foldCase(search).split(/\s+/).filter(Boolean)
  for (const word of words) {
    const like = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
    query.where((either) =>
      either
        .whereRaw(likeCondition('title'), [like])
        .orWhereRaw(likeCondition('description'), [like])
    )
  }
  const after = readCursor(cursor)
  if (after) query.where('id', '<', after.id)
  const templates = await query
  const last = templates.length === limit ? templates[limit - 1] : null
  return { templates, next: last && { value: last.id, id: last.id } }
}

/** Null where there is none, or it is deleted. */
export const findWorkflowTemplate = (id: string): Promise<WorkflowTemplate | null> =>
  WorkflowTemplate.query().where('id', id).whereNull('deleted_at').first()

/** What the log of administrators says a template is; also a deleted one, which can be restored. */
export async function findTemplateSubject(id: string) {
  const template = await WorkflowTemplate.find(id)
  return template && { kind: 'template', id, label: template.title }
}
