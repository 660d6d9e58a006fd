import { categoryOf, titleOf } from '#app/prompts/domain/category'
import { improve } from '#app/prompts/domain/improve'
import { read } from '#app/prompts/domain/reading/read'
import type { Improvement, ImproveRequest } from '#app/prompts/domain/types'

export interface Worked {
  improvement: Improvement
  title: string
  category: string
}

/** What the engine's thread does with one request: the text is read once for all three answers. */
export default function work(request: ImproveRequest): Worked {
  const reading = read(request.text)
  const improvement = improve(request, reading)
  return { improvement, title: titleOf(reading), category: categoryOf(reading) }
}
