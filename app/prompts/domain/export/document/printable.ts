const CONTROLS = /[^\P{Cc}\t\n\r\u0080-\u009F]/gu
const NEVER_IN_XML = /[\uFFFE\uFFFF]/g

/**
 * A text that a document can hold: control characters become their visible signs (`␀` for NUL),
 * what is no character becomes `�`. The length stays the same.
 */
export function printable(text: string): string {
  return text
    .toWellFormed()
    .replace(CONTROLS, (sign) =>
      sign === '\x7F' ? '␡' : String.fromCharCode(0x2400 + sign.charCodeAt(0))
    )
    .replace(NEVER_IN_XML, '\uFFFD')
}
