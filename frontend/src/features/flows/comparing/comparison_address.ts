/** The query of the address at which two runs are compared. */
export const comparisonAddress = (one: string, other: string | null): string =>
  `${new URLSearchParams({ one, ...(other && { other }) })}`
