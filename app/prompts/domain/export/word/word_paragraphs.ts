import { HeadingLevel, Paragraph, Tab, TextRun, type IParagraphOptions } from 'docx'
import { byDirection, runsFromRight } from '#app/prompts/domain/export/document/directions'
import type { PromptLine } from '#app/prompts/domain/export/document/line_reader'
import { linesOf, type Look, type Piece } from '#app/prompts/domain/export/document/pieces'

const STYLES: Record<Look, string | undefined> = {
  plain: undefined,
  mark: 'PromptMark',
  blank: 'Blank',
  variable: 'Variable',
  code: 'InlineCode',
  strong: 'Strong',
  italic: 'Emphasis',
}

export const HEADINGS = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
]

/** Twentieths of a point: how far one depth of items stands in, and how wide one sign of their lead is. */
const DEPTH = 240
const SIGN = 110

/** One line of a prompt as a paragraph, each of its characters in it. */
export function lineParagraph(line: PromptLine): Paragraph {
  return new Paragraph({ ...lookOf(line), ...paragraphOf(line.pieces) })
}

/** A paragraph of plain text. */
export function plainParagraph(text: string, options: IParagraphOptions): Paragraph {
  return new Paragraph({ ...options, ...paragraphOf([{ look: 'plain', text }]) })
}

function lookOf({ kind, level, pieces }: PromptLine): IParagraphOptions {
  if (kind === 'heading') return { heading: HEADINGS[level - 1] }
  if (kind === 'code') return { style: 'PromptCode' }
  if (kind !== 'item') return { style: 'Prompt' }
  const hanging = pieces[0].text.length * SIGN
  return { style: 'Prompt', indent: { start: level * DEPTH + hanging, hanging } }
}

/** The runs of some pieces, in lines where they have line breaks, and the direction of the whole. */
export function paragraphOf(pieces: readonly Piece[]): IParagraphOptions {
  const bidirectional = runsFromRight(pieces.map(({ text }) => text).join(''))
  const children = linesOf(pieces).flatMap((line, at) => [
    ...(at > 0 ? [new TextRun({ break: 1 })] : []),
    ...line.flatMap(runsOf),
  ])
  return { children, ...(bidirectional && { bidirectional }) }
}

function runsOf({ look, text }: Piece): TextRun[] {
  return byDirection(text).map(
    ({ text: stretch, isFromRight }) =>
      new TextRun({
        style: STYLES[look],
        ...(isFromRight && { rightToLeft: true }),
        children: withTabs(stretch),
      })
  )
}

function withTabs(text: string): (string | Tab)[] {
  return text
    .split('\t')
    .flatMap((words, index) => (index === 0 ? [words] : [new Tab(), words]))
    .filter((child) => child !== '')
}
