import type { ExportedPrompt } from '#app/prompts/domain/export/exported_prompt'
import type { Variant } from '#app/prompts/domain/types'
import type { Account } from '#frontend/features/create/editor/variants/account_of'
import { engine } from '#frontend/lib/engine/engine_client'

/** A variant as it leaves, with the account of what stays of it; another text has another score. */
export async function exportedVariant(
  variant: Variant,
  content: string,
  account: Account,
  kind: string | null
): Promise<ExportedPrompt> {
  if (content === variant.content) return variant
  const { score } = await engine.assess(content, { kind })
  return { title: variant.title, content, ...account, score: score.value }
}
