import { foldCase } from '#app/core/domain/fold_case'
import { normalized } from '#app/core/domain/normalized'

interface Named {
  title: string
  tags: readonly string[]
}

/** UTF-16 units. With them, a cursor is short enough in any script. */
export const MAX_NAME_KEY_LENGTH = 100
const MAX_DIGITS = 99

/**
 * What names of flows are ordered by, by its code points: without regard to case and accents, and with numbers by their
 * value. Names that are the same that far, or that begin with the same 100 units, have the same key.
 */
export function nameKey(title: string): string {
  const plain = normalized(title, 'NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036F]|\p{Cc}/gu, '')
  return plain
    .replace(/0*(\d+)/g, (_, digits: string) => lengthOf(digits) + digits)
    .slice(0, MAX_NAME_KEY_LENGTH)
    .toWellFormed()
}

/** Before a number, it puts the shorter one first. */
const lengthOf = (digits: string): string =>
  String(Math.min(digits.length, MAX_DIGITS)).padStart(2, '0')

/** Everything that a search of flows looks into, in one form of letters. */
export const flowSearchText = ({ title, tags }: Named): string =>
  foldCase([title, ...tags].join('\n'))

/** Whether the title or a tag of a flow contains a text, whatever the case. A blank text is in all. */
export const flowContains = (flow: Named, search: string): boolean =>
  flowSearchText(flow).includes(foldCase(search.trim()))
