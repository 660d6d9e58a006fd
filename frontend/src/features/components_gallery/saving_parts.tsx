import { useState } from 'react'
import { SaveStatus, type SaveState } from '#frontend/components/save_status'

const STATES: SaveState[] = [
  'unsaved',
  'saving',
  'saved',
  'offline',
  'signedOut',
  'conflict',
  'refused',
]

export function SavingParts() {
  const [savedAt, setSavedAt] = useState(() => new Date())
  const settle = () => setSavedAt(new Date())
  return (
    <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2">
      {STATES.map((state) => (
        <li key={state}>
          <SaveStatus state={state} savedAt={savedAt} onReload={settle} onKeepMine={settle} />
        </li>
      ))}
    </ul>
  )
}
