import type { ReactNode } from 'react'
import type { FlowNode, Note } from '#app/flows/domain/graph/graph'
import { t } from '#frontend/lib/texts'

interface Props {
  nodes: readonly FlowNode[]
  notes: readonly Note[]
  /** What can be done with all of them. */
  children?: ReactNode
}

/** How many steps and notes are chosen, and which. */
export const Several = ({ nodes, notes, children }: Props) => (
  <section aria-labelledby="inspector">
    <h2 id="inspector" className="font-semibold">
      {t('inspector.several.title', { count: nodes.length + notes.length })}
    </h2>
    <p className="mt-1 text-sm text-muted">{t('inspector.several.text')}</p>
    <ul className="mt-3 list-disc pl-5 text-sm marker:text-muted">
      {nodes.slice(0, MAX_NAMES).map(({ id, name }) => (
        <li key={id} className="break-words">
          {name}
        </li>
      ))}
    </ul>
    {children}
  </section>
)

const MAX_NAMES = 10
