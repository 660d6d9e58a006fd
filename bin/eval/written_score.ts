import { read } from '#app/prompts/domain/reading/read'
import { grade } from '#app/prompts/domain/score'

/** The score of a text as written, not rounded but for what a computer adds: texts that differ by little are compared. */
export const writtenScore = (text: string): number => Number(grade(read(text)).value.toFixed(6))

export const mean = (values: number[]): number =>
  values.reduce((all, value) => all + value, 0) / Math.max(1, values.length)
