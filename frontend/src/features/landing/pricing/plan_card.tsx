import { Check, Clock3 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Pill } from '#frontend/features/landing/pill'
import { publicTexts } from '#frontend/texts/en/public'

interface PlanCardProps {
  title: string
  price: ReactNode
  listTitle: string
  items: readonly string[]
  button: string
  note?: string
  guarantee?: string
  isIncluded?: boolean
}

export function PlanCard(props: PlanCardProps) {
  const Mark = props.isIncluded ? Check : Clock3
  return (
    <article aria-label={props.title} className="card flex flex-col p-6 sm:p-8">
      <h3 className="flex flex-wrap items-center gap-3 font-serif text-xl font-medium">
        {props.title}
        {!props.isIncluded && <Pill>{publicTexts.comingSoon}</Pill>}
      </h3>
      {props.price}
      <h4 className="mt-5 border-t border-line pt-5 text-sm font-medium">{props.listTitle}</h4>
      <ul className="mt-3 mb-8 grid gap-2.5">
        {props.items.map((item) => (
          <li key={item} className="flex gap-3">
            <Mark aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
            {item}
          </li>
        ))}
      </ul>
      <div className="mt-auto">
        <a href="/signup" className="button-quiet w-full px-5 py-3">
          {props.button}
        </a>
        {props.note && <p className="mt-3 text-sm text-muted">{props.note}</p>}
        {props.guarantee && <p className="mt-1 text-sm text-muted">{props.guarantee}</p>}
      </div>
    </article>
  )
}
