import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import type { PaletteItem } from '#frontend/components/overlays/command_palette'
import { useChoose } from '#frontend/features/workspaces/use_switch'
import { nameOf, workspacesQuery } from '#frontend/features/workspaces/workspaces_api'
import { usePerson } from '#frontend/lib/session/person'
import { useAtomValue } from '#frontend/lib/state'
import { t } from '#frontend/lib/texts'
import { chosenTeam } from '#frontend/lib/workspace'

/** The workspaces of this person that are not shown now. */
export function useOtherWorkspaces(): PaletteItem[] {
  const { data: workspaces } = useQuery({ ...workspacesQuery, refetchOnMount: 'always' })
  const choose = useChoose()
  const { id: personId } = usePerson()
  const shown = useAtomValue(chosenTeam)?.id ?? personId
  const others = workspaces?.filter(({ id }) => id !== shown) ?? []
  return others.map((workspace) => {
    const name = nameOf(workspace)
    const label = t('workspaces.switchTo', { name })
    return {
      ...{ id: workspace.id, label, icon: Users },
      words: [label, name, ...t('palette.workspaceWords').split(', ')],
      onSelect: () => void choose(workspace),
    }
  })
}
