import type { ICharacterStyleOptions, IParagraphStyleOptions, IStylesOptions } from 'docx'
import { WORDS } from '#app/prompts/domain/export/words'

const INK = '292524'
const MUTED = '57534E'
const BODY = { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Arial' }
const MONO = { ascii: 'Consolas', hAnsi: 'Consolas', cs: 'Courier New' }
const BLANK = 'FDEFC8'
const CODE = 'F3F1EE'

const shade = (fill: string) => ({ type: 'clear', color: 'auto', fill }) as const

/** Sizes in half points. */
const HEADING_SIZES = [40, 28, 25, 23, 22, 22]

const paragraphStyles: IParagraphStyleOptions[] = [
  {
    id: 'Score',
    name: 'Score',
    basedOn: 'Normal',
    run: { color: MUTED },
    paragraph: { spacing: { after: 280 } },
  },
  { id: 'Prompt', name: 'Prompt', basedOn: 'Normal', quickFormat: true },
  {
    id: 'PromptCode',
    name: 'Prompt Code',
    basedOn: 'Prompt',
    quickFormat: true,
    run: { font: MONO, size: 19, noProof: true },
    paragraph: { shading: shade(CODE) },
  },
  {
    id: 'Quote',
    name: 'Quote',
    basedOn: 'Normal',
    run: { color: MUTED },
    paragraph: { indent: { start: 360 }, spacing: { after: 120 } },
  },
  {
    id: 'Reasoning',
    name: 'Reasoning',
    basedOn: 'Normal',
    paragraph: { spacing: { after: 120 } },
  },
]

const characterStyles: ICharacterStyleOptions[] = [
  { id: 'Blank', name: 'Blank', quickFormat: true, run: { shading: shade(BLANK) } },
  {
    id: 'Variable',
    name: 'Variable',
    quickFormat: true,
    run: { font: MONO, shading: shade(CODE) },
  },
  { id: 'Strong', name: 'Strong', run: { bold: true } },
  { id: 'Emphasis', name: 'Emphasis', run: { italics: true } },
  { id: 'PromptMark', name: 'Prompt Mark', run: { color: MUTED } },
  { id: 'InlineCode', name: 'Inline Code', run: { font: MONO, noProof: true } },
]

const headings = Object.fromEntries(
  HEADING_SIZES.map((size, index) => [
    `heading${index + 1}`,
    {
      run: { font: BODY, size, bold: true, color: INK },
      paragraph: { spacing: { before: index === 0 ? 0 : 240, after: 80 }, keepNext: true },
    },
  ])
)

/** The look of an exported Word document; whoever opens it can change each style in one place. */
export const wordStyles: IStylesOptions = {
  default: {
    document: {
      run: { font: BODY, size: 22, color: INK, language: { value: WORDS.language } },
      paragraph: { spacing: { line: 300, after: 0 } },
    },
    ...headings,
  },
  paragraphStyles,
  characterStyles,
}
