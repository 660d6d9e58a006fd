/** Texts of the frame of the flow builder. */
export const builderTexts = {
  back: 'Back to My Flows',
  draft: 'Flow',
  run: 'Run',
  lastResult: 'Result of the last run',
  tooLong:
    'Use at most {{most}} characters. These {{count}} are not saved, and the flow keeps the text from before.',
  tooManyLines: 'Use at most {{most}} lines. These {{count}} are not saved.',
  tooLongLine: 'Use at most {{most}} characters in line {{number}}. Until then, nothing is saved.',
  rename: 'Edit name and tags',
  saveAsNew: 'Save as a new flow',
  readOnly: {
    title: 'This flow is read-only',
    text: 'The {{plan}} plan includes {{count}} flows: those that you changed last can be edited. This one can be opened, run, exported and deleted, and nothing of it is lost.',
  },
  undo: 'Undo',
  redo: 'Redo',
  showList: 'Show as a list',
  showCanvas: 'Show as a canvas',
  progress: {
    label: 'Progress:',
    of: '{{done}} of {{count}}',
    comesNext: 'Next: {{name}}',
    title: 'Progress of this flow',
    done: 'Done',
    next: {
      none: 'Next: give the flow a name.',
      goal: 'Next: add the steps that do the work.',
      context: 'Next: add the steps that do the work.',
      steps: 'Next: fix what the Run panel lists.',
      check: 'Next: run the flow once with real answers.',
      testRun: 'Next: publish a version. Then share a link so that others can copy it.',
      published:
        'A new link shows the published version, or the draft if none is published. Existing links do not change.',
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
