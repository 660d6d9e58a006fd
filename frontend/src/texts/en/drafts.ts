/** Texts of dialogs in which something is written. */
export const draftsTexts = {
  title: 'Discard what you typed?',
  text: 'It has not been saved. If you close this now, it is gone.',
  discard: 'Discard',
  keep: 'Keep editing',
}
