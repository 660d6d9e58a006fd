/** Texts of the settings of a step. */
export const inspectorTexts = {
  nothing: 'Select a step to see its settings.',
}
