import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { answerEtag, expectedEtag } from '#app/core/etag'
import { absent, limitReached, stale } from '#app/core/exceptions/api_exception'
import { answerOnce } from '#app/core/idempotency/answer_once'
import { linkNextPage } from '#app/core/paging'
import { inTransaction } from '#app/core/transact'
import { DEFAULT_ICON, type TemplateFields } from '#app/templates/domain/writing/template_fields'
import type WorkflowTemplate from '#app/templates/models/workflow_template'
import {
  findWorkflowTemplate,
  findWorkflowTemplates,
} from '#app/templates/services/writing/find_workflow_templates'
import {
  changeStanding,
  changeTemplate,
  createTemplate,
  MAX_TEMPLATES,
  type WrittenTemplate,
} from '#app/templates/services/writing/write_template'
import { auditTemplate } from '#app/templates/controllers/audit_template'
import AdminTemplateTransformer from '#app/templates/transformers/admin_template_transformer'
import {
  adminTemplateListValidator,
  adminTemplateValidator,
} from '#app/templates/validators/admin_template_validators'

export default class AdminTemplatesController {
  async index(ctx: HttpContext) {
    const filter = await ctx.request.validateUsing(adminTemplateListValidator, {
      data: ctx.request.qs(),
    })
    const { templates, next } = await findWorkflowTemplates(filter)
    linkNextPage(ctx, next)
    return ctx.serialize(AdminTemplateTransformer.transform(templates))
  }

  async store(ctx: HttpContext) {
    const body = await ctx.request.validateUsing(adminTemplateValidator, {
      data: ctx.request.body(),
    })
    const fields = withDefaults(body)
    const author = { authorId: ctx.auth.getUserOrFail().id, origin: 'admin' as const }
    return answerOnce(
      ctx,
      (transact) => transact((trx) => createTemplate(fields, author, trx)),
      (outcome: WrittenTemplate) => {
        const template = written(outcome)
        ctx.response.status(201).header('Location', `/api/admin/templates/${template.id}`)
        return answer(ctx, template)
      }
    )
  }

  async show(ctx: HttpContext) {
    const template = await findWorkflowTemplate(ctx.params.id)
    if (!template) throw absent('template')
    return answer(ctx, template)
  }

  async update(ctx: HttpContext) {
    const body = await ctx.request.validateUsing(adminTemplateValidator, {
      data: ctx.request.body(),
    })
    const fields = withDefaults(body)
    const author = { authorId: ctx.auth.getUserOrFail().id, expected: expectedEtag(ctx) }
    const outcome = await inTransaction((trx) => changeTemplate(ctx.params.id, fields, author, trx))
    return answer(ctx, written(outcome))
  }

  async destroy(ctx: HttpContext) {
    const deleted = { deletedAt: DateTime.utc() }
    const template = await inTransaction((trx) => changeStanding(ctx.params.id, deleted, trx))
    if (!template) throw absent('template')
    auditTemplate(ctx, template)
    return ctx.response.noContent()
  }
}

const withDefaults = (body: Infer<typeof adminTemplateValidator>): TemplateFields => ({
  ...{ isPublic: true, content: '', tags: [], icon: DEFAULT_ICON, goodAnswer: '' },
  ...body,
})

function written(outcome: WrittenTemplate): WorkflowTemplate {
  if (outcome.ok) return outcome.template
  switch (outcome.error) {
    case 'absent':
      throw absent('template')
    case 'stale':
      throw stale('template')
    case 'full':
      throw limitReached(
        `There are ${MAX_TEMPLATES} templates already.`,
        'Delete some that are no longer used.'
      )
    default:
      return outcome.error satisfies never
  }
}

function answer(ctx: HttpContext, template: WorkflowTemplate) {
  auditTemplate(ctx, template)
  answerEtag(ctx, template.version)
  return ctx.serialize(AdminTemplateTransformer.transform(template))
}
