import type { ModelRequest, Tokens } from '#app/ai/domain/exchange'
import { scaledCount } from '#app/ai/domain/scaled_count'

/** Counts by the newest public vocabulary of OpenAI; other makers' models count a little differently. */
export async function countTokens({ messages }: ModelRequest, answer: string): Promise<Tokens> {
  const { countTokens: count } = await import('gpt-tokenizer')
  const input = messages.reduce((all, { content }) => all + scaledCount(content, count), 0)
  return { input, output: scaledCount(answer, count) }
}
