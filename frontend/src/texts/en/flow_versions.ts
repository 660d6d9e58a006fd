/** Texts of the versions of a flow, and of conflicts. */
export const flowVersionsTexts = {
  none: 'No version has been saved yet.',
  conflict: { title: 'This flow was changed elsewhere' },
}
