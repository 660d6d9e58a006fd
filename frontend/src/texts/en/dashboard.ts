/** Texts of the overview. */
export const dashboardTexts = {
  title: 'Dashboard',
  lead: 'What you did last, what waits for you, and what you have left.',
  improve: 'Improve a prompt',
  loading: 'Loading: {{what}}',
  failed: 'Could not be loaded: {{what}}',
  waiting: {
    title: 'Waiting for you',
    all: 'All that wait',
    empty: 'No run waits for your answer.',
  },
  prompts: {
    title: 'Recent prompts',
    all: 'Saved prompts',
    empty: 'You have not improved a prompt yet.',
  },
  flows: {
    title: 'Flows',
    all: 'My Flows',
    empty: 'You have no flows yet. A prompt that works can become one.',
    step: 'step {{step}} of 6',
  },
  credits: {
    title: 'Credits',
    all: 'Usage',
    left: '{{left}} of {{limit}} left',
    reset: 'They reset on {{when}}.',
  },
  scores: {
    title: 'Scores of your prompts',
    all: 'Recent activity',
    failed: 'The scores could not be loaded',
    empty: 'Improve four prompts or more to see how their scores change.',
    meaning: 'A score says how completely a prompt tells a model what it needs, out of 100.',
    bar: '{{title}}: {{score}}, {{when}}',
    chart: 'The scores of the last {{count}} prompts lie between {{least}} and {{most}}.',
    top: 'Highest: {{most}}',
    changed: 'On average, the later half scores {{last}}, the earlier half {{first}}.',
    same: 'On average, both halves score {{last}}.',
  },
}
