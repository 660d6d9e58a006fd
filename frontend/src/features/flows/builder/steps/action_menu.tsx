import { Fragment } from 'react'
import { MenuItem, MenuSeparator } from '#frontend/components/overlays/menu'
import { MenuOpener } from '#frontend/components/menu_opener'
import { OpenMenu } from '#frontend/components/overlays/open_menu'
import type {
  ListTools,
  Place,
  Targets,
} from '#frontend/features/flows/builder/steps/actions/list_action'
import { actionsFor } from '#frontend/features/flows/builder/steps/actions/list_actions'
import { t } from '#frontend/lib/texts'

interface Props<At extends Place> {
  at: At
  target: Targets[At]
  label: string
  tools: ListTools
}

/** A button that opens everything that can be done with one thing. */
export const ActionMenu = <At extends Place>({ label, ...items }: Props<At>) => (
  <MenuOpener label={label}>
    {(menu) => (
      <OpenMenu {...menu}>
        <Items {...items} />
      </OpenMenu>
    )}
  </MenuOpener>
)

/** Worked out when the menu is open. */
function Items<At extends Place>({ at, target, tools }: Omit<Props<At>, 'label'>) {
  return actionsFor(at, target, tools.graph).map((actions, index) => (
    <Fragment key={index}>
      {index > 0 && actions.length > 1 && <MenuSeparator />}
      {actions.map((action) => (
        <MenuItem
          key={action.label}
          icon={action.icon}
          isDanger={action.isDanger}
          onSelect={() => action.act(target, tools)}
        >
          {t(action.label)}
        </MenuItem>
      ))}
    </Fragment>
  ))
}
