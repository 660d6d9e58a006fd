/** Texts of the frame of the flow builder. */
export const builderTexts = {
  back: 'Back to My Flows',
  goToRun: 'Go to Run',
  rename: 'Edit name and tags',
  undo: 'Undo',
  redo: 'Redo',
  showList: 'Show as a list',
  showCanvas: 'Show as a canvas',
  progress: {
    label: 'Progress:',
    of: '{{done}} of {{count}}',
    title: 'Progress of this flow',
    done: 'Done',
    next: {
      none: 'Next: give the flow a name.',
      goal: 'Next: add the steps that do the work.',
      context: 'Next: add the steps that do the work.',
      steps: 'Next: fix what the Run panel lists.',
      check: 'Next: run the flow once with real answers.',
      testRun: 'Next: publish a version, so that others can run it.',
      published: 'Others can run the published version.',
    },
  },
  panel: {
    label: 'Flow panel',
    step: 'Step',
    run: 'Run',
    versions: 'Versions',
    backToFlow: 'Back to the flow',
  },
}
