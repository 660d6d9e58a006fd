import {
  ArrowRightToLine,
  Cable,
  ClipboardPaste,
  Copy,
  CopyPlus,
  CornerUpLeft,
  Group,
  MessageSquareText,
  PinOff,
  Plus,
  Scissors,
  Settings2,
  Trash2,
} from 'lucide-react'
import type { Position } from '#app/flows/domain/graph/graph'
import { MenuItem, MenuSeparator } from '#frontend/components/overlays/menu'
import {
  copySteps,
  pasteByMenu,
} from '#frontend/features/flows/builder/canvas/clipboard/use_clipboard'
import { movesOf } from '#frontend/features/flows/builder/canvas/editing/container_moves'
import { commentFocus, holdFocus } from '#frontend/features/flows/builder/hold_focus'
import { PointMenu } from '#frontend/components/overlays/open_menu'
import type { Editor } from '#frontend/features/flows/builder/canvas/use_editor'
import { t } from '#frontend/lib/texts'

interface Props {
  editor: Editor
  /** The step that the menu was opened at. Where it is selected, the menu is about all that is. */
  id: string
  at: Position
  opener: HTMLElement | null
}

/** Everything that can be done with a step, or with several that are selected. */
export function StepMenu({ editor, id, at, opener }: Props) {
  const { actions, openers, read } = editor
  const { selected, graph } = read()
  const ids = selected.includes(id) ? selected : [id]
  const isSingle = ids.length === 1
  const isNote = !graph.nodes.some((node) => node.id === id)
  return (
    <PointMenu
      at={at}
      label={t('canvas.menu', { name: isNote ? t('canvas.note.label') : actions.nameOf(id) })}
      opener={opener}
      onClose={openers.close}
    >
      {isSingle && !isNote && <SingleItems editor={editor} id={id} at={at} />}
      <CopyItems editor={editor} ids={ids} />
      <MenuItem icon={Trash2} isDanger onSelect={() => actions.remove(ids)}>
        {t('canvas.actions.remove')}
      </MenuItem>
    </PointMenu>
  )
}

function SingleItems({ editor, id, at }: { editor: Editor; id: string; at: Position }) {
  const { openers, read, onOpen } = editor
  const unpin = editor.unpinOf(id)
  const isFrame = read().graph.nodes.some((node) => node.id === id && node.kind === 'for-each')
  const comment = () => {
    onOpen?.(id)
    holdFocus(commentFocus(id))
  }
  // The menu gives the focus back when it has closed; the list that opens takes it after that.
  const later = (open: () => void) => () => requestAnimationFrame(open)
  return (
    <>
      <MenuItem icon={Settings2} onSelect={() => onOpen?.(id)}>
        {t('canvas.actions.open')}
      </MenuItem>
      <MenuItem icon={Plus} onSelect={later(() => openers.addAfter(id, at))}>
        {t('canvas.actions.addAfter')}
      </MenuItem>
      {isFrame && (
        <MenuItem icon={ArrowRightToLine} onSelect={later(() => openers.addInside(id, at))}>
          {t('canvas.actions.addInside')}
        </MenuItem>
      )}
      <MenuItem icon={Cable} onSelect={later(() => openers.connectTo(id, at))}>
        {t('canvas.actions.connectTo')}
      </MenuItem>
      <MoveItems editor={editor} id={id} />
      <MenuItem icon={MessageSquareText} onSelect={comment}>
        {t('canvas.actions.comment')}
      </MenuItem>
      {unpin && (
        <MenuItem icon={PinOff} onSelect={() => unpin(id)}>
          {t('flows.run.unpin')}
        </MenuItem>
      )}
      <MenuSeparator />
    </>
  )
}

function MoveItems({ editor: { actions, read }, id }: { editor: Editor; id: string }) {
  return movesOf(read(), id).map(({ id: frame, name, isOut, commands }) => (
    <MenuItem
      key={frame}
      icon={isOut ? CornerUpLeft : ArrowRightToLine}
      onSelect={() => actions.edit(...commands)}
    >
      {t(isOut ? 'canvas.actions.moveOut' : 'canvas.actions.moveInto', { name })}
    </MenuItem>
  ))
}

function CopyItems({ editor, ids }: { editor: Editor; ids: readonly string[] }) {
  const { actions, read } = editor
  const hasSteps = read().graph.nodes.some(({ id }) => ids.includes(id))
  const cut = async () => {
    if (await copySteps(read(), ids)) actions.remove(ids)
  }
  return (
    <>
      <MenuItem icon={CopyPlus} onSelect={() => actions.duplicate(ids)}>
        {t('canvas.actions.duplicate')}
      </MenuItem>
      <MenuItem icon={Copy} onSelect={() => void copySteps(read(), ids)}>
        {t('canvas.actions.copy')}
      </MenuItem>
      <MenuItem icon={Scissors} onSelect={() => void cut()}>
        {t('canvas.actions.cut')}
      </MenuItem>
      <MenuItem icon={ClipboardPaste} onSelect={() => void pasteByMenu(actions)}>
        {t('canvas.actions.paste')}
      </MenuItem>
      {hasSteps && (
        <MenuItem icon={Group} onSelect={() => actions.group(ids)}>
          {t('canvas.actions.group')}
        </MenuItem>
      )}
      <MenuSeparator />
    </>
  )
}
