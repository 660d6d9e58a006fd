import { MessageSquare, Pencil, TextCursorInput } from 'lucide-react'
import type { FlowNode } from '#app/flows/domain/graph/graph'
import { MAX_NAME_LENGTH, MAX_NOTE_LENGTH } from '#app/flows/domain/values/limits'
import type {
  ActionAt,
  ListTools,
} from '#frontend/features/flows/builder/steps/actions/list_action'
import { t } from '#frontend/lib/texts'

export const RENAME: readonly [ActionAt<'step'>] = [
  { at: 'step', label: 'steps.do.rename', icon: Pencil, act: askForName },
]

function askForName({ id, name }: FlowNode, { ask, run }: ListTools): void {
  ask({
    type: 'form',
    title: t('steps.ask.renameStep', { name }),
    confirm: t('steps.ask.save'),
    fields: [
      {
        ...{ type: 'text', label: t('steps.ask.name'), value: name },
        ...{ maxLength: MAX_NAME_LENGTH, isRequired: true },
      },
    ],
    onAnswer: ([next]) => void run({ type: 'rename-step', id, name: next.trim() }),
  })
}

/** The inputs of an Ask step. */
const inputsOf = ({ kind, settings }: FlowNode): { name: string }[] =>
  kind === 'ask' && Array.isArray(settings.fields) ? settings.fields : []

export const RENAME_INPUT: readonly [ActionAt<'step'>] = [
  {
    at: 'step',
    label: 'steps.do.renameInput',
    icon: TextCursorInput,
    fits: (node) => inputsOf(node).length > 0,
    act: askForInput,
  },
]

function askForInput(node: FlowNode, { ask, run }: ListTools): void {
  const { id, name } = node
  const options = inputsOf(node).map((field, at) => ({ value: String(at), label: field.name }))
  ask({
    type: 'form',
    title: t('steps.ask.renameInput', { name }),
    confirm: t('steps.ask.save'),
    fields: [
      { type: 'choice', label: t('steps.ask.input'), options },
      {
        ...{ type: 'text', label: t('steps.ask.newName'), value: '' },
        ...{ maxLength: MAX_NAME_LENGTH, isRequired: true },
      },
    ],
    onAnswer: ([field, next]) =>
      void run({ type: 'rename-field', id, field: Number(field), name: next.trim() }),
  })
}

export const COMMENT: readonly [ActionAt<'step'>] = [
  { at: 'step', label: 'steps.do.comment', icon: MessageSquare, act: askForComment },
]

function askForComment({ id, name, comment = '' }: FlowNode, { ask, run }: ListTools): void {
  ask({
    type: 'form',
    title: t('steps.ask.comment', { name }),
    confirm: t('steps.ask.save'),
    fields: [
      {
        ...{ type: 'area', label: t('steps.ask.commentField'), value: comment },
        maxLength: MAX_NOTE_LENGTH,
      },
    ],
    onAnswer: ([text]) => void run({ type: 'set-comment', id, comment: text }),
  })
}
