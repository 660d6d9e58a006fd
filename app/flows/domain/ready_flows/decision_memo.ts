import { field, graphOf, step, type ReadyFlow } from '#app/flows/domain/ready_flows/ready_flow'

export const decisionMemo: ReadyFlow = {
  id: 'decision-memo',
  title: 'Decision memo with a second opinion',
  purpose:
    'Compares the options for a decision, lets a critic look for holes, and writes a one-page memo.',
  category: 'business-analysis',
  tags: ['decision', 'options', 'memo'],
  graph: graphOf(
    [
      step('ask', 'Decision', {
        fields: [
          field('decision to make', 'What has to be decided?'),
          field('facts', 'What do you know? Figures, limits, deadlines', 'long-text'),
        ],
      }),
      step('prompt', 'Options', {
        text: `You are a business analyst. Decision: {{decision to make}}

Facts: {{facts}}

Compare three realistic options, one of which is to change nothing. Table with the columns option, what it takes, what it brings, main risk, what would have to be true. Use only the facts; mark every assumption as one.`,
      }),
      step('prompt', 'Critique', {
        text: `You are a skeptical board member. Read this comparison for the decision "{{decision to make}}":

{{Options}}

Name the three weakest points: missing facts, hopeful assumptions, costs that nobody mentions. For each say which question would settle it, and who could answer it. Do not propose a decision.`,
      }),
      step('prompt', 'Memo', {
        text: `Write a decision memo of at most 400 words.

Decision: {{decision to make}}
Facts: {{facts}}
Options: {{Options}}
Criticism: {{Critique}}

Sections: recommendation in one sentence, why, what speaks against it, what we decide later and on which sign, next steps with owner [name] and date [date]. If the facts do not allow a recommendation, say so and name the fact that is missing.`,
      }),
      step('result', 'Decision memo', {
        value: '{{Memo}}',
        title: 'Decision memo',
        formats: ['docx', 'pdf'],
      }),
    ],
    ...['Decision > Options', 'Options > Critique', 'Critique > Memo', 'Memo > Decision memo']
  ),
  inputs: {
    'decision to make': 'Should we open a second warehouse?',
    'facts':
      'Orders grew 30 % last year. Rent would be 9,000 a month. 12 % of parcels arrive late.',
  },
}
