import { foldCase } from '#app/core/domain/fold_case'

/**
 * How spreadsheets write true and false in the languages they are translated into, beside what people and databases write.
 * Source: the documented names of the functions TRUE and FALSE of Microsoft Excel.
 */
const YES = [
  ...['yes', 'y', '1', 'true', 'wahr', 'vrai', 'verdadero', 'vero', 'verdadeiro', 'waar', 'prawda'],
  ...['sant', 'sand', 'sann', 'tosi', 'pravda', 'igaz', 'doğru', 'истина'],
]
const NO = [
  ...['no', 'n', '0', 'false', 'falsch', 'faux', 'falso', 'onwaar', 'fałsz'],
  ...['falskt', 'falsk', 'usann', 'epätosi', 'nepravda', 'hamis', 'yanlış', 'ложь'],
]
const WORDS = new Map([
  ...YES.map((word) => [word, true] as const),
  ...NO.map((word) => [word, false] as const),
])

/** What a text means for a yes-or-no question; undefined where it means neither. */
export const yesOrNo = (text: string): boolean | undefined =>
  WORDS.get(foldCase(text.trim().normalize()))
