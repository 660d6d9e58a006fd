import { BaseTransformer } from '@adonisjs/core/transformers'
import type { TemplateMark } from '#app/templates/domain/template_marks'
import { galleryCategoryOf, type Template } from '#app/templates/domain/types'

export interface ShownTemplate {
  template: Template
  /** What it is to the person who sees it; without it nothing. */
  mark?: TemplateMark
}

export default class TemplateTransformer extends BaseTransformer<ShownTemplate> {
  toObject() {
    const { template, mark } = this.resource
    const { id, title, description, category, tags, icon, steps, isPublic } = template
    const usedMs = mark?.lastUsedMs ?? null
    return {
      ...{ id, title, description, category, tags, icon, isPublic },
      galleryCategory: galleryCategoryOf(category),
      isWorkflow: steps.length > 0,
      isFavorite: (mark?.favoriteMs ?? null) !== null,
      uses: mark?.uses ?? 0,
      lastUsedAt: usedMs === null ? null : new Date(usedMs).toISOString(),
    }
  }

  forOpen() {
    const { content, variables, goodAnswer, steps } = this.resource.template
    return { ...this.toObject(), content, variables, goodAnswer, steps }
  }
}
