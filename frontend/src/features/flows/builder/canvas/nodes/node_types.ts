import { BoxNode } from '#frontend/features/flows/builder/canvas/nodes/box_node'
import { FrameNode } from '#frontend/features/flows/builder/canvas/nodes/frame_node'
import { GroupNode } from '#frontend/features/flows/builder/canvas/nodes/group_node'
import { NoteNode } from '#frontend/features/flows/builder/canvas/nodes/note_node'
import { StepNode } from '#frontend/features/flows/builder/canvas/nodes/step_node'

export const NODE_TYPES = {
  ...{ step: StepNode, frame: FrameNode, group: GroupNode, box: BoxNode, note: NoteNode },
}
