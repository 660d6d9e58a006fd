/** What is asked before steps are removed that others use. */
export const removalTexts = {
  title_one: 'Remove “{{name}}”?',
  title_other: 'Remove {{count}} steps?',
  text_one: 'Other steps use it. They cannot run until you repair them. You can undo this.',
  text_other: 'Other steps use them. They cannot run until you repair them. You can undo this.',
  named: '“{{name}}” uses {{variables}}.',
  shown: 'The result “{{name}}” shows {{variables}}.',
  gathered: '“{{name}}” collects the results of “{{inner}}”.',
  ledTo: 'No other step leads to “{{name}}”.',
  more_one: 'And {{count}} more.',
  more_other: 'And {{count}} more.',
  keep: 'Keep',
  remove: 'Remove anyway',
}
