/** Texts of the list view of a flow. */
export const stepsTexts = {
  title: 'Steps',
}
