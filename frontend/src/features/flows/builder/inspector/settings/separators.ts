/** The usual texts between the texts that a Combine puts together. */
export const SEPARATORS = [
  { value: 'blankLine', text: '\n\n' },
  { value: 'newLine', text: '\n' },
  { value: 'rule', text: '\n\n---\n\n' },
  { value: 'nothing', text: '' },
] as const
