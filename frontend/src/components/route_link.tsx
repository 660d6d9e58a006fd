import { Link, type LinkProps } from 'react-router'
import { hasRoute } from '#frontend/lib/window/known_routes'

type Props = LinkProps & { to: string }

/** A link to a screen; a link appears with its screen. */
export function RouteLink({ to, ...rest }: Props) {
  return hasRoute(to) ? <Link to={to} {...rest} /> : null
}
