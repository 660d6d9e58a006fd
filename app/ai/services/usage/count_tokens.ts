import type { ModelRequest, Tokens } from '#app/ai/domain/exchange'
import { scaledCount } from '#app/ai/domain/scaled_count'

/** Signs such as "<|endoftext|>" are text like any other here: somebody wrote them, or a model told what it would not. */
const PLAIN = { disallowedSpecial: new Set<string>() }

/** Counts by the newest public vocabulary of OpenAI; other makers' models count a little differently. */
export async function countTokens({ messages }: ModelRequest, answer: string): Promise<Tokens> {
  const { countTokens: counted } = await import('gpt-tokenizer')
  const count = (text: string) => counted(text, PLAIN)
  const input = messages.reduce((all, { content }) => all + scaledCount(content, count), 0)
  return { input, output: scaledCount(answer, count) }
}
