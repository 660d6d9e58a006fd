import type { PromptLine } from '#app/prompts/domain/export/document/line_reader'
import type { Look } from '#app/prompts/domain/export/document/pieces'
import type { FaceKind } from '#app/prompts/domain/export/pdf/faces'

/** How a paragraph is printed; lengths in points. */
export interface PrintStyle {
  kind: FaceKind
  size: number
  /** From one line to the next. */
  leading: number
  before: number
  after: number
  color: string
  /** Fills the line behind the text, where given. */
  ground?: string
  /** It stays on one page with this much of what follows. */
  keep?: number
}

const INK = '#292524'
export const MUTED = '#57534e'
export const RULE = '#d6d3d1'
const CODE = '#f5f3f0'

/** A4, as most of the world prints; the edges leave room where a printer cuts. */
export const PAGE = { width: 595.28, height: 841.89, left: 64, right: 64, top: 60, bottom: 68 }
export const LINE = PAGE.width - PAGE.left - PAGE.right

const body = { kind: 'body', size: 10.5, leading: 16, before: 0, after: 0, color: INK } as const
const heading = { ...body, kind: 'strong', keep: 32 } as const

export const STYLES = {
  title: { ...heading, size: 20, leading: 26, after: 4 },
  score: { ...body, size: 9.5, leading: 14, color: MUTED },
  note: { ...body, size: 9.5, leading: 14, before: 10, ground: '#fdefc8' },
  body,
  code: { ...body, kind: 'mono', size: 9, leading: 14, ground: CODE },
  section: { ...heading, size: 14, leading: 20, before: 20, after: 5 },
  item: { ...body, after: 2 },
  paragraph: { ...body, after: 6 },
  cell: { ...body, size: 9.5, leading: 14, before: 3, after: 4 },
  head: { ...heading, size: 9.5, leading: 14, before: 4, after: 4 },
  quote: { ...body, after: 6, color: MUTED },
  footer: { ...body, size: 8.5, leading: 12, color: MUTED },
} as const satisfies Record<string, PrintStyle>

/** Sizes of the headings within a prompt, by their rank from 2 on. */
const HEADING_SIZES = [13.5, 12, 11, 10.5, 10.5]

export function styleOfLine({ kind, level }: PromptLine): PrintStyle {
  if (kind === 'code') return STYLES.code
  if (kind !== 'heading') return STYLES.body
  return { ...headingStyle(level), before: 4, after: 2 }
}

/** Of a heading below the title, by its rank from 2 on. */
export function headingStyle(level: number): PrintStyle {
  const size = HEADING_SIZES[level - 2]
  return { ...heading, size, leading: size * 1.5, before: 12, after: 4 }
}

/** What is behind a piece, by its look. */
export const GROUNDS: Partial<Record<Look, string>> = { blank: '#fdefc8', variable: '#ebe8e4' }
