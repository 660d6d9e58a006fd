import type { Group } from '@japa/runner/core'
import type { Page } from 'playwright-core'
import type { Desk } from '#tests/browser/helpers/desk'
import { arriveWithModel } from '#tests/browser/helpers/model_provider'
import type { Width } from '#tests/browser/helpers/widths'
import { rewriting } from '#tests/functional/ai/rewriting_model'
import { startModelStandIn, type ModelStandIn } from '#tests/helpers/model_stand_in'

const PROMPT = 'Write an email about our new product Kestrel 3.'
const HALF = JSON.stringify({ text: 'Write an email about Kestrel 3. It is for customers.' })

/** Somebody who writes on one of the screens for prompts and has a model improve them. */
export class ByModel {
  standIn!: ModelStandIn

  constructor(
    private desk: Desk,
    group: Group,
    private path: '/create' | '/prompt-editor'
  ) {
    group.each.setup(async () => {
      this.standIn = await startModelStandIn()
      this.standIn.reply = rewriting()
      return () => this.standIn.close()
    })
  }

  /** They have chosen the stand-in, and written a prompt. */
  async arrive(width?: Width): Promise<Page> {
    const page = await arriveWithModel(this.desk, this.standIn.url, width)
    await page.goto(this.path)
    await page.getByLabel('Improved by').selectOption({ label: 'Stand-in · gpt-5.4-mini' })
    await page.getByRole('textbox', { name: 'Original Prompt' }).fill(PROMPT)
    return page
  }

  /** The next rewrites say no more after a few words. */
  fallSilent(): void {
    this.standIn.play(
      ...[1, 2].map(() => ({ kind: 'answer' as const, content: '{"notes":[]}' })),
      ...[1, 2, 3].map(() => ({ kind: 'hang_after' as const, content: HALF, chunks: 4 }))
    )
  }

  /** The next rewrites break off after a few words. */
  breakOff(): void {
    this.standIn.play(
      ...[1, 2].map(() => ({ kind: 'answer' as const, content: '{"notes":[]}' })),
      ...[1, 2, 3].map(() => ({ kind: 'cut' as const, content: HALF, chunks: 20 }))
    )
  }
}
