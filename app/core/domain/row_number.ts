/** Of a column of the type `integer`. Source: PostgreSQL, numeric types. */
const MAX_INTEGER = 2_147_483_647

/** Whether a number can be the number of a row, such as of a version. */
export const isRowNumber = (number: number): boolean =>
  Number.isInteger(number) && number >= 0 && number <= MAX_INTEGER
