import { BaseTransformer } from '@adonisjs/core/transformers'
import type PromptVersion from '#app/prompts/models/prompt_version'
import type { VariantId } from '#app/prompts/domain/types'

export default class VersionTransformer extends BaseTransformer<PromptVersion> {
  toObject() {
    const version = this.resource
    return {
      id: version.id,
      version: version.number,
      variant: version.variant as VariantId | null,
      title: version.title,
      content: version.content,
      improvements: version.improvements,
      reasoning: version.reasoning,
      qualityScore: version.scoreFilled,
      score: version.score,
      scoreFilled: version.scoreFilled,
      edits: version.edits,
      blanks: version.blanks,
      authorId: version.authorId,
      note: version.note,
      createdAt: version.createdAt.toUTC().toISO() as string,
    }
  }

  /** Without its text and what was said of it: a list has hundreds of them. */
  forList() {
    const version = this.resource
    return {
      id: version.id,
      version: version.number,
      variant: version.variant as VariantId | null,
      title: version.title,
      qualityScore: version.scoreFilled,
      score: version.score,
      scoreFilled: version.scoreFilled,
      blankCount: Number(version.$extras.blank_count),
      authorId: version.authorId,
      note: version.note,
      createdAt: version.createdAt.toUTC().toISO() as string,
    }
  }
}
