/** How much more often a stem stands in texts of one family than elsewhere, as logarithms: the least for each level. */
export const LEVELS: readonly number[] = [0.8, 1.4, 2]
