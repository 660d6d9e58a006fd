import { isBlankText } from '#app/core/domain/blank_text'
import { titleOf } from '#app/prompts/domain/category'
import { nounTitle } from '#app/prompts/domain/goals/noun_title'
import type { Reading } from '#app/prompts/domain/reading/reading'

/** What a flow is called by those words of its goal that ask for work. */
export function titleOfWork(reading: Reading, words: string): string {
  const title = nounTitle(words) ?? titleOf({ ...reading, text: words, goal: null })
  return isBlankText(title) ? 'New flow' : title
}
