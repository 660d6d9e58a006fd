import type { Change, Item, ListName } from '#app/flows/domain/editing/changes'
import type { Edit, Editing } from '#app/flows/domain/editing/history'

/** A step, note or group that was renamed because its id or name was already taken. */
export interface Renamed {
  list: Exclude<ListName, 'edges'>
  id: { from: string; to: string }
  name?: { from: string; to: string }
}

/** Renames steps, notes and groups in the undo history, so that it still fits the graph. */
export function renamedEdits(editing: Editing, renamed: readonly Renamed[]): Editing {
  if (renamed.length === 0) return editing
  const rename = (edits: readonly Edit[]) =>
    edits.map((edit) => ({
      ...edit,
      changes: edit.changes.map((change) => renamed.reduce(renamedChange, change)),
    }))
  return { ...editing, past: rename(editing.past), future: rename(editing.future) }
}

function renamedChange(change: Change, renamed: Renamed): Change {
  if (change.type === 'set') return renamedSet(change, renamed)
  if (change.type !== 'order')
    return { ...change, item: renamedItem(change.list, change.item, renamed) }
  const keys = (all: string[]) => all.map((key) => renamedKey(change.list, key, renamed))
  return { ...change, before: keys(change.before), after: keys(change.after) }
}

function renamedSet(change: Extract<Change, { type: 'set' }>, renamed: Renamed): Change {
  const { list, path, before, after } = change
  const isOfIt = list === renamed.list && change.key === renamed.id.from
  const field = path.length === 1 ? path[0] : ''
  const value = (one: unknown) =>
    field === 'name'
      ? swapped(one, isOfIt ? renamed.name : undefined)
      : swapped(one, field === FIELD_OF[renamed.list] ? renamed.id : undefined)
  return {
    ...{ ...change, key: renamedKey(list, change.key, renamed) },
    ...('before' in change && { before: value(before) }),
    ...('after' in change && { after: value(after) }),
  }
}

/** The field of a step that refers to an item of each list. */
const FIELD_OF: Record<Renamed['list'], string> = {
  nodes: 'parent',
  groups: 'group',
  notes: '',
}

function renamedItem(list: ListName, item: Item, { list: of, id, name }: Renamed): Item {
  if (list === 'edges')
    return of === 'nodes'
      ? { ...item, from: swapped(item.from, id), to: swapped(item.to, id) }
      : item
  const isIt = list === of && item.id === id.from
  const own = isIt ? { ...item, id: id.to, ...(name && { name: swapped(item.name, name) }) } : item
  const field = FIELD_OF[of]
  return list === 'nodes' && own[field] === id.from ? { ...own, [field]: id.to } : own
}

function renamedKey(list: ListName, key: string, { list: of, id }: Renamed): string {
  if (list === of) return key === id.from ? id.to : key
  if (list !== 'edges' || of !== 'nodes') return key
  // The number of an edge that repeats another stands after the JSON, whose ids may have brackets too.
  const end = key.lastIndexOf(']') + 1
  const [from, port, to] = JSON.parse(key.slice(0, end)) as string[]
  return JSON.stringify([swapped(from, id), port, swapped(to, id)]) + key.slice(end)
}

const swapped = <Value>(value: Value, names?: { from: string; to: string }): Value | string =>
  names && value === names.from ? names.to : value
