import vine from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'

const onlyKnownFields = vine.createRule((value: unknown, known: string[], field) => {
  for (const name of Object.keys(value as object)) {
    if (known.includes(name)) continue
    const at = field.wildCardPath ? `${field.wildCardPath}.${name}` : name
    field.report(`There is no field called "${name}" here.`, 'unknown', {
      ...field,
      name,
      wildCardPath: at,
      getFieldPath: () => at,
    })
  }
})

/** An object that refuses fields it does not know, so that a misspelt name is heard of. */
export function strictObject<Properties extends Record<string, SchemaTypes>>(
  properties: Properties
) {
  return vine.object(properties).use(onlyKnownFields(Object.keys(properties)))
}

const storable = vine.createRule((value: unknown, options: { blank: boolean }, field) => {
  if (typeof value !== 'string') return
  if (!value.isWellFormed()) {
    field.report('The text has a broken character (half of a surrogate pair).', 'unicode', field)
  } else if (value.includes('\u0000')) {
    field.report('The text has a NUL character, which cannot be kept.', 'unicode', field)
  } else if (!options.blank && value.trim() === '') {
    field.report('The text is empty.', 'required', field)
  }
})

/** Text that is kept byte for byte: valid Unicode, no NUL, not only white space, at most `most` UTF-16 units. */
export function text(most: number) {
  return vine
    .string()
    .maxLength(most)
    .use(storable({ blank: false }))
}

/** Like `text`, but may be empty. */
export function textOrEmpty(most: number) {
  return vine
    .string()
    .maxLength(most)
    .use(storable({ blank: true }))
}
