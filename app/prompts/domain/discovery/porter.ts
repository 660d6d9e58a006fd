const VOWEL = '[aeiou]|(?<=[^aeiou])y'
const HAS_VOWEL = new RegExp(VOWEL)
const RUNS = new RegExp(`(?:${VOWEL})+(?!${VOWEL})[^]`, 'g')
const SHORT_END = /(?:^|[^aeiou])[aeiouy][^aeiouwxy]$/
const DOUBLED = /([^aeiouylsz])\1$/

/** How often a run of vowels is followed by a consonant. */
const measure = (word: string): number => word.match(RUNS)?.length ?? 0

type Row = [ending: string, becomes: string]

const rows = (text: string): Row[] => text.split(' ').map((row) => row.split('>') as unknown as Row)

const MIDDLE = rows(
  'ational>ate tional>tion enci>ence anci>ance izer>ize abli>able alli>al entli>ent eli>e ousli>ous ization>ize ation>ate ator>ate alism>al iveness>ive fulness>ful ousness>ous aliti>al iviti>ive biliti>ble'
)
const LATE = rows('icate>ic ative> alize>al iciti>ic ical>ic ful> ness>')
const LAST = 'ement ance ence able ible ment ant ent ism ate iti ous ive ize al er ic ou'.split(' ')

/**
 * The stem of an English word in lower case, after M. F. Porter, "An algorithm for suffix stripping" (1980). It is
 * no word: it only tells which forms belong together. Words of one or two letters stay as they are.
 */
export function porterStem(word: string): string {
  if (word.length < 3) return word
  let stem = pastAndPresent(plural(word))
  if (/.y$/.test(stem) && HAS_VOWEL.test(stem.slice(0, -1))) stem = `${stem.slice(0, -1)}i`
  return tidy(last(replaced(replaced(stem, MIDDLE), LATE)))
}

function plural(word: string): string {
  if (/(?:ss|i)es$/.test(word)) return word.slice(0, -2)
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word
}

function pastAndPresent(word: string): string {
  if (word.endsWith('eed')) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word
  const ending = /(?:ed|ing)$/.exec(word)
  const stem = ending ? word.slice(0, ending.index) : ''
  if (!ending || !HAS_VOWEL.test(stem)) return word
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`
  if (DOUBLED.test(stem)) return stem.slice(0, -1)
  return measure(stem) === 1 && SHORT_END.test(stem) ? `${stem}e` : stem
}

function replaced(word: string, table: Row[]): string {
  const row = table.find(([ending]) => word.endsWith(ending))
  if (!row) return word
  const stem = word.slice(0, -row[0].length)
  return measure(stem) > 0 ? stem + row[1] : word
}

function last(word: string): string {
  const ending = LAST.find((one) => word.endsWith(one)) ?? (/[st]ion$/.test(word) ? 'ion' : null)
  if (!ending) return word
  const stem = word.slice(0, -ending.length)
  return measure(stem) > 1 ? stem : word
}

function tidy(word: string): string {
  if (word.endsWith('ll') && measure(word) > 1) return word.slice(0, -1)
  if (!word.endsWith('e')) return word
  const stem = word.slice(0, -1)
  const count = measure(stem)
  return count > 1 || (count === 1 && !SHORT_END.test(stem)) ? stem : word
}
