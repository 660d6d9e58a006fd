import type { ImportNote } from '#app/prompts/domain/importing/import_table'
import { placeOf } from '#frontend/features/importing/preview/place_of'
import { t } from '#frontend/lib/texts'

const MAX_SHOWN = 20

/** What was left out of the file or read differently, each with its place. */
export function FileNotes({ notes }: { notes: readonly ImportNote[] }) {
  if (notes.length === 0) return null
  const more = notes.length - MAX_SHOWN
  return (
    <details className="card p-4">
      <summary className="cursor-pointer font-medium">
        {t('importing.notes.title', { count: notes.length })}
      </summary>
      <ul className="mt-3 grid gap-1.5 text-sm break-words text-muted">
        {notes.slice(0, MAX_SHOWN).map((note, at) => (
          <li key={at}>{t(`importing.notes.${note.kind}`, { place: placeOf(note) })}</li>
        ))}
        {more > 0 && <li>{t('importing.notes.more', { count: more })}</li>}
      </ul>
    </details>
  )
}
