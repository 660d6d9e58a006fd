import type { HttpContext } from '@adonisjs/core/http'
import type WorkflowTemplate from '#app/templates/models/workflow_template'

/** Says which template the action of an administrator was about. */
export function auditTemplate(
  ctx: HttpContext,
  { id, title, version, isPublic }: WorkflowTemplate
): void {
  ctx.audited = { kind: 'template', id, label: title, details: { version, isPublic } }
}
