import { randomInt } from 'node:crypto'
import type { Canaries } from '#tests/helpers/canaries'

/** A sentence with a private part of each kind, none of which was there before. */
export function privateSentence(canaries: Canaries, where: string): string {
  const watched = (kind: string, part: string) => {
    canaries.watch(`${kind} in ${where}`, part)
    return part
  }
  const plant = (kind: string, dress: (random: string) => string) =>
    canaries.plant(`${kind} in ${where}`, dress)
  const phone = watched('a phone number', `+44 7${digits(3)} ${digits(6)}`)
  const card = watched('a card', withCheckDigit(`4${digits(14)}`))
  const mail = plant('a mail address', (random) => `lena.${random}@oakpost.example`)
  const key = plant('a key', (random) => `sk-proj-${random}`)
  const password = plant('a password', (random) => `Tr0ub4dor-${random}`)
  return `Mail ${mail}, call ${phone}, card ${card}, api key: ${key}, password: ${password}.`
}

const digits = (count: number) =>
  String(randomInt(10 ** count))
    .padStart(count, '7')
    .slice(0, count)

/** A number that passes as one of a card (ISO/IEC 7812). */
function withCheckDigit(number: string): string {
  const sum = [...number].reverse().reduce((all, digit, at) => {
    const weighed = Number(digit) * (at % 2 === 0 ? 2 : 1)
    return all + (weighed > 9 ? weighed - 9 : weighed)
  }, 0)
  return `${number}${(10 - (sum % 10)) % 10}`
}
