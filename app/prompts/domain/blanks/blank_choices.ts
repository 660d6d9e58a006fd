const MAX_CHOICES = 6
const MAX_CHOICE_LENGTH = 32
const MAX_CHOICE_WORDS = 3
const AS_WRITTEN = new Set(['and/or', 'his/her', 'he/she', 'him/her', 's/he', 'km/h', 'n/a', 'a/c'])
const EXAMPLES = /\b(?:e\.?g|for example|for instance|such as|etc)\b/i
const ASKED_FOR =
  /^(?:(?:first |last |full |company |product )?names?|title|company|product|topic|dates?|dd?|mm?|yy|yyyy|address|e-?mail|phone|number|link|url|website|role|price|budget|place|city|country|figures?|sources?|examples?|quotes?)$/i
const NO_ALTERNATIVE =
  /^(?:the|what|who|which|how|why|when|where|paste|any|other|anything|your|my|our)\b|\b(?:that|which|who|you|they|it|to|for|of|about|should)\b/i

/**
 * The alternatives that a label offers ("formal / friendly", "A or B", "low, middle or high"), or
 * none. Examples are no alternatives, and neither are things to supply ("names or dates to mention",
 * "name or company").
 */
export function choicesIn(label: string): string[] {
  const words = label.replace(/\s+/g, ' ').trim()
  if (EXAMPLES.test(words) || AS_WRITTEN.has(words.toLowerCase())) return []
  const offered = words
    .replace(/^(?:choose|pick|select|one of)(?: one)?:? /i, '')
    .replace(/^[^,:/|]{1,30}: /, '')
  const parts = partsOf(offered).map((part) => part.trim())
  const isFew = parts.length >= 2 && parts.length <= MAX_CHOICES
  return isFew && parts.every(isAlternative) && new Set(parts).size === parts.length ? parts : []
}

function partsOf(label: string): string[] {
  if (/ [/|] /.test(label)) return label.split(/ [/|] /)
  if (label.includes('|')) return label.split('|')
  if (/^\p{L}[\p{L}-]*(?:\/\p{L}[\p{L}-]*)+$/u.test(label)) return label.split('/')
  if (!/\bor\b/.test(label) || /\band\b|;/.test(label)) return []
  return label.split(/,? or |, /)
}

function isAlternative(part: string): boolean {
  const count = part.split(' ').length
  const isShort = part !== '' && part.length <= MAX_CHOICE_LENGTH && count <= MAX_CHOICE_WORDS
  return isShort && !ASKED_FOR.test(part) && !NO_ALTERNATIVE.test(part)
}
