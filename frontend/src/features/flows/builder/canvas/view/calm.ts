/** How long a move of the view takes, in milliseconds; nothing moves by itself for people who prefer that. */
export const calm = (): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 180)
