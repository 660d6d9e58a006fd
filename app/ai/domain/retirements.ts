/**
 * Days on which models are switched off, by id or by the beginning of it with a star. Source: OpenAI, "Deprecations"
 * (developers.openai.com/api/docs/deprecations), read in November 2026. A provider whose list of models names such a
 * day itself is believed before this one.
 */
const RETIREMENTS: [model: string, day: string][] = [
  ['gpt-5', '2026-12-11'],
  ['gpt-5-2025-08-07', '2026-12-11'],
  ['gpt-5-mini*', '2026-12-11'],
  ['gpt-5-nano*', '2026-12-11'],
  ['o3', '2026-12-11'],
  ['o3-2025*', '2026-12-11'],
  ['gpt-4o', '2027-01-14'],
  ['gpt-4o-2024-08-06', '2027-01-14'],
  ['gpt-4o-2024-11-20', '2027-01-14'],
  ['gpt-4o-mini', '2027-01-14'],
  ['gpt-4o-mini-2024-07-18', '2027-01-14'],
  ['gpt-4.1', '2027-01-14'],
  ['gpt-4.1-2025-04-14', '2027-01-14'],
  ['gpt-4.1-mini*', '2027-01-14'],
  ['gpt-5.1', '2027-04-01'],
  ['gpt-5.3-codex', '2027-04-01'],
  ['gpt-5.4-nano*', '2027-04-01'],
]

/** The day (YYYY-MM-DD, UTC) on which a model is switched off, or null where none is known. */
export function retiresOn(model: string): string | null {
  const id = model.toLowerCase().replace(/^.*\//, '')
  const known = RETIREMENTS.find(([one]) =>
    one.endsWith('*') ? id.startsWith(one.slice(0, -1)) : id === one
  )
  return known?.[1] ?? null
}
