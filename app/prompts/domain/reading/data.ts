import type { Opaque, Reading, Sentence } from '#app/prompts/domain/reading/reading'
import type { Span, Task } from '#app/prompts/domain/types'

/** Tasks that work on a text the person gives. */
export const INPUT_TASKS: readonly Task[] = ['rewrite', 'summarise', 'extract', 'classify']

const POINTS = /\b(?:following|below|above|this|these|given|provided|attached|here)\b/

/** Marks what stands around the main sentence and is not about the work as pasted material. */
export function findData(reading: Reading, lower: string): Span | null {
  const { sentences, goal, task } = reading
  if (goal === null || reading.opaque.some((stretch) => delimits(reading.text, stretch)))
    return null
  const main = sentences[goal]
  const said = lower.slice(main.start, main.end)
  const points = POINTS.test(said) || /:\s*$/.test(said)
  if (!points && !INPUT_TASKS.includes(task)) return null

  const line = lineOf(lower, main)
  const marked = sentences.filter((sentence, index) => {
    const candidate = index !== goal && isMaterial(sentence, lower) && !shares(line, sentence)
    return candidate && (index > goal || points)
  })
  if (!marked.length) return null
  const span = { start: lineStart(lower, marked[0].start), end: marked.at(-1)!.end }
  const around = span.start < main.start && span.end > main.start
  for (const sentence of around ? marked : sentences) {
    const inside = sentence.start >= span.start && sentence.end <= span.end
    if (inside) Object.assign(sentence, { mood: 'data', verb: null, force: 0 })
  }
  return around
    ? { start: span.start, end: marked.findLast(({ end }) => end <= main.start)!.end }
    : span
}

/** A fence or a pair of tags already sets the material apart. */
function delimits(text: string, { kind, start }: Opaque): boolean {
  return kind === 'data' || kind === 'fence' || (kind === 'code' && text[start] === '<')
}

/** Takes in the list marker before the first item. */
function lineStart(lower: string, start: number): number {
  const line = lower.lastIndexOf('\n', start - 1) + 1
  return /^[\s>]*(?:[-*•–+]|\(?\d{1,3}[.)])\s*$/.test(
    lower.slice(Math.max(line, start - 20), start)
  )
    ? line
    : start
}

function isMaterial(sentence: Sentence, lower: string): boolean {
  const { mood, section, repeats, listed } = sentence
  if (repeats || mood === 'ask' || mood === 'heading' || (mood === 'courtesy' && !listed))
    return false
  if (section) return section === 'input'
  return (
    mood === 'question' ||
    !/\b(?:should|must|need to|do not|don't|please|you are|audience|tone|format|output)\b/.test(
      lower.slice(sentence.start, sentence.end)
    )
  )
}

/** The line of the main sentence; nothing shares it where the sentence ends with a colon. */
function lineOf(lower: string, { start, end }: Sentence): Span {
  if (lower[end - 1] === ':') return { start, end }
  const stop = lower.indexOf('\n', end)
  return { start: lower.lastIndexOf('\n', start - 1) + 1, end: stop < 0 ? lower.length : stop }
}

const shares = (line: Span, { start, end }: Sentence) => start >= line.start && end <= line.end
