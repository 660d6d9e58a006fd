import { ChevronRight } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ArticleParts } from '#frontend/components/article/article_parts'
import type { ItemOf } from '#frontend/lib/api_queries'

export type Answer = ItemOf<'help_answers.index'>

/** A question that opens its answer. The address names the one that was opened last, so that it can be sent to others. */
export function HelpAnswer({ answer: { id, question, parts } }: { answer: Answer }) {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const isNamed = hash === `#${id}`
  const toggle = (event: MouseEvent) => {
    event.preventDefault()
    const next = { search, hash: isNamed ? '' : id }
    void navigate(next, { replace: true, preventScrollReset: true })
  }
  return (
    <details open={isNamed} className="group">
      <summary
        id={id}
        onClick={toggle}
        className="flex min-h-12 scroll-mt-24 items-center gap-3 px-4 py-3 text-left font-medium hover:bg-sunken"
      >
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 text-muted transition-transform group-open:rotate-90 motion-reduce:transition-none"
        />
        {question}
      </summary>
      <div className="grid max-w-[70ch] grid-cols-1 gap-3 px-4 pt-1 pb-5 pl-11 leading-relaxed">
        <ArticleParts parts={parts} />
      </div>
    </details>
  )
}
