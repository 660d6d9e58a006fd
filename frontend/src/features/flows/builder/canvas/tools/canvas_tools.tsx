import { MiniMap, Panel, useStore } from '@xyflow/react'
import { Map as MapIcon, Maximize, Minus, Plus, Search, StickyNote, Waypoints } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#frontend/components/icon_button'
import type { Editor } from '#frontend/features/flows/builder/canvas/use_editor'
import { t } from '#frontend/lib/texts'

/** Zoom, fit, find and arrange, and the map. */
export function CanvasTools({ editor }: { editor: Editor }) {
  const { actions, view, isReadOnly } = editor
  const [isMapOpen, setMapOpen] = useState(false)
  return (
    <>
      <Panel position="bottom-left" className="canvas-panel">
        <div
          role="toolbar"
          aria-label={t('canvas.tools.label')}
          className="floating z-auto! flex p-0.5"
        >
          <IconButton icon={Minus} label={t('canvas.tools.zoomOut')} onClick={view.zoomOut} />
          <Zoom />
          <IconButton icon={Plus} label={t('canvas.tools.zoomIn')} onClick={view.zoomIn} />
          <IconButton icon={Maximize} label={t('canvas.tools.fit')} onClick={view.fit} />
          <FindButton editor={editor} />
          {!isReadOnly && <EditingTools actions={actions} />}
          <IconButton
            icon={MapIcon}
            label={t(isMapOpen ? 'canvas.tools.hideMap' : 'canvas.tools.showMap')}
            aria-expanded={isMapOpen}
            onClick={() => setMapOpen(!isMapOpen)}
          />
        </div>
      </Panel>
      {isMapOpen && <FlowMap />}
    </>
  )
}

function Zoom() {
  const percent = useStore(({ transform }) => Math.round(transform[2] * 100))
  return (
    <span className="grid w-11 place-items-center text-xs text-muted tabular-nums max-sm:hidden">
      {t('canvas.tools.percent', { percent })}
    </span>
  )
}

function FindButton({ editor: { openers, onFound } }: { editor: Editor }) {
  return (
    <IconButton
      icon={Search}
      label={t('canvas.tools.find')}
      onClick={(event) => {
        const { left, top } = event.currentTarget.getBoundingClientRect()
        openers.find({ x: left, y: top }, onFound)
      }}
    />
  )
}

const EditingTools = ({ actions }: Pick<Editor, 'actions'>) => (
  <>
    <IconButton
      icon={Waypoints}
      label={t('canvas.tools.tidy')}
      onClick={() => void actions.tidy()}
    />
    <IconButton
      icon={StickyNote}
      label={t('canvas.tools.note')}
      onClick={() => actions.addNote()}
    />
  </>
)

const FlowMap = () => (
  <MiniMap
    pannable
    zoomable
    nodeBorderRadius={8}
    ariaLabel={t('canvas.tools.minimap')}
    className="canvas-map"
  />
)
