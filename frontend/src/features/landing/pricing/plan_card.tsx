import { Check, Clock3, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface PlanCardProps {
  title: string
  price: ReactNode
  listTitle: string
  items: readonly string[]
  /** What is not built yet. */
  soonTitle?: string
  soon?: readonly string[]
  action: ReactNode
  note?: string
  guarantee?: string
}

export function PlanCard(props: PlanCardProps) {
  const { title, price, listTitle, items, soonTitle, soon, action, note, guarantee } = props
  return (
    <article aria-label={title} className="card flex flex-col p-6 sm:p-8">
      <h3 className="font-serif text-xl font-medium">{title}</h3>
      {price}
      <List title={listTitle} items={items} icon={Check} />
      {soonTitle && soon && <List title={soonTitle} items={soon} icon={Clock3} />}
      <div className="mt-auto pt-8">
        {action}
        {note && <p className="mt-3 text-sm text-muted">{note}</p>}
        {guarantee && <p className="mt-1 text-sm text-muted">{guarantee}</p>}
      </div>
    </article>
  )
}

interface ListProps {
  title: string
  items: readonly string[]
  icon: LucideIcon
}

const List = ({ title, items, icon: Icon }: ListProps) => (
  <>
    <h4 className="mt-5 border-t border-line pt-5 text-sm font-medium">{title}</h4>
    <ul className="mt-3 grid gap-2.5">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Icon aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
          {item}
        </li>
      ))}
    </ul>
  </>
)
