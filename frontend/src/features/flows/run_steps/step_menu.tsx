import { Ellipsis, Pin, PinOff, RotateCw, StepForward } from 'lucide-react'
import type { FlowNode } from '#app/flows/domain/graph/graph'
import { IconButton } from '#frontend/components/icon_button'
import { Menu, MenuItem, MenuLabel } from '#frontend/components/overlays/menu'
import type { OpenRun, Step } from '#frontend/features/flows/flows_api'
import type { Pins } from '#frontend/features/flows/pins/use_pins'
import { useRunOpener } from '#frontend/features/flows/runs/run_opener'
import type { useReplay } from '#frontend/features/flows/runs/use_replay'
import { t } from '#frontend/lib/texts'

interface Props {
  node: FlowNode
  run: Pick<OpenRun, 'id' | 'version'>
  steps: Step[]
  replay: ReturnType<typeof useReplay>
  pins: Pins
}

const CAN_REPEAT = new Set<Step['status']>(['succeeded', 'cached', 'failed'])

/** What can be done with a step that has ended: run it again, alone or with those behind it, or keep its output. */
export function StepMenu({ node, run, steps, replay, pins }: Props) {
  const { id, kind, name } = node
  const { saveDraft } = useRunOpener()
  const [step] = steps
  const mayRepeat = kind !== 'ask' && node.parent === undefined
  if (!mayRepeat || !step || !CAN_REPEAT.has(step.status)) return null
  const isPinned = pins.isPinned(id, run.id, steps)
  const hasOutput = step.status !== 'failed' && step.port !== 'failed'
  return (
    <Menu
      isBusy={replay.isPending}
      trigger={<IconButton icon={Ellipsis} label={t('flows.run.more', { name })} />}
    >
      <MenuLabel>
        {saveDraft
          ? t('flows.run.repeatsDraft')
          : t('flows.run.repeatsVersion', { version: run.version })}
      </MenuLabel>
      <MenuItem icon={RotateCw} onSelect={() => replay.mutate({ from: id })}>
        {t('flows.run.from')}
      </MenuItem>
      <MenuItem icon={StepForward} onSelect={() => replay.mutate({ only: id })}>
        {t('flows.run.only')}
      </MenuItem>
      {hasOutput && (
        <MenuItem
          icon={isPinned ? PinOff : Pin}
          onSelect={() => (isPinned ? pins.unpin(id) : pins.pin(id, run.id))}
        >
          {t(isPinned ? 'flows.run.unpin' : 'flows.run.pin')}
        </MenuItem>
      )}
    </Menu>
  )
}
