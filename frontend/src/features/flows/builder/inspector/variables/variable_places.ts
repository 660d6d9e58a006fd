import { readVariables } from '#app/flows/domain/graph/variables'

export interface VariablePlace {
  start: number
  end: number
  /** As it is compared: the name without its fields. */
  key: string
}

const BRACES = /\{\{[^{}]{1,200}\}\}/g

/** Where variables stand in a text. */
export function variablePlaces(text: string): VariablePlace[] {
  return [...text.matchAll(BRACES)].flatMap(({ 0: found, index }) => {
    const [path] = readVariables(found).variables
    return path ? { start: index, end: index + found.length, key: path[0] } : []
  })
}

/** The variable in which a position is, at its ends too. */
export const placeAt = (text: string, position: number): VariablePlace | undefined =>
  variablePlaces(text).find(({ start, end }) => start <= position && position <= end)
