import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { sqlTime } from '#app/core/sql_time'
import { describeChange, type TemplateFields } from '#app/templates/domain/writing/template_fields'
import WorkflowTemplate from '#app/templates/models/workflow_template'
import { fieldsOf, nextChangeNumber } from '#app/templates/services/writing/template_rows'

export const MAX_TEMPLATES = 5_000

/** Who wrote a template: an administrator, or a workspace that it is synced from. */
export type TemplateOrigin = 'admin' | 'notion'

interface Author {
  /** Null where no person wrote it. */
  authorId: string | null
}

interface Expected {
  /** The version that the writer has seen; null where they did not say. */
  expected: number | null
}

type Refusal = 'absent' | 'stale' | 'full'
export type WrittenTemplate =
  { ok: true; template: WorkflowTemplate } | { ok: false; error: Refusal }

/** Adds a template, with its first version. */
export async function createTemplate(
  fields: TemplateFields,
  { authorId, origin }: Author & { origin: TemplateOrigin },
  trx: TransactionClientContract
): Promise<WrittenTemplate> {
  const [{ count }] = await trx.from('workflow_templates').count('* as count')
  if (Number(count) >= MAX_TEMPLATES) return { ok: false, error: 'full' }
  const template = new WorkflowTemplate().useTransaction(trx).merge({
    ...{ ...fields, origin, version: 1, changedBy: authorId },
    changeNumber: await nextChangeNumber(trx),
  })
  await template.save()
  await addVersion(template, 'Created.', authorId, trx)
  return { ok: true, template }
}

/** Changes a template to these fields, and keeps them as a version. Fields that are as they were change nothing. */
export async function changeTemplate(
  id: string,
  fields: TemplateFields,
  { authorId, expected }: Author & Expected,
  trx: TransactionClientContract
): Promise<WrittenTemplate> {
  const template = await lockTemplate(id, trx)
  if (!template || template.deletedAt) return { ok: false, error: 'absent' }
  if (expected !== null && expected !== template.version) return { ok: false, error: 'stale' }
  const note = describeChange(fieldsOf(template), fields)
  if (note === null) return { ok: true, template }
  template.merge({ ...fields, version: template.version + 1, changedBy: authorId })
  template.changeNumber = await nextChangeNumber(trx)
  await template.save()
  await addVersion(template, note, authorId, trx)
  return { ok: true, template }
}

/** Takes a template away from people, or gives it back to them. */
export type Standing = Partial<Record<'deletedAt' | 'archivedAt', DateTime | null>>

/** @returns null where there is no such template */
export async function changeStanding(
  id: string,
  standing: Standing,
  trx: TransactionClientContract
): Promise<WorkflowTemplate | null> {
  const template = await lockTemplate(id, trx)
  if (!template) return null
  template.merge({ ...standing, changeNumber: await nextChangeNumber(trx) })
  return template.save()
}

const lockTemplate = (id: string, trx: TransactionClientContract) =>
  WorkflowTemplate.query({ client: trx }).where('id', id).forUpdate().first()

async function addVersion(
  template: WorkflowTemplate,
  note: string,
  authorId: string | null,
  trx: TransactionClientContract
): Promise<void> {
  await trx.table('workflow_template_versions').insert({
    ...{ template_id: template.id, version: template.version, note, author_id: authorId },
    fields: JSON.stringify(fieldsOf(template)),
    created_at: sqlTime(DateTime.utc()),
  })
}
