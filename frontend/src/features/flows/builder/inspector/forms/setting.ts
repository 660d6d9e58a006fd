import type { TextKey } from '#frontend/lib/texts'

/** The settings of a step, or an entry of a list in them. */
export type Values = Readonly<Record<string, unknown>>
export type SettingPath = [string, ...(string | number)[]]

export interface Option {
  value: string
  label: TextKey
}

interface Common {
  /** The property that it sets. */
  name: string
  label: TextKey
  help?: TextKey
  /** It is hidden where this is false. */
  applies?: (around: Values) => boolean
}

/** What each form field needs beyond its name, label and help. Lengths and ranges come from the schema. */
interface Parts {
  /** A text with variables. */
  'variables': { size: 'line' | 'field' | 'prompt'; isScored?: boolean }
  /** One line. */
  'line': object
  /** Several lines. */
  'area': { isNullable?: boolean }
  'choice': { options: readonly Option[] }
  'several': { options: readonly Option[] }
  'number': { isNullable?: boolean }
  'yes-no': object
  /** A list of texts, one a line. */
  'lines': object
  'list': {
    entry: readonly Setting[]
    /** A new entry beside those that are there. */
    create: (entries: readonly Values[]) => Values
    /** The properties that `create` gives for good, such as an id. */
    made: readonly string[]
    add: TextKey
    titleOf: (entry: Values) => string
    /** Only one entry is open at a time. */
    isFolded?: boolean
  }
  'model': object
  /** The question of a field of an Ask. It sets the name of the field until a person changes that name. */
  'field-label': object
  /** The name of a field of an Ask: texts that refer to it are renamed with it. */
  'field-name': object
  'separator': object
  /** The inner step whose results are gathered. */
  'gather': object
  'flow': object
  'flow-values': object
  'template': object
  'template-values': object
}

export type PartName = keyof Parts
export type SettingOf<Part extends PartName> = Common & Parts[Part] & { as: Part }
export type Setting = { [Part in PartName]: SettingOf<Part> }[PartName]
export type KindForm = readonly Setting[]
