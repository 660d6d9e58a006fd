import { inspectorSettingsTexts } from '#frontend/texts/en/inspector_settings'

/** Texts of the settings of a step. */
export const inspectorTexts = {
  nothing: {
    title: 'No step is selected',
    text: 'Select a step on the canvas or in the list to see its settings here.',
    choose: 'Or choose it here',
    empty: 'This flow has no steps yet. Add one, and its settings appear here.',
  },
  several: {
    title: '{{count}} items selected',
    text: 'Select a single step to see its settings.',
    group: 'Group',
    groupName: 'Group',
    delete: 'Remove',
  },
  shown: {
    version: 'Shown as in version {{version}}. To change it, go back to the draft.',
    draft: 'Shown as in the draft. To change it, go back to the draft.',
    empty: 'There are no steps here.',
    nothing: 'Empty',
  },
  note: { title: 'Note', text: 'Text of the note', delete: 'Remove note' },

  about: 'What this step does',
  name: 'Name',
  nameHelp: 'Later steps use its output as “{{name}}”.',
  unused: {
    title: 'No later step uses the output of this step.',
    instead_one: '“{{step}}” uses {{variable}} instead.',
    instead_other: '{{count}} later steps use {{variable}} instead.',
    gathered: '“{{step}}” takes “{{name}}” as the result of each entry.',
    insert: 'To use it, insert {{variable}} in a later step.',
    insertInside:
      'To use it, insert {{variable}} in a later step inside “{{step}}”, or choose this step there as the result of each entry.',
    use: 'Replace with {{variable}}',
  },
  onePerLine: 'One per line',
  choose: 'Choose…',
  noLimit: 'No limit',
  numberWrong: 'Enter a whole number from {{min}} to {{max}}.',
  list: {
    entry: 'Entry {{number}}',
    up: 'Move up: {{name}}',
    down: 'Move down: {{name}}',
    remove: 'Remove: {{name}}',
    wrong: 'Something is missing or wrong in here.',
  },
  values: {
    unused: '“{{name}}” is not used any more.',
    remove: 'Remove “{{name}}”',
  },
  types: {
    'text': 'Short text',
    'long-text': 'Long text',
    'number': 'Number',
    'date': 'Date',
    'choice': 'Choice',
    'yes-no': 'Yes or no',
    'list': 'List',
    'file': 'File',
  },

  variables: {
    hint: 'Type {{ to use an earlier result',
    insert: 'Insert variable',
    insertInto: 'Insert variable: {{label}}',
    none: 'No earlier step gives a value yet.',
    answer: 'The answer to “{{label}}” ({{type}}), which “{{step}}” asks for.',
    output: 'The output of “{{step}}” ({{kind}}).',
    outputFields: 'The output of “{{step}}” ({{kind}}) with the fields: {{fields}}.',
    item: 'The current entry of “{{step}}”.',
    itemOf: 'The current entry of {{list}}, which “{{step}}” goes through.',
    index: 'The number of the current entry of “{{step}}”, from 1.',
    short: { answer: 'Answer: {{label}}', item: 'Current entry', index: 'Number of the entry' },
  },

  score: {
    of: 'Score of this prompt',
    asWritten: 'Score as written',
    noBlanks: 'No blanks to fill',
    blanks_one: '{{value}} when its blank is filled',
    blanks_other: '{{value}} when its {{count}} blanks are filled',
    findings_one: 'One finding',
    findings_other: '{{count}} findings',
  },

  repair: {
    newId: 'Give it a new id',
    rename: 'Rename to “{{name}}”',
    use: 'Use {{variable}}',
    keep: 'Keep as text',
    choose: 'Choose “{{value}}”',
    reset: 'Reset this setting',
    removeSetting: 'Remove this setting',
    leave: 'Move it out',
    disconnect: 'Disconnect “{{from}}” from “{{to}}”',
    singleEdge: 'Keep one connection',
    port: 'Connect from “{{port}}”',
    connect: 'Connect “{{from}}” to “{{to}}”',
    addStep: 'Add a {{kind}} step',
  },

  more: {
    title: 'More',
    cannotFail: 'This kind of step cannot fail, so it needs no further tries.',
    retries: 'Retries after a failure',
    retriesHelp: 'Used when a service is busy or cannot be reached.',
    timeLimit: 'Time limit in seconds',
    comment: 'Comment',
    commentHelp: 'For the people who build this flow. Comments do not affect runs.',
  },

  try: {
    title: 'Try this step',
    text: 'Runs this step alone as it is now, with what the steps before it gave in the last run.',
    samplesText: 'Runs this step alone with the values that you enter here.',
    readsNothing: 'This step uses no earlier results.',
    useSamples: 'Enter sample values',
    useLast: 'Use the last run',
    run: 'Try this step (1 credit)',
    fromHere: 'Run from here (1 credit)',
    open: 'Open the run',
    took: 'Took {{parts}}',
    lastRun: 'Last run: {{parts}}',
    times_one: 'Ran once',
    times_other: 'Ran {{count}} times',
  },

  model: {
    label: 'Model',
    usual: 'Default of the person who runs the flow',
    unknown: '{{model}} (not available)',
  },

  ...inspectorSettingsTexts,
}
