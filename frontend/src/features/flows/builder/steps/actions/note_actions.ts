import { Pencil, StickyNote, Trash2 } from 'lucide-react'
import { newId } from '#app/flows/domain/editing/graph_parts'
import { MAX_NOTE_LENGTH } from '#app/flows/domain/values/limits'
import {
  type ActionAt,
  focusOf,
  type ListTools,
} from '#frontend/features/flows/builder/steps/actions/list_action'
import { t } from '#frontend/lib/texts'

export const ADD_NOTE: readonly [ActionAt<'flow'>] = [
  {
    at: 'flow',
    label: 'steps.do.addNote',
    icon: StickyNote,
    act: (_, { graph, ask, run }) => {
      const id = newId(graph.notes, 'note')
      askForText('', ask, (text) => run({ type: 'add-note', id, text }, focusOf('note', id)))
    },
  },
]

export const SET_NOTE: readonly [ActionAt<'note'>] = [
  {
    at: 'note',
    label: 'steps.notes.editShort',
    icon: Pencil,
    act: ({ id, text }, { ask, run }) =>
      askForText(text, ask, (next) => run({ type: 'set-note', id, text: next })),
  },
]

export const REMOVE_NOTE: readonly [ActionAt<'note'>] = [
  {
    at: 'note',
    label: 'steps.notes.removeShort',
    icon: Trash2,
    act: ({ id }, { graph, run }) => {
      const at = graph.notes.findIndex((note) => note.id === id)
      const next = graph.notes[at + 1] ?? graph.notes[at - 1]
      run({ type: 'remove-note', id }, next ? focusOf('note', next.id) : 'list')
    },
  },
]

function askForText(value: string, ask: ListTools['ask'], save: (text: string) => unknown): void {
  ask({
    type: 'form',
    title: t('steps.ask.note'),
    confirm: t('steps.ask.save'),
    fields: [{ type: 'area', label: t('steps.ask.noteText'), value, maxLength: MAX_NOTE_LENGTH }],
    onAnswer: ([text]) => void save(text),
  })
}
