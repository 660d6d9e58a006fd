import { useId, type ReactNode } from 'react'
import { LoadError } from '#frontend/components/load_error'
import { RouteLink } from '#frontend/components/route_link'
import { RowsSkeleton } from '#frontend/components/skeleton'
import { classNames } from '#frontend/lib/class_names'
import { t } from '#frontend/lib/texts'

interface FrameProps {
  title: string
  /** Where all of it is seen. */
  to: string
  all: string
  className?: string
  children: ReactNode
}

/** One part of the overview, with the way to all of it. */
export function DashboardSection({ title, to, all, className, children }: FrameProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classNames('card min-w-0 p-5', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        <RouteLink to={to} className="text-link text-sm">
          {all}
        </RouteLink>
      </div>
      <div className="mt-3">{children}</div>
    </section>
  )
}

interface ListQuery<Item> {
  data: Item[] | null | undefined
  isPending: boolean
  isError: boolean
  refetch: () => unknown
}

interface ListProps<Item> extends Omit<FrameProps, 'children'> {
  query: ListQuery<Item>
  empty: string
  row: (item: Item) => ReactNode
}

/** A few entries of a list, in each of the states of a list. */
export function DashboardList<Item extends { id: string }>(props: ListProps<Item>) {
  const { query, empty, row, ...frame } = props
  const { data, isPending, isError, refetch } = query
  const what = frame.title
  return (
    <DashboardSection {...frame}>
      {isPending ? (
        <RowsSkeleton label={t('dashboard.loading', { what })} rows={3} />
      ) : isError ? (
        <LoadError title={t('dashboard.failed', { what })} onRetry={() => void refetch()} />
      ) : !data || data.length === 0 ? (
        <p className="text-sm text-muted">{empty}</p>
      ) : (
        <ul className="divide-y divide-line">
          {data.map((item) => (
            <li key={item.id} className="py-2.5 first:pt-0 last:pb-0">
              {row(item)}
            </li>
          ))}
        </ul>
      )}
    </DashboardSection>
  )
}
