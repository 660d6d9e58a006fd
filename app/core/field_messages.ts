import { SimpleMessagesProvider } from '@vinejs/vine'
import { fields, messages } from '@vinejs/vine/defaults'
import type { FieldContext, MessagesProviderContact } from '@vinejs/vine/types'

const named = new SimpleMessagesProvider(messages, fields)

/** The same sentences for what has no name of its own: “The {{ field }} field must …” would call it by a number. */
const unnamed = new SimpleMessagesProvider(
  Object.fromEntries(
    Object.entries(messages).map(([rule, sentence]) => [
      rule,
      sentence.replaceAll('The {{ field }} field', '{{ field }}').replace('The selected ', ''),
    ])
  ),
  fields
)

/** Says what is wrong with a field, and calls an entry of a list by its place: “Entry 1 of tags must be a string”. */
export class FieldMessages implements MessagesProviderContact {
  getMessage(
    sentence: string,
    rule: string,
    field: FieldContext,
    args?: Record<string, unknown>
  ): string {
    if (!field.isArrayMember) return named.getMessage(sentence, rule, field, args)
    return unnamed.getMessage(sentence, rule, { ...field, name: entryName(field) }, args)
  }
}

/** People count from one. */
function entryName({ name, wildCardPath }: FieldContext): string {
  const list = wildCardPath.split('.').findLast((part) => part !== '*')
  const entry = `Entry ${Number(name) + 1}`
  return list ? `${entry} of ${list}` : entry
}
