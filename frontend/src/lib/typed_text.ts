/** What is typed into a field, and the value that follows it later, for example in the address. */
export interface TypedText {
  typed: string
  value: string
  /** What was passed on and has not come back as the value. */
  passedOn: readonly string[]
}

export const typedText = (value: string): TypedText => ({ typed: value, value, passedOn: [] })

export const type = (text: TypedText, typed: string): TypedText => ({ ...text, typed })

export const passOn = (text: TypedText): TypedText => ({
  ...text,
  passedOn: [...text.passedOn, text.typed],
})

/**
 * Takes over a new value. One from outside (the Back button, "clear") takes the place of what was typed. One that was
 * passed on does not: by the time it comes back, the person may have typed on.
 */
export function receive({ typed, passedOn }: TypedText, value: string): TypedText {
  const at = passedOn.indexOf(value)
  return at === -1 ? typedText(value) : { typed, value, passedOn: passedOn.slice(at + 1) }
}
