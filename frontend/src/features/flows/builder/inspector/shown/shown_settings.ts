import type { FlowNode } from '#app/flows/domain/graph/graph'
import { policyOf } from '#app/flows/domain/graph/policy'
import { textOf } from '#app/flows/domain/graph/variables'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import type { Value } from '#app/flows/domain/values/value'
import { KIND_FORMS } from '#frontend/features/flows/builder/inspector/forms/kind_forms'
import type {
  KindForm,
  Option,
  PartName,
  Setting,
  SettingOf,
  Values,
} from '#frontend/features/flows/builder/inspector/forms/setting'
import { SEPARATORS } from '#frontend/features/flows/builder/inspector/settings/separators'
import { t } from '#frontend/lib/texts'

/** A setting to be read: a text, or the entries of a list with settings of their own. */
export interface ShownSetting {
  /** Unique among those beside it. */
  name: string
  label: string
  /** Empty where nothing is set. */
  text: string
  entries?: { title: string; settings: ShownSetting[] }[]
}

/** What models, flows and templates are called, by their ids; undefined where that is not known. */
export interface Names {
  model: (id: string) => string | undefined
  flow: (id: string) => string | undefined
  template: (id: string) => string | undefined
}

/** Everything that a step is made of but its name, as its form shows it. */
export const shownSettings = (node: FlowNode, names: Names): ShownSetting[] => [
  ...settingsIn(KIND_FORMS[node.kind], node.settings, names),
  ...moreSettings(node),
]

const settingsIn = (form: KindForm, around: Values, names: Names): ShownSetting[] =>
  form
    .filter(({ applies }) => applies?.(around) !== false)
    .map((setting) => ({
      ...{ name: setting.name, label: t(setting.label) },
      ...contentOf(setting, around[setting.name], names),
    }))

function moreSettings(node: FlowNode): ShownSetting[] {
  const { retries, timeLimitSeconds } = policyOf(node)
  const policy = { retries, timeLimit: timeLimitSeconds }
  const more = {
    ...(kindOf(node.kind).canFail && policy),
    ...(node.comment && { comment: node.comment }),
  }
  return Object.entries(more).map(([name, value]) => ({
    // The settings of a step may have the same names.
    name: `more ${name}`,
    label: t(`inspector.more.${name as 'retries' | 'timeLimit' | 'comment'}`),
    text: plain(value),
  }))
}

type Content = Pick<ShownSetting, 'text' | 'entries'>

function contentOf(setting: Setting, value: unknown, names: Names): Content {
  if (setting.as === 'list') return { text: '', entries: entriesOf(setting, value, names) }
  if (setting.as === 'flow-values' || setting.as === 'template-values')
    return { text: '', entries: [{ title: '', settings: valuesOf(value) }] }
  const read = TEXTS[setting.as] as ((value: unknown, asked: Asked) => string) | undefined
  return { text: read ? read(value, { setting: setting as never, names }) : plain(value) }
}

interface Asked<Part extends PartName = never> {
  setting: SettingOf<Part>
  names: Names
}

/** What is shown of values that a person does not read as they are stored. */
const TEXTS: { [Part in PartName]?: (value: unknown, asked: Asked<Part>) => string } = {
  'choice': (value, { setting }) => labelIn(setting.options, value),
  'several': (value, { setting }) =>
    (Array.isArray(value) ? value : []).map((one) => labelIn(setting.options, one)).join(', '),
  'number': (value, { setting }) =>
    setting.isNullable && value === null ? t('inspector.noLimit') : plain(value),
  'yes-no': (value) => t(value === true ? 'flows.form.yes' : 'flows.form.no'),
  'model': (value, { names }) =>
    typeof value === 'string'
      ? (names.model(value) ?? t('inspector.model.unknown', { model: value }))
      : t('inspector.model.usual'),
  'flow': (value, { names }) =>
    plain(value) && (names.flow(plain(value)) ?? t('inspector.flow.unknown')),
  'template': (value, { names }) => names.template(plain(value)) ?? plain(value),
  'separator': (value) => {
    const usual = SEPARATORS.find(({ text }) => text === value)
    return usual ? t(`inspector.combine.separators.${usual.value}`) : plain(value)
  },
}

const labelIn = (options: readonly Option[], value: unknown): string => {
  const option = options.find((one) => one.value === value)
  return option ? t(option.label) : plain(value)
}

const entriesOf = (setting: SettingOf<'list'>, value: unknown, names: Names) =>
  (Array.isArray(value) ? value : []).filter(isValues).map((entry, at) => ({
    title: setting.titleOf(entry) || t('inspector.list.entry', { number: at + 1 }),
    settings: settingsIn(setting.entry, entry, names),
  }))

const valuesOf = (value: unknown): ShownSetting[] =>
  Object.entries(isValues(value) ? value : {}).map(([name, one]) => ({
    ...{ name, label: name, text: plain(one) },
  }))

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null

const plain = (value: unknown): string => textOf(value as Value | undefined)
