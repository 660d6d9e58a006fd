import {
  AlignCenterVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  CopyPlus,
  Group,
  type LucideIcon,
  Trash2,
} from 'lucide-react'
import { Panel } from '@xyflow/react'
import { findNode } from '#app/flows/domain/editing/graph_parts'
import { IconButton } from '#frontend/components/icon_button'
import { type Alignment, ALIGNMENTS } from '#frontend/features/flows/builder/canvas/layout/align'
import type { Editor } from '#frontend/features/flows/builder/canvas/use_editor'
import { t } from '#frontend/lib/texts'

const ICONS: Record<Alignment, LucideIcon> = {
  ...{ left: AlignStartVertical, center: AlignCenterVertical, top: AlignStartHorizontal },
  ...{ across: AlignHorizontalDistributeCenter, down: AlignVerticalDistributeCenter },
}

interface Props {
  editor: Editor
  ids: readonly string[]
}

/** What can be done with several selected steps and notes. */
export function SelectionBar({ editor, ids }: Props) {
  const { actions, read } = editor
  const hasSteps = ids.filter((id) => findNode(read().graph, id)).length > 1
  return (
    <Panel position="top-center" className="canvas-panel">
      <div
        role="toolbar"
        aria-label={t('canvas.selection.label')}
        className="floating z-auto! flex items-center p-0.5"
      >
        <span className="px-2.5 text-sm whitespace-nowrap text-muted max-sm:hidden">
          {t('canvas.selection.count', { count: ids.length })}
        </span>
        {hasSteps && <ForSteps editor={editor} ids={ids} />}
        <IconButton
          icon={CopyPlus}
          label={t('canvas.actions.duplicate')}
          onClick={() => actions.duplicate(ids)}
        />
        <IconButton
          icon={Trash2}
          label={t('canvas.actions.remove')}
          onClick={() => actions.remove(ids)}
        />
      </div>
    </Panel>
  )
}

function ForSteps({ editor: { actions }, ids }: Props) {
  return (
    <>
      {ALIGNMENTS.map((alignment) => (
        <IconButton
          key={alignment}
          icon={ICONS[alignment]}
          label={t(`canvas.selection.${alignment}`)}
          onClick={() => actions.align(alignment)}
        />
      ))}
      <IconButton
        icon={Group}
        label={t('canvas.actions.group')}
        onClick={() => actions.group(ids)}
      />
    </>
  )
}
