/** Letters and digits that pass for those of "admin" in one typeface or another. */
const LOOKALIKES: Record<string, string> = {
  'а': 'a',
  'α': 'a',
  'ɑ': 'a',
  '4': 'a',
  '@': 'a',
  'ԁ': 'd',
  'ɗ': 'd',
  'м': 'm',
  'ⅿ': 'm',
  'і': 'i',
  'ι': 'i',
  'ı': 'i',
  'ɩ': 'i',
  'ӏ': 'i',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  'l': 'i',
  'п': 'n',
  'ո': 'n',
  'η': 'n',
  'ռ': 'n',
}

/**
 * Whether a role that a person types would read as the privileged one. Case, spaces,
 * invisible characters, accents and look-alike letters do not help.
 */
export function readsAsAdmin(role: string): boolean {
  const plain = role
    .normalize('NFKD')
    .toLowerCase()
    .replace(/./gsu, (letter) => LOOKALIKES[letter] ?? letter)
    .replace(/[^a-z]/g, '')
  return plain === 'admin'
}
