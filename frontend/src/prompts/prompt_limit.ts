export const PROMPT_LENGTH = 50_000

/** How many characters a text is over the limit of a prompt. */
export function overflowOf(text: string): number {
  return Math.max(0, text.length - PROMPT_LENGTH)
}
