const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Text as it may stand in XML. */
export const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => SIGNS[sign])
