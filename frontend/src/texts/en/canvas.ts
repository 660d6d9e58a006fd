/** Texts of the canvas. */
export const canvasTexts = {
  label: 'Canvas',
}
