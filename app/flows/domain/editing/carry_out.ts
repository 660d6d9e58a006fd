import { applyRepair } from '#app/flows/domain/editing/apply_repair'
import type { Command, CommandOf, CommandType } from '#app/flows/domain/editing/command'
import * as moves from '#app/flows/domain/editing/commands/moves'
import * as notes from '#app/flows/domain/editing/commands/notes_and_groups'
import { paste } from '#app/flows/domain/editing/commands/paste'
import * as steps from '#app/flows/domain/editing/commands/steps'
import type { FlowGraph } from '#app/flows/domain/graph/graph'

const CARRY_OUT: {
  [Type in CommandType]: (graph: FlowGraph, command: CommandOf<Type>) => FlowGraph
} = {
  'add-step': steps.addStep,
  'remove-steps': steps.removeSteps,
  paste,
  'rename-step': steps.renameStep,
  'rename-field': steps.renameField,
  'set-setting': steps.setSetting,
  'set-policy': steps.setPolicy,
  'set-comment': steps.setComment,
  'move-into': moves.moveInto,
  'move-behind': moves.moveBehind,
  'connect': moves.connect,
  'disconnect': moves.disconnect,
  'reconnect': moves.reconnect,
  'place': moves.place,
  'add-note': notes.addNote,
  'set-note': notes.setNote,
  'remove-note': notes.removeNote,
  'group-steps': notes.groupSteps,
  'ungroup': notes.ungroup,
  'rename-group': notes.renameGroup,
  'collapse-group': notes.collapseGroup,
  'repair': (graph, { repair }) => applyRepair(graph, repair),
  'replace': (_, { graph }) => graph,
}

/** Every command there is. */
export const COMMAND_TYPES = Object.keys(CARRY_OUT) as CommandType[]

/** The graph after a command, as a new value that shares what did not change. */
export const carryOut = (graph: FlowGraph, command: Command): FlowGraph =>
  CARRY_OUT[command.type](graph, command as never)
