/**
 * How a cell begins that a spreadsheet would run as a formula (OWASP, "CSV Injection"), also with the full-width signs that
 * it reads as the plain ones. Apostrophes may stand before them, so that the one in front can always be taken away again.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/
/** A number with its sign, such as `-0.50`, `+49 170 12` or `-5 %`: there is nothing to run in it. */
const SIGNED_NUMBER = /^[+-]\d[\d.,'’ \u00A0\u202F]*(?:[eE][+-]?\d+)?(?: ?%)?$/

const isFormula = (cell: string): boolean => FORMULA.test(cell) && !SIGNED_NUMBER.test(cell)

/** A cell that a spreadsheet shows as it is: a formula gets an apostrophe in front. */
export const withFormulaGuard = (cell: string): string => (isFormula(cell) ? `'${cell}` : cell)

/** A cell that was written with its guard, as it was before. */
export const withoutFormulaGuard = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
