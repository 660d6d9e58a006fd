import type { MouseEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { t } from '#frontend/lib/texts'
import type { Person } from '#frontend/lib/session/person'
import { classNames } from '#frontend/lib/class_names'
import { isCurrent, isFor, navGroups, type NavItem } from '#frontend/routes/frame/nav_items'
import { signOut } from '#frontend/routes/sign_out'

/** Every screen one can go to. */
export function NavList({ person }: { person: Person }) {
  return (
    <nav aria-label={t('common.frame.navigation')} className="grid gap-2">
      {navGroups.map((group, index) => (
        <ul
          key={group[0].path}
          className={classNames('grid gap-0.5', index > 0 && 'border-t border-line pt-2')}
        >
          {group.filter(isFor(person)).map((item) => (
            <li key={item.path}>
              <Item item={item} />
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}

const LOOK =
  'flex min-h-9 items-center gap-3 rounded-control px-3 text-sm transition-colors hover:bg-sunken'
const CURRENT = 'bg-sunken font-medium text-ink'
const OTHER = 'text-muted hover:text-ink'

function Item({ item }: { item: NavItem }) {
  const { pathname } = useLocation()
  const { path, text, icon: Icon, isOutside } = item
  const content = (
    <>
      <Icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
      {t(text)}
    </>
  )
  if (isOutside) {
    const leave = (event: MouseEvent) => {
      event.preventDefault()
      signOut(path)
    }
    return (
      <a href={path} onClick={leave} className={classNames(LOOK, OTHER)}>
        {content}
      </a>
    )
  }
  const current = isCurrent(item, pathname)
  return (
    <Link
      to={path}
      aria-current={current ? 'page' : undefined}
      className={classNames(LOOK, current ? CURRENT : OTHER)}
    >
      {content}
    </Link>
  )
}
