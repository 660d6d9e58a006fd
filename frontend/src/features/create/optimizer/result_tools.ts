import type { Form } from '#app/prompts/domain/kinds/forms'
import type { KindChoice } from '#frontend/features/create/kind/use_kind'
import type { Draft } from '#frontend/prompts/draft'
import type { DraftGateway } from '#frontend/prompts/draft_gateway'
import type { Answer } from '#frontend/lib/engine/engine_client'

/** What a person can do about a result besides taking it. */
export interface ResultTools {
  draft: Draft
  gateway: DraftGateway
  kindChoice: KindChoice
  answer: (answers: Answer[]) => Promise<void>
  askForm: (form: Form) => void
}
