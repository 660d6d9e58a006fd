import { Boxes, ChevronsDownUp, ChevronsUpDown, Pencil, Ungroup } from 'lucide-react'
import { MAX_NAME_LENGTH } from '#app/flows/domain/values/limits'
import type {
  ActionAt,
  ListTools,
} from '#frontend/features/flows/builder/steps/actions/list_action'
import { t } from '#frontend/lib/texts'

export const GROUP: readonly [ActionAt<'step'>, ActionAt<'chosen'>] = [
  {
    at: 'step',
    label: 'steps.do.group',
    icon: Boxes,
    act: ({ id }, tools) => askForGroup([id], tools),
  },
  { at: 'chosen', label: 'steps.do.group', icon: Boxes, act: askForGroup },
]

export const RENAME_GROUP: readonly [ActionAt<'group'>] = [
  {
    at: 'group',
    label: 'steps.groups.rename',
    icon: Pencil,
    act: ({ id, name }, { ask, run }) =>
      askForName(t('steps.ask.renameGroup'), name, ask, (next) =>
        run({ type: 'rename-group', id, name: next })
      ),
  },
]

export const COLLAPSE_GROUP: readonly [ActionAt<'group'>, ActionAt<'group'>] = [
  {
    at: 'group',
    label: 'steps.groups.collapse',
    icon: ChevronsDownUp,
    fits: ({ isCollapsed }) => !isCollapsed,
    act: ({ id }, { run }) => void run({ type: 'collapse-group', id, isCollapsed: true }),
  },
  {
    at: 'group',
    label: 'steps.groups.expand',
    icon: ChevronsUpDown,
    fits: ({ isCollapsed }) => isCollapsed,
    act: ({ id }, { run }) => void run({ type: 'collapse-group', id, isCollapsed: false }),
  },
]

export const UNGROUP: readonly [ActionAt<'group'>] = [
  {
    at: 'group',
    label: 'steps.groups.ungroup',
    icon: Ungroup,
    act: ({ id }, { run }) => void run({ type: 'ungroup', id }, 'list'),
  },
]

function askForGroup(ids: readonly string[], { ask, run }: ListTools): void {
  askForName(t('steps.ask.group'), t('steps.ask.groupDefault'), ask, (name) =>
    run({ type: 'group-steps', ids: [...ids], name })
  )
}

function askForName(
  title: string,
  value: string,
  ask: ListTools['ask'],
  save: (name: string) => unknown
): void {
  ask({
    type: 'form',
    title,
    confirm: t('steps.ask.save'),
    fields: [
      {
        ...{ type: 'text', label: t('steps.ask.groupName'), value },
        ...{ maxLength: MAX_NAME_LENGTH, isRequired: true },
      },
    ],
    onAnswer: ([name]) => void save(name.trim()),
  })
}
