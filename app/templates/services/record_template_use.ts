import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordActivity } from '#app/activity/services/record_activity'
import { countUse } from '#app/templates/services/marks/template_marks'
import { galleryCategoryOf, type Template } from '#app/templates/domain/types'

/** Writes down that a person started from a template, and counts it. */
export async function recordTemplateUse(
  userId: string,
  template: Template,
  trx: TransactionClientContract
) {
  await countUse({ userId, templateId: template.id }, Date.now(), trx)
  const happening = {
    userId,
    type: 'template_used' as const,
    title: template.title,
    description: 'Started a prompt from this template.',
    category: galleryCategoryOf(template.category),
    templateName: template.title,
    original: template.content,
  }
  return recordActivity(happening, trx)
}
