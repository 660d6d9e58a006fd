import { createInstance } from 'i18next'
import { catalogue, type TextKey } from '#frontend/texts/en/catalogue'

export type { TextKey }
export type TextValues = Record<string, string | number>

const texts = createInstance()

void texts.init({
  lng: 'en',
  resources: { en: { translation: catalogue } },
  initAsync: false,
  interpolation: { escapeValue: false },
  returnEmptyString: false,
})

/** A text of the catalogue by its key; `count` chooses between `_one` and `_other`. */
export function t(key: TextKey, values: TextValues = {}): string {
  return texts.t(key, values)
}
