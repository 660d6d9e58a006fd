const SPELLED = new Map([
  ['cant', "can't"],
  ['dont', "don't"],
  ['doesnt', "doesn't"],
  ['didnt', "didn't"],
  ['isnt', "isn't"],
  ['wont', "won't"],
  ['wouldnt', "wouldn't"],
  ['couldnt', "couldn't"],
  ['shouldnt', "shouldn't"],
])
export const DENIALS = new Set([
  ...`no not never none nothing nobody without neither nor cannot avoid except exclude
  kein keine keinen keiner keinem nicht nie niemals ohne weder
  ne pas jamais sans aucun aucune ni
  nunca sin ningún ninguna tampoco jamás`.split(/\s+/),
  ...SPELLED.keys(),
])
const DENIED_VERB = /^\p{L}+n['’]t$/u

/** The word in lower case and as it is spelled, if it denies something, else null. */
export function denialOf(word: string): string | null {
  const lower = word.toLowerCase()
  if (DENIALS.has(lower)) return SPELLED.get(lower) ?? lower
  return lower.endsWith('t') && DENIED_VERB.test(lower) ? lower.replaceAll('’', "'") : null
}
