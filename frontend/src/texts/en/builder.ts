/** Texts of the frame of the flow builder. */
export const builderTexts = {
  back: 'Back to My Flows',
  rename: 'Edit name and tags',
  undo: 'Undo',
  redo: 'Redo',
  showList: 'Show as a list',
  showCanvas: 'Show as a canvas',
  panel: {
    label: 'Flow panel',
    step: 'Step',
    run: 'Run',
    versions: 'Versions',
    backToFlow: 'Back to the flow',
  },
}
