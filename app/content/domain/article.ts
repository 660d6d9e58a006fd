/** Words of a paragraph that look alike. `href` is where they lead; null where they are no link. */
export interface Piece {
  look: 'plain' | 'strong' | 'italic' | 'code'
  text: string
  href: string | null
}

/** What a prompt in an article shows: a request as people write it, or what it becomes. */
export type PromptRole = 'before' | 'after'

export type Part =
  | { kind: 'heading'; level: 2 | 3; id: string; text: string }
  | { kind: 'paragraph'; pieces: Piece[] }
  | { kind: 'quote'; pieces: Piece[] }
  /** `start` is the first number of a numbered list; null where it has none. */
  | { kind: 'list'; start: number | null; items: Piece[][] }
  | { kind: 'code'; text: string }
  /** A prompt that can be opened in the editor. */
  | { kind: 'prompt'; role: PromptRole | null; title: string; text: string }

/** How fast people read prose on a screen. */
const WORDS_PER_MINUTE = 220

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu

const textOf = (part: Part): string => {
  if ('pieces' in part) return plainText(part.pieces)
  if (part.kind === 'list') return part.items.map(plainText).join('\n')
  return part.kind === 'prompt' ? `${part.title}\n${part.text}` : part.text
}

/** What the pieces say, without how they look. */
export const plainText = (pieces: readonly Piece[]): string =>
  pieces.map(({ text }) => text).join('')

/** All words of an article, its prompts included, as one text. */
export const articleText = (parts: readonly Part[]): string => parts.map(textOf).join('\n')

/** How many minutes it takes to read an article, at least one. */
export const minutesToRead = (parts: readonly Part[]): number =>
  minutesToReadText(articleText(parts))

/** The same of a text. */
export function minutesToReadText(text: string): number {
  const words = text.match(WORD)?.length ?? 0
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
