import { RotateCw } from 'lucide-react'
import { Button } from '#frontend/components/button'
import { Menu, MenuItem } from '#frontend/components/overlays/menu'
import type { OpenRun } from '#frontend/features/flows/flows_api'
import { useReplay } from '#frontend/features/flows/runs/use_replay'
import { t } from '#frontend/lib/texts'
import { modelName, useModels } from '#frontend/lib/use_models'

/** Runs the same version again with the same inputs, with another model where there are several. */
export function RunAgain({ run: { id } }: { run: OpenRun }) {
  const replay = useReplay(id)
  const { choices } = useModels()
  const again = (
    <Button
      variant="primary"
      icon={RotateCw}
      isBusy={replay.isPending}
      {...(choices.length < 2 && { onClick: () => replay.mutate({}) })}
    >
      {t(choices.length < 2 ? 'flows.run.againCost' : 'flows.run.again')}
    </Button>
  )
  if (choices.length < 2) return again
  return (
    <Menu isBusy={replay.isPending} trigger={again}>
      <MenuItem onSelect={() => replay.mutate({})}>{t('flows.run.againSame')}</MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice.id} onSelect={() => replay.mutate({ model: choice.id })}>
          {t('flows.run.againWith', { model: modelName(choice) })}
        </MenuItem>
      ))}
    </Menu>
  )
}
