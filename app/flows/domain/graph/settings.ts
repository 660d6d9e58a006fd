/**
 * The settings of each kind of node. A text may contain variables, `{{name}}`, wherever its comment says so.
 */

import type { Family } from '#app/prompts/domain/reading/family/families'

export type AskFieldType =
  'text' | 'long-text' | 'number' | 'date' | 'choice' | 'yes-no' | 'list' | 'file'

export interface AskField {
  /** What `{{name}}` refers to, in the whole flow. */
  name: string
  label: string
  type: AskFieldType
  isRequired: boolean
  /** Of a choice. */
  choices?: string[]
  /** For a try, and for the person who fills it in. */
  sample?: string
  help?: string
}

export interface AskSettings {
  fields: AskField[]
}

export interface PromptSettings {
  /** With variables. */
  text: string
  /** The id of a provider, `provider/model` or `demo`; null is the default of the person who runs the flow. */
  model: string | null
  maxTokens: number
  answer: 'text' | 'list' | 'fields'
  /** The fields of the answer, where it has fields. */
  fields: { name: string; description: string }[]
}

export interface ImproveSettings {
  /** With variables. */
  text: string
  variant: 'recommended' | 'structured' | 'contextual' | 'optimized'
  /** What should come back; `auto` or nothing where Hone finds it out from the text. */
  kind?: 'auto' | Family
}

export interface TemplateSettings {
  templateId: string
  /** What the blanks and variables of the template stand for, with variables. */
  values: Record<string, string>
}

export const TESTS = [
  ...(['is', 'is-not', 'contains', 'contains-not', 'starts-with'] as const),
  ...(['more-than', 'less-than', 'is-empty', 'is-not-empty'] as const),
] as const

export interface Condition {
  /** With variables. */
  value: string
  test: (typeof TESTS)[number]
  /** What it is compared with, with variables. */
  other: string
}

export interface Rule {
  /** The port by which the step ends where all conditions hold. */
  id: string
  label: string
  all: Condition[]
}

export interface DecideSettings {
  /** The first one that holds decides; where none does, the port is `otherwise`. */
  rules: Rule[]
}

export interface SortSettings {
  /** With variables. */
  text: string
  model: string | null
  categories: { id: string; label: string; description: string }[]
}

export interface ForEachSettings {
  /** One variable whose value is a list, or a text with a line for each item. */
  list: string
  parallel: number
  whenItemFails: 'stop' | 'skip'
  /** The name of the inner step whose results become the list that this step results in. */
  gather: string
}

export interface CombineSettings {
  separator: string
  /** Whether the name of each step stands above its result. */
  hasHeadings: boolean
}

export interface FormatSettings {
  /** With variables. */
  text: string
  as: 'text' | 'json'
}

export interface CheckSettings {
  /** What is checked, with variables. */
  text: string
  all: Condition[]
  minWords: number | null
  maxWords: number | null
  /** In words, for a model; null asks none. */
  criteria: string | null
  model: string | null
}

export interface ApprovalSettings {
  /** With variables. */
  question: string
  /** What is to be approved, with variables. */
  content: string
  mayEdit: boolean
  needsAccount: boolean
  expiresHours: number
  reminderHours: number | null
}

export interface FetchSettings {
  /** With variables. */
  url: string
  method: 'GET' | 'POST'
  headers: { name: string; value: string }[]
  /** With variables. */
  body: string
  read: 'page' | 'text' | 'json'
}

export interface FlowSettings {
  flowId: string
  /** The inputs of that flow by their names, with variables. */
  values: Record<string, string>
}

export const RESULT_FORMATS = ['markdown', 'docx', 'pdf', 'csv'] as const
export type ResultFormat = (typeof RESULT_FORMATS)[number]

export interface ResultSettings {
  /** With variables. */
  value: string
  /** The name of the file, with variables. */
  title: string
  formats: ResultFormat[]
}

export interface SettingsOf {
  'ask': AskSettings
  'prompt': PromptSettings
  'improve': ImproveSettings
  'template': TemplateSettings
  'decide': DecideSettings
  'sort': SortSettings
  'for-each': ForEachSettings
  'combine': CombineSettings
  'format': FormatSettings
  'check': CheckSettings
  'approval': ApprovalSettings
  'fetch': FetchSettings
  'flow': FlowSettings
  'result': ResultSettings
}

/** The port of a Decide where no rule holds. */
export const OTHERWISE = 'otherwise'
export const CHECK_PORTS = ['pass', 'fail'] as const
export const APPROVAL_PORTS = ['approved', 'rejected', 'expired'] as const
