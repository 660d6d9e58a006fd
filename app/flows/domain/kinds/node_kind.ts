import { isBlankText } from '#app/core/domain/blank_text'
import type { Fault, Path } from '#app/flows/domain/values/check_value'
import { DONE, FAILED, type NodeKind } from '#app/flows/domain/graph/graph'
import { cutText } from '#app/flows/domain/values/kept_value'
import type { Schema } from '#app/flows/domain/values/schema'
import type { SettingsOf } from '#app/flows/domain/graph/settings'

export interface Port {
  id: string
  label: string
}

/** A text of the settings that may contain variables. */
export interface SettingText {
  path: Path
  text: string
}

/** Every function takes settings that fit the schema. */
interface KindRules<Settings> {
  /** In the interface. */
  title: string
  /** For people who are not engineers. */
  help: string
  schema: Schema
  /** They fit the schema, but a person may still have to fill something in. */
  defaults: Settings
  /** Of a step that ends well, in the order in which they are shown. */
  ports(settings: Settings): Port[]
  texts(settings: Settings): SettingText[]
  /** Faults that the schema cannot express. */
  check(settings: Settings): Fault[]
  /** One line about what the step does. */
  summary(settings: Settings): string
  usesModel(settings: Settings): boolean
  waitsForPerson: boolean
  canFail: boolean
  /** It works on the results of the steps that lead to it, so that it cannot be the first one. */
  needsInput: boolean
}

export interface NodeKindDefinition<Settings = unknown> extends KindRules<Settings> {
  kind: NodeKind
}

const DONE_PORT: Port = { id: DONE, label: 'Done' }
const FAILED_PORT: Port = { id: FAILED, label: 'Failed' }

const USUAL = {
  ports: () => [DONE_PORT],
  texts: (): SettingText[] => [],
  check: (): Fault[] => [],
  usesModel: () => false,
  waitsForPerson: false,
  canFail: false,
  needsInput: false,
}

type Given<Settings> = Omit<KindRules<Settings>, keyof typeof USUAL> & Partial<KindRules<Settings>>

/** A kind of node. Its ports have `failed` in addition where it can fail. */
export function defineKind<Kind extends NodeKind>(
  kind: Kind,
  given: Given<SettingsOf[Kind]>
): NodeKindDefinition<SettingsOf[Kind]> {
  const rules: KindRules<SettingsOf[Kind]> = { ...USUAL, ...given }
  const ports = (settings: SettingsOf[Kind]) =>
    rules.canFail ? [...rules.ports(settings), FAILED_PORT] : rules.ports(settings)
  return { ...rules, kind, ports }
}

/** A fault where a text that is needed is empty. */
export const needed = (text: string, path: Path, sentence: string): Fault[] =>
  isBlankText(text) ? [{ path, sentence }] : []

/** UTF-16 units. */
const MAX_OPENING_LENGTH = 80

/** The first words of a text, on one line. It never ends within a variable, and within a word only if that is long. */
export function opening(text: string, otherwise: string, most = MAX_OPENING_LENGTH): string {
  const line = cutText(text, 400).trim().replace(/\s+/g, ' ')
  if (line === '') return otherwise
  if (line.length <= most) return line
  const cut = cutText(line, most - 1)
  const words = line[cut.length] === ' ' ? cut : cut.replace(/ \S{0,30}$/, '')
  return `${words.replace(/ ?\{\{[^}]*$/, '')}…`
}

/** A fault for each entry that repeats an earlier one. */
export function repeated(values: string[], pathOf: (index: number) => Path, what: string): Fault[] {
  const seen = new Set<string>()
  return values.flatMap((value, index) => {
    const isNew = !seen.has(value)
    seen.add(value)
    return isNew ? [] : [{ path: pathOf(index), sentence: `Two ${what} are the same.` }]
  })
}
