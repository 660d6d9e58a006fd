import type { ExportedPrompt } from '#app/prompts/domain/export/exported_prompt'
import type { Variant } from '#app/prompts/domain/types'
import { engine } from '#frontend/lib/engine_client'

/** A variant as it leaves. Where changes were left out of it, its account no longer fits and its score is another. */
export async function exportedVariant(variant: Variant, content: string): Promise<ExportedPrompt> {
  if (content === variant.content) return variant
  const { score } = await engine.judge(content)
  const { title } = variant
  return { title, content, improvements: [], reasoning: '', qualityScore: score.filled }
}
