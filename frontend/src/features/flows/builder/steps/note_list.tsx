import type { Note } from '#app/flows/domain/graph/graph'
import { ActionButtons } from '#frontend/features/flows/builder/steps/action_buttons'
import { focusOf, type ListTools } from '#frontend/features/flows/builder/steps/actions/list_action'
import { opening } from '#app/flows/domain/kinds/node_kind'
import { t } from '#frontend/lib/texts'

interface Props {
  notes: Note[]
  tools: ListTools
}

/** The notes of a flow. */
export function NoteList({ notes, tools }: Props) {
  if (notes.length === 0) return null
  return (
    <section aria-labelledby="flow-notes" className="mt-8">
      <h2 id="flow-notes" className="font-semibold">
        {t('steps.notes.title')}
      </h2>
      <ul className="mt-3 grid gap-2">
        {notes.map((note) => (
          <NoteRow key={note.id} note={note} tools={tools} />
        ))}
      </ul>
    </section>
  )
}

function NoteRow({ note, tools }: { note: Note; tools: ListTools }) {
  const text = opening(note.text, t('steps.notes.empty'))
  return (
    <li
      tabIndex={-1}
      data-focus={focusOf('note', note.id)}
      className="card flex flex-wrap items-start gap-3 p-3"
    >
      <p className="min-w-0 flex-1 basis-48 text-sm break-words whitespace-pre-line">{note.text}</p>
      <div className="flex gap-2">
        <ActionButtons
          at="note"
          target={note}
          tools={tools}
          nameOf={(label) =>
            t(label === 'steps.notes.editShort' ? 'steps.notes.edit' : 'steps.notes.remove', {
              text,
            })
          }
        />
      </div>
    </li>
  )
}
