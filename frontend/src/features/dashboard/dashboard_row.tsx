import { Link } from 'react-router'
import { Moment } from '#frontend/components/moment'

interface Props {
  to: string
  title: string
  at: string
  /** What else there is to say, in a few words. */
  more?: string
}

/** One entry of the overview: what it is, and how long ago; beside it where there is space, however long the title is. */
export const DashboardRow = ({ to, title, at, more }: Props) => (
  <div className="flex flex-col gap-x-4 sm:flex-row sm:items-baseline sm:justify-between">
    <Link to={to} className="min-w-0 rounded-control font-medium break-words hover:underline">
      <bdi>{title}</bdi>
    </Link>
    <span className="shrink-0 text-xs text-muted">
      {more && `${more} · `}
      <Moment at={at} />
    </span>
  </div>
)
