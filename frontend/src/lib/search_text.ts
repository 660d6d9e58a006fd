/** UTF-16 units that the server searches for at most. */
export const SEARCH_LENGTH = 200

/** What an address searches for, as far as a list can be asked for it. */
export const searchText = (given: string | null): string =>
  (given ?? '')
    .replaceAll('\0', '')
    .slice(0, SEARCH_LENGTH)
    // Not half of a character.
    .replace(/[\uD800-\uDBFF]$/, '')
