import { InvalidArgumentError, Option } from 'commander'

/** Reads a whole number of a range. @throws InvalidArgumentError for anything else */
export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const number = Number(text)
    if (!/^\d+$/.test(text) || number < least || number > most)
      throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`)
    return number
  }

/** Reads an amount. @throws InvalidArgumentError for anything else */
export const amount =
  (most: number) =>
  (text: string): number => {
    const number = Number(text)
    if (!/^\d+(\.\d+)?$/.test(text) || number > most)
      throw new InvalidArgumentError(`It must be a number from 0 to ${most}.`)
    return number
  }

/** Collects an option that may be given more than once. */
export const collect = (text: string, before: string[] = []): string[] => [...before, text]

/** How many items of a list are wanted. */
export const limit = () =>
  new Option('--limit <number>', 'how many at most').argParser(wholeNumber(1, 10_000)).default(50)
