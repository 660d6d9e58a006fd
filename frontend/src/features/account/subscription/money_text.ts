/** @param cents in the smallest unit of the currency */
export const moneyText = (cents: number, currency: string): string =>
  `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`
