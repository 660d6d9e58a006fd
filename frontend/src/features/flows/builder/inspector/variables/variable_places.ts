import { referencePlaces } from '#app/flows/domain/graph/variables'

export interface VariablePlace {
  start: number
  end: number
  /** As it is compared: the name without its fields. */
  key: string
}

/** Where variables stand in a text. */
export const variablePlaces = (text: string): VariablePlace[] =>
  referencePlaces(text).map(({ start, end, path }) => ({ start, end, key: path[0] }))

/** The variable in which a position is, at its ends too. */
export const placeAt = (text: string, position: number): VariablePlace | undefined =>
  variablePlaces(text).find(({ start, end }) => start <= position && position <= end)
