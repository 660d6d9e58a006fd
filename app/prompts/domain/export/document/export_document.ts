import type { PromptLine } from '#app/prompts/domain/export/document/line_reader'
import { printable } from '#app/prompts/domain/export/document/printable'
import { promptLines } from '#app/prompts/domain/export/document/prompt_lines'
import { oneLine, type ExportedPrompt } from '#app/prompts/domain/export/exported_prompt'
import { WORDS } from '#app/prompts/domain/export/words'
import { readBlanks } from '#app/prompts/domain/blanks/blanks'

/** What a Word document and a PDF show of a prompt, in this order. */
export interface ExportDocument {
  title: string
  /** Null where the prompt has no score. */
  score: string | null
  lines: PromptLine[]
  improvements: string[]
  /** The paragraphs of the reasoning. */
  reasoning: string[]
}

/** A prompt laid out for paper. Its blank ends are left out, as in Markdown. */
export function exportDocument(prompt: ExportedPrompt): ExportDocument {
  const content = printable(prompt.content).trimEnd()
  return {
    title: oneLine(printable(prompt.title)),
    score: scoreOf(prompt.score, content),
    lines: promptLines(content),
    improvements: prompt.improvements.map((improvement) => oneLine(printable(improvement))),
    reasoning: printable(prompt.reasoning)
      .split(/\n+/)
      .map(oneLine)
      .filter((paragraph) => paragraph !== ''),
  }
}

function scoreOf(score: number | null, content: string): string | null {
  return score === null ? null : WORDS.score(score, readBlanks(content).length)
}
