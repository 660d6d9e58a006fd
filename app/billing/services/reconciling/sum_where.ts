/** SQL for the sum of the amounts of the lines that meet a condition; 0 where there are none. */
export const sumWhere = (condition: string, amount = 'amount'): string =>
  `coalesce(sum(case when ${condition} then ${amount} else 0 end), 0)`
