import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronsUpDown, Plus, User, Users } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { IconButton } from '#frontend/components/icon_button'
import {
  Menu,
  MenuCheckItem,
  MenuItem,
  MenuLabel,
  MenuLink,
  MenuSeparator,
} from '#frontend/components/overlays/menu'
import { NewWorkspaceDialog } from '#frontend/features/workspaces/new_workspace_dialog'
import { useChoose } from '#frontend/features/workspaces/use_switch'
import {
  nameOf,
  type Workspace,
  workspacesQuery,
} from '#frontend/features/workspaces/workspaces_api'
import { useAtomValue } from '#frontend/lib/state'
import { t } from '#frontend/lib/texts'
import { chosenTeam } from '#frontend/lib/workspace'

/** Milliseconds in which the list is not asked for again by a pointer that comes and goes. */
const FRESH_MS = 10_000

interface Props {
  /** As an icon alone. */
  isFolded?: boolean
}

/** Which workspace is shown, and the way to the others. */
export function WorkspaceMenu({ isFolded = false }: Props) {
  const team = useAtomValue(chosenTeam)
  const [isCreating, setCreating] = useState(false)
  const client = useQueryClient()
  // So that the list is there when the menu opens, and its first entry has the focus.
  const prepare = () => void client.prefetchQuery({ ...workspacesQuery, staleTime: FRESH_MS })
  const preparing = { onFocus: prepare, onPointerEnter: prepare }
  const shown = { name: team?.name ?? t('workspaces.personal'), icon: team ? Users : User }
  return (
    <>
      <Menu
        align="start"
        trigger={
          isFolded ? (
            <IconButton
              {...preparing}
              icon={shown.icon}
              label={t('workspaces.label', { name: shown.name })}
            />
          ) : (
            <Opener {...shown} {...preparing} />
          )
        }
      >
        <MenuLabel>{t('workspaces.menu.title')}</MenuLabel>
        <Workspaces chosen={team?.id ?? null} />
        <MenuSeparator />
        {team && <MenuLink to="/workspace">{t('workspaces.menu.manage')}</MenuLink>}
        <MenuItem icon={Plus} onSelect={() => setCreating(true)}>
          {t('workspaces.menu.create')}
        </MenuItem>
      </Menu>
      {isCreating && <NewWorkspaceDialog onClose={() => setCreating(false)} />}
    </>
  )
}

interface OpenerProps extends ComponentProps<'button'> {
  name: string
  icon: typeof User
}

function Opener({ name, icon: Icon, ...rest }: OpenerProps) {
  return (
    <button
      type="button"
      {...rest}
      title={name}
      aria-label={t('workspaces.label', { name })}
      className="flex min-h-9 w-full min-w-0 items-center gap-2 rounded-control border border-line-strong bg-paper px-3 text-left text-sm font-medium transition-colors aria-expanded:bg-sunken"
    >
      <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
    </button>
  )
}

/** Asked for each time the menu opens: others change roles and members. */
function Workspaces({ chosen }: { chosen: string | null }) {
  const { data: workspaces, isPending } = useQuery({ ...workspacesQuery, refetchOnMount: 'always' })
  const choose = useChoose()
  if (isPending) return <Note>{t('workspaces.menu.loading')}</Note>
  if (!workspaces) return <Note>{t('workspaces.menu.failed')}</Note>
  return workspaces.map((workspace) => {
    const isChosen = workspace.isPersonal ? chosen === null : chosen === workspace.id
    return (
      <MenuCheckItem
        key={workspace.id}
        isChecked={isChosen}
        onSelect={() => void (isChosen || choose(workspace))}
      >
        <span className="min-w-0 py-1">
          <span className="block truncate" title={nameOf(workspace)}>
            {nameOf(workspace)}
          </span>
          <span className="block text-xs text-muted">{aboutOf(workspace)}</span>
        </span>
      </MenuCheckItem>
    )
  })
}

const Note = ({ children }: { children: string }) => (
  <p role="status" className="px-2.5 py-2 text-sm text-muted">
    {children}
  </p>
)

function aboutOf({ isPersonal, role, memberCount: count }: Workspace): string {
  if (isPersonal) return t('workspaces.menu.only')
  return t('workspaces.menu.about', { role: t(`workspaces.roles.${role}`), count })
}
