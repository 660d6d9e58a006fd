import type { Reading } from '#app/prompts/domain/reading/reading'

/** The sentences by paragraph, as their places in the text's list of sentences. A blank line begins a new one. */
export function paragraphsOf({ sentences, masked }: Reading): number[][] {
  const found: number[][] = []
  for (const [at, { start }] of sentences.entries()) {
    const apart = at === 0 || /\n\s*\n/.test(masked.slice(sentences[at - 1].end, start))
    if (apart) found.push([at])
    else found.at(-1)!.push(at)
  }
  return found
}
