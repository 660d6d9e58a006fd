/** A text of somebody else without the control characters that steer a terminal; lines and tabs stay. */
export const visible = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, '')

/** The same in one line. */
export const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim()
