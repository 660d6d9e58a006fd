import { Link } from 'react-router'
import { Moment } from '#frontend/components/moment'

interface Props {
  to: string
  title: string
  at: string
  /** What else there is to say, in a few words. */
  more?: string
}

/** One entry of the overview: what it is, and how long ago. */
export const DashboardRow = ({ to, title, at, more }: Props) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <Link to={to} className="min-w-0 rounded-control font-medium break-words hover:underline">
      <bdi>{title}</bdi>
    </Link>
    <span className="text-xs text-muted">
      {more && `${more} · `}
      <Moment at={at} />
    </span>
  </div>
)
