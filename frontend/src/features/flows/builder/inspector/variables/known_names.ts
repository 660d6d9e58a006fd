import { StateEffect, StateField } from '@codemirror/state'
import type { Variable } from '#app/flows/domain/editing/variables_for'
import type { UnknownName } from '#frontend/features/flows/builder/inspector/variables/use_unknown_names'

/** What the editor knows of the names in its text. */
export interface KnownNames {
  variables: readonly Variable[]
  unknown: readonly UnknownName[]
}

export const setNames = StateEffect.define<KnownNames>()

export const knownNames = StateField.define<KnownNames>({
  create: () => ({ variables: [], unknown: [] }),
  update: (names, { effects }) => effects.findLast((effect) => effect.is(setNames))?.value ?? names,
})
