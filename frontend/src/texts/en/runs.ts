/** Texts of the list of all runs, and of the comparison of two. */
export const runsTexts = {
  search: 'Search runs',
  searchHint: 'Flow, input or result',
  noMatch: 'No runs match “{{search}}”.',
  clear: 'Clear search and filters',
  groups: {
    today: 'Today',
    yesterday: 'Yesterday',
    thisWeek: 'This week',
    older: 'Older',
  },
  choose: 'Choose to compare: {{run}}',
  chosen: {
    none: 'Choose two runs of one flow to compare them.',
    one: 'Choose a second run of “{{title}}”.',
    two: 'Two runs of “{{title}}” are chosen.',
  },
  clearChoice: 'Clear choice',

  comparison: {
    title: 'Compare runs',
    with: 'Compare with',
    none: 'Choose a run',
    onlyOne: 'This is the only run of its flow',
    onlyOneText: 'Run the flow again to have something to compare it with.',
    twoFlows: 'These runs are of different flows',
    twoFlowsText: 'Only two runs of one flow can be compared.',
    toRuns: 'All runs',
    option: '{{when}} · {{status}} · {{text}}',
    optionPlain: '{{when}} · {{status}}',
    older: 'Older run: version {{version}}, {{when}}',
    newer: 'Newer run: version {{version}}, {{when}}',
    inputs: 'Inputs',
    results: 'Result',
    steps: 'Other steps',
    lostGraph: 'The flow is no longer there, so its steps have no names here.',
  },
} as const
