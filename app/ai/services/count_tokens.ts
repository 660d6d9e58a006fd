import type { ModelRequest, Tokens } from '#app/ai/domain/exchange'

/** Counts by the newest public vocabulary of OpenAI; other makers' models count a little differently. */
export async function countTokens({ messages }: ModelRequest, answer: string): Promise<Tokens> {
  const { countTokens: count } = await import('gpt-tokenizer')
  const input = messages.reduce((all, { content }) => all + count(content), 0)
  return { input, output: count(answer) }
}
