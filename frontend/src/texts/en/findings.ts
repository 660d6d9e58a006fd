/** Texts of the list of findings beside a prompt. */
export const findingsTexts = {
  title: 'Findings',
  none: 'No findings.',
  more: 'Show all {{total}}',
  less: 'Show fewer',
  show: 'Show in the text: {{text}}',
  wholeText: 'The whole prompt',
  apply: 'Apply',
  applyOf: 'Apply: {{change}}',
}
