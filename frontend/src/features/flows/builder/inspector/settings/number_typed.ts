interface Range {
  min: number
  max: number
  isNullable: boolean
}

/** The number that was typed; null where nothing was typed and that is allowed, undefined where it does not fit. */
export function numberTyped(
  text: string,
  { min, max, isNullable }: Range
): number | null | undefined {
  const trimmed = text.trim().replaceAll(',', '')
  if (trimmed === '') return isNullable ? null : undefined
  const number = Number(trimmed)
  return Number.isInteger(number) && number >= min && number <= max ? number : undefined
}
