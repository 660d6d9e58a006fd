/** Credits that an administrator can give at once. */
export const MAX_GIVEN_CREDITS = 10_000

/** What the ledger calls a gift. @param id different for each gift */
export const giftReference = (id: string): string => `gift:${id}`
