import type { RunLook } from '#app/flows/files/word_styles'

/** A piece of text in one look. */
export interface Run extends RunLook {
  /** How it stands above or below the line. */
  script?: string
}

const LEVEL = '0123456789+-=()'
const SCRIPTS: Record<string, string> = {
  superscript: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾',
  subscript: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎',
}

/** Numbers above or below the line stay there, so that 10⁶ is not 106; letters, such as those of 1st, do not. */
export function inScript(text: string, run: Run | undefined): string {
  const signs = SCRIPTS[run?.script ?? '']
  if (!signs || ![...text].every((sign) => LEVEL.includes(sign))) return text
  return [...text].map((sign) => signs[LEVEL.indexOf(sign)]).join('')
}
