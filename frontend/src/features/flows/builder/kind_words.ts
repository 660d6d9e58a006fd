import type { NodeKind } from '#app/flows/domain/graph/graph'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/kinds'

/** What a kind of step does, in one line. */
export const kindAbout = (kind: NodeKind): string => t(`kinds.${kind}.about`)

/** By what a kind of step is found: its name first, then what people call it and what it does. */
export const kindWords = (kind: NodeKind): string[] => [
  kindOf(kind).title,
  ...t(`kinds.${kind}.words`).split(', '),
  kindAbout(kind),
  kindOf(kind).help,
]
