/** Texts of the Prompt Editor: its analysis, and why a text was left alone. */
export const editorTexts = {
  editor: {
    pageTitle: 'Prompt Editor',
    title: 'Prompt Editor',
    analysing: 'Working on your prompt',
    steps: {
      one: 'Analyzing your prompt structure...',
      two: 'Identifying improvement opportunities...',
      three: 'Generating enhanced versions...',
      four: 'Finalizing recommendations...',
    },
    stepLabels: {
      one: 'Structure',
      two: 'Opportunities',
      three: 'Versions',
      four: 'Recommendations',
    },
    progress: 'Progress of the analysis',
    stop: 'Stop',
    stopped: 'The analysis was stopped. Your prompt is as you left it.',
    templateMissing: 'Template not found',
    templateMissingLead: 'It may have been renamed or removed. Your own prompts are not affected.',
    templateFailed: 'The template could not be loaded.',
    empty: 'Write a prompt, or paste one, to see what would make it better.',
    example: 'Write an email about our new product',
    notAnalysed: 'This prompt has not been analyzed yet.',
    tryExample: 'Try an example',
    original: 'Original Prompt',
    originalPlaceholder: 'Type or paste a prompt.',
    reanalyse: 'Re-analyze',
    changed:
      'You have changed the text since the analysis. Re-analyze to work on what it says now.',
    failed: 'The prompt could not be analyzed in this browser. Your text is safe.',
    retry: 'Try again',
    notRecorded: 'Not in your history yet: the server does not answer. It will be tried again.',
    notice: 'The result below was worked out in your browser.',
    versions: 'Enhanced versions',
    toVersions: 'Go to the enhanced versions',
    versionsLead:
      'Ways to say it better. Take one as it is, or leave out the changes you do not want.',
    unchangedLead: 'Move a setting to ask for something else.',
  },

  leftAlone: {
    excellent: 'This prompt is excellent already. Nothing needed to change.',
    language:
      'This text is not in English. It was looked at, but it is not rewritten, so that it stays in its language.',
    empty: 'There is nothing to improve here yet. Say what you want to have made.',
    no_gain: 'No rewrite scored better than your own words, so they stay as they are.',
  },

  analysis: {
    title: 'Analysis',
    flags: {
      hasRole: 'Role',
      hasContext: 'Context',
      hasFormat: 'Format',
      hasConstraints: 'Constraints',
    },
    present: 'There',
    missing: 'Missing',
    suggestions: 'Suggestions',
    findings: 'Findings',
    findingsNone: 'No rule found anything to say.',
    more: 'Show all {{total}}',
    less: 'Show fewer',
    show: 'Show in the text: {{text}}',
    wholeText: 'The whole prompt',
    complete: 'Nothing is missing.',
    score: 'Score of your prompt',
  },
}
