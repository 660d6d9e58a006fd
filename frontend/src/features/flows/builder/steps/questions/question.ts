import type { NodeKind } from '#app/flows/domain/graph/graph'

export interface Option {
  value: string
  label: string
}

export type QuestionField =
  | { type: 'choice'; label: string; options: Option[]; value?: string }
  | { type: 'text'; label: string; value: string; maxLength: number; isRequired?: boolean }
  | { type: 'area'; label: string; value: string; maxLength: number }
  | {
      type: 'number'
      label: string
      value?: number
      min?: number
      max?: number
      step?: number
      isRequired?: boolean
    }

/** A few fields, answered together. Answers come in the order of the fields. */
export interface FormQuestion {
  type: 'form'
  title: string
  confirm: string
  fields: QuestionField[]
  onAnswer: (answers: string[]) => void
}

/** Which kind of step, and where. */
export interface KindQuestion {
  type: 'kind'
  places: string[]
  onAnswer: (kind: NodeKind, place: number) => void
}

/** What a dialog asks before an action is carried out. */
export type Question = FormQuestion | KindQuestion
