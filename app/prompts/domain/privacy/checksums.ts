/** Luhn's check for card numbers (ISO/IEC 7812-1, annex B). Digits only. */
export function isLuhn(digits: string): boolean {
  let sum = 0
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[digits.length - 1 - at])
    const doubled = at % 2 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** The check of an IBAN: the rest of 97 is 1 (ISO 13616, ISO 7064 MOD 97-10). No spaces, capitals. */
export function isIban(iban: string): boolean {
  const turned = iban.slice(4) + iban.slice(0, 4)
  let rest = 0
  for (const sign of turned) {
    const value = Number.parseInt(sign, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}

const DNI_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** The check letter of a Spanish DNI or NIE: the number's rest of 23. */
export function isDni(dni: string): boolean {
  const digits = dni.slice(0, -1).replace(/^X/, '0').replace(/^Y/, '1').replace(/^Z/, '2')
  return DNI_LETTERS[Number(digits) % 23] === dni.at(-1)
}

/**
 * The check digit of a German tax number (ISO 7064 MOD 11,10). Eleven digits, of whose first ten
 * exactly one stands there twice or three times (§ 139b AO, format of the Federal Tax Office).
 */
export function isGermanTaxId(digits: string): boolean {
  const counts = [...'0123456789'].map((digit) => digits.slice(0, 10).split(digit).length - 1)
  const repeated = counts.filter((count) => count > 1)
  if (repeated.length !== 1 || repeated[0] > 3) return false
  let product = 10
  for (const digit of digits.slice(0, 10)) {
    const sum = (Number(digit) + product) % 10 || 10
    product = (sum * 2) % 11
  }
  return (11 - product) % 10 === Number(digits[10])
}
