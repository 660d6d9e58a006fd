import type { HttpContext } from '@adonisjs/core/http'
import { answerEtag } from '#app/core/etag'
import type PromptVersion from '#app/prompts/models/prompt_version'
import type { Written } from '#app/prompts/services/write_prompt'
import SavedVersionTransformer from '#app/prompts/transformers/saved_version_transformer'

/** 201 with a new version, its address, and the etag that its prompt has now. */
export function answerVersion(ctx: HttpContext, written: Written<PromptVersion>) {
  const { prompt, made } = written
  answerEtag(ctx, prompt.etag)
  ctx.response.status(201).header('Location', `/api/prompts/${prompt.id}/versions/${made.number}`)
  return ctx.serialize(SavedVersionTransformer.transform(written))
}
