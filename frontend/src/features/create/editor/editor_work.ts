import type { useEditor } from '#frontend/features/create/editor/use_editor'

/** What the parts of the editor get to work with. */
export type EditorWork = ReturnType<typeof useEditor>
