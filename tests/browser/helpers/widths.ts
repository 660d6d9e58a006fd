/** A desk and a phone, in pixels. */
export type Width = 1440 | 390
export const WIDTHS: Width[] = [1440, 390]

const HEIGHTS = { 1440: 900, 390: 844 }

export const sizeOf = (width: Width) => ({ width, height: HEIGHTS[width] })
