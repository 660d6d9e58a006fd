import { createInstance } from 'i18next'
import { isolated } from '#frontend/lib/isolated'
import type { catalog, TextKey } from '#frontend/texts/en/catalog'
import { firstTexts } from '#frontend/texts/en/first'

export type { TextKey }
export type TextValues = Record<string, string | number>

const texts = createInstance()

void texts.init({
  lng: 'en',
  resources: { en: { translation: firstTexts } },
  initAsync: false,
  interpolation: { escapeValue: false },
  returnEmptyString: false,
  parseMissingKeyHandler: missing,
})

/** A screen registers its own texts; a missing one shows its key. */
function missing(key: string): string {
  console.error(`The text ${key} is not there yet: import its file of frontend/src/texts/.`)
  return key
}

/** Texts of a feature, which come with its screens. */
export function addTexts(more: Partial<typeof catalog>): void {
  texts.addResourceBundle('en', 'translation', more, true)
}

/** Whether the catalog has a text under a key that comes from elsewhere. */
export const hasText = (key: TextKey): boolean => texts.exists(key)

/** A text of the catalog by its key; `count` chooses between `_one` and `_other`. Values cannot turn its words around. */
export function t(key: TextKey, values: TextValues = {}): string {
  return texts.t(key, withIsolated(values))
}

const withIsolated = (values: TextValues): TextValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolated(value) : value,
    ])
  )
