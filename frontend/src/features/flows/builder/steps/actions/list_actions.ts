import { History, Settings2, Wrench } from 'lucide-react'
import type { CommandType } from '#app/flows/domain/editing/command'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { ADD_STEP } from '#frontend/features/flows/builder/steps/actions/add_step'
import {
  CONNECT,
  DISCONNECT,
  RECONNECT,
} from '#frontend/features/flows/builder/steps/actions/connection_actions'
import {
  COLLAPSE_GROUP,
  GROUP,
  RENAME_GROUP,
  UNGROUP,
} from '#frontend/features/flows/builder/steps/actions/group_actions'
import type {
  ActionAt,
  ListAction,
  Place,
  Targets,
} from '#frontend/features/flows/builder/steps/actions/list_action'
import { MOVE_BEHIND, MOVE_INTO } from '#frontend/features/flows/builder/steps/actions/move_actions'
import {
  COMMENT,
  RENAME,
  RENAME_INPUT,
} from '#frontend/features/flows/builder/steps/actions/name_actions'
import {
  ADD_NOTE,
  REMOVE_NOTE,
  SET_NOTE,
} from '#frontend/features/flows/builder/steps/actions/note_actions'
import { PASTE } from '#frontend/features/flows/builder/steps/actions/paste_actions'
import {
  PLACE,
  POLICY,
} from '#frontend/features/flows/builder/steps/actions/policy_and_place_actions'
import { REMOVE } from '#frontend/features/flows/builder/steps/actions/remove_actions'

/**
 * Where the list view offers each command. Its menus, bars and buttons are made of this table, in this order, so a
 * command that is not here would be out of reach, and does not compile.
 */
export const LIST_ACTIONS: Record<CommandType, readonly [ListAction, ...ListAction[]]> = {
  'set-setting': [
    {
      at: 'step',
      label: 'steps.do.settings',
      icon: Settings2,
      act: ({ id }, { openStep }) => openStep(id),
    },
  ],
  'rename-step': RENAME,
  'rename-field': RENAME_INPUT,
  'add-step': ADD_STEP,
  'connect': CONNECT,
  'reconnect': RECONNECT,
  'disconnect': DISCONNECT,
  'move-behind': MOVE_BEHIND,
  'move-into': MOVE_INTO,
  'paste': PASTE,
  'set-comment': COMMENT,
  'set-policy': POLICY,
  'group-steps': GROUP,
  'place': PLACE,
  'remove-steps': REMOVE,
  'add-note': ADD_NOTE,
  'set-note': SET_NOTE,
  'remove-note': REMOVE_NOTE,
  'rename-group': RENAME_GROUP,
  'collapse-group': COLLAPSE_GROUP,
  'ungroup': UNGROUP,
  'repair': [
    {
      at: 'problem',
      label: 'steps.repair',
      icon: Wrench,
      fits: (repair) => repair.type !== 'keep-as-text',
      act: (repair, { run }) => void run({ type: 'repair', repair }),
    },
    {
      at: 'problem',
      label: 'steps.keepAsText',
      icon: Wrench,
      fits: (repair) => repair.type === 'keep-as-text',
      act: (repair, { run }) => void run({ type: 'repair', repair }),
    },
  ],
  'replace': [
    {
      at: 'flow',
      label: 'steps.do.restore',
      icon: History,
      act: (_, { openPanel }) => openPanel('versions'),
    },
  ],
}

/** What is offered for a target, grouped by command. */
export function actionsFor<At extends Place>(
  at: At,
  target: Targets[At],
  graph: FlowGraph
): ActionAt<At>[][] {
  const isHere = (action: ListAction): action is Extract<ListAction, ActionAt<At>> =>
    action.at === at
  return Object.values(LIST_ACTIONS)
    .map((actions) =>
      actions
        .filter(isHere)
        .map((action) => action as unknown as ActionAt<At>)
        .filter(({ fits }) => !fits || fits(target, graph))
    )
    .filter((actions) => actions.length > 0)
}
