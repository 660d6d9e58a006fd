import { useState } from 'react'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { t } from '#frontend/lib/texts'

interface Held {
  text: string
  /** What the flow had then. Where it has something else by now, that is shown. */
  value: string
}

interface Field {
  /** Of the field among all of its flow. */
  place: string
  /** What the flow has. */
  value: string
  /** What is wrong with a text that the flow cannot take; undefined where it can. */
  faultOf: (text: string) => string | undefined
  onChange: (text: string) => void
}

/** What was typed and could not be taken since the page was loaded, by flow and place. */
const heldTexts = new Map<string, Held>()

/** The text of a field. One that the flow cannot take stays in the field as it is, and the flow keeps the one before. */
export function useHeldText({ place, value, faultOf, onChange }: Field) {
  const key = `${useBuilder().flow.id} ${place}`
  const [, draw] = useState(0)
  const held = heldTexts.get(key)
  const text = held?.value === value ? held.text : value
  const change = (next: string) => {
    if (faultOf(next) === undefined) {
      heldTexts.delete(key)
      onChange(next)
    } else heldTexts.set(key, { text: next, value })
    draw((times) => times + 1)
  }
  return { text, fault: faultOf(text), change }
}

/** For a text of at most so many characters. */
export const useHeldLongText = ({ most, ...field }: Omit<Field, 'faultOf'> & { most?: number }) =>
  useHeldText({ ...field, faultOf: (text) => tooLong(text, most) })

const tooLong = (text: string, most = Infinity): string | undefined =>
  text.length > most
    ? t('builder.tooLong', { count: figure(text.length), most: figure(most) })
    : undefined

const figure = (count: number): string => count.toLocaleString('en')
