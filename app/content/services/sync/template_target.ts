import { DateTime } from 'luxon'
import { mapTemplate } from '#app/content/domain/sync/map_page'
import type { TargetKind, Written } from '#app/content/services/sync/target_kind'
import type { TemplateFields } from '#app/templates/domain/writing/template_fields'
import WorkflowTemplate from '#app/templates/models/workflow_template'
import { fieldsOf } from '#app/templates/services/writing/template_rows'
import {
  changeStanding,
  changeTemplate,
  createTemplate,
  MAX_TEMPLATES,
  type WrittenTemplate,
} from '#app/templates/services/writing/write_template'

const AUTHOR = { authorId: null, origin: 'notion' as const }

function written(made: WrittenTemplate): Written {
  if (made.ok) return { ok: true, id: made.template.id, version: made.template.version }
  switch (made.error) {
    case 'full':
      return { ok: false, message: `There are ${MAX_TEMPLATES} templates already.` }
    case 'absent':
    case 'stale':
      return { ok: false, message: 'The template was changed here at the same time.' }
    default:
      return made.error satisfies never
  }
}

/** Pages that become workflow templates. */
export const templateTarget: TargetKind<TemplateFields> = {
  map: mapTemplate,
  async find(id, trx) {
    const row = await WorkflowTemplate.query({ client: trx }).where('id', id).forUpdate().first()
    if (!row) return null
    const { version, archivedAt, deletedAt } = row
    const standing = { isArchived: archivedAt !== null, isDeleted: deletedAt !== null }
    return { version, fields: fieldsOf(row), ...standing }
  },
  create: async (fields, _pageId, trx) => written(await createTemplate(fields, AUTHOR, trx)),
  async change(id, fields, trx) {
    const row = await WorkflowTemplate.query({ client: trx }).where('id', id).first()
    if (row?.deletedAt) await changeStanding(id, { deletedAt: null }, trx)
    return written(await changeTemplate(id, fields, { authorId: null, expected: null }, trx))
  },
  async archive(id, isArchived, trx) {
    await changeStanding(id, { archivedAt: isArchived ? DateTime.utc() : null }, trx)
  },
}
