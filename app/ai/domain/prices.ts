/** US dollars for a million tokens. */
export interface Price {
  input: number
  output: number
}

/**
 * List prices of models of OpenAI by their ids, which may have the day of a snapshot behind them, read in November 2026
 * from the table that GitHub publishes of what it passes on (docs.github.com, "Models and pricing"). An administrator's
 * own figures go before them; what is in neither has no known price.
 */
const LISTED: Record<string, Price> = {
  'gpt-5.4-mini': { input: 0.75, output: 4.5 },
  'gpt-5.4': { input: 2.5, output: 15 },
  'gpt-5.3-codex': { input: 1.75, output: 14 },
  'gpt-5.2': { input: 1.75, output: 14 },
  'gpt-5-mini': { input: 0.25, output: 2 },
  'gpt-4.1': { input: 2, output: 8 },
}

/** What is known of the price of a model. */
export function priceOf(
  model: string,
  own: Partial<Record<keyof Price, number | null>>
): Price | null {
  const { input, output } = own
  if (typeof input === 'number' && typeof output === 'number') return { input, output }
  const id = model.toLowerCase().replace(/^.*\//, '')
  return Object.hasOwn(LISTED, undated(id)) ? LISTED[undated(id)] : null
}

const undated = (id: string) => id.replace(/-\d{4}(?:-\d{2}){1,2}$/, '')

/** Millionths of a dollar, or null where the price is not known. */
export function costOf(
  price: Price | null,
  { input, output }: { input: number; output: number }
): number | null {
  return price && Math.round(input * price.input + output * price.output)
}
