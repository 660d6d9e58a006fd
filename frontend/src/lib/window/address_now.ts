/** The query of the address as it is now. What the router hands to a setter is that of the last render. */
export const addressNow = (): URLSearchParams => new URLSearchParams(location.search)
