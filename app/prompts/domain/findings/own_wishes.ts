const OWN_WISHES = /^(?:settings\.|context\.given$)/

/** Whether a rule only carries out what the person asked for themselves, so that there is nothing to choose. */
export const isOwnWish = (rule: string): boolean => OWN_WISHES.test(rule)
