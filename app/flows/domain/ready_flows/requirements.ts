import { field, graphOf, step, type ReadyFlow } from '#app/flows/domain/ready_flows/ready_flow'

export const requirements: ReadyFlow = {
  id: 'requirements',
  title: 'Requirements with risks',
  purpose:
    'Writes a short product requirements document, and beside it the risks and the open questions.',
  category: 'product-management',
  tags: ['requirements', 'risks', 'planning'],
  graph: graphOf(
    [
      step('ask', 'Feature', {
        fields: [
          field('feature idea', 'What do you want to build?', 'long-text'),
          field('users', 'Who needs it, and why?'),
        ],
      }),
      step('prompt', 'Document', {
        text: `You are a product manager. Write a requirements document of at most 500 words.

Idea: {{feature idea}}
Users: {{users}}

Sections: problem, users, goal with one measure, what is in, what is out, requirements as numbered sentences that can be tested, rollout. Mark assumptions. Do not describe the interface.`,
      }),
      step('prompt', 'Risks', {
        text: `You are an experienced engineer and a lawyer for privacy. Read these requirements:

{{Document}}

List the five largest risks: what could happen, how likely, what it would cost, the earliest sign, the cheapest precaution. Order by likelihood times cost, and be specific to these requirements.`,
      }),
      step('prompt', 'Open questions', {
        text: `Read these requirements as somebody who has to build them tomorrow:

{{Document}}

List at most eight questions that would stop you. For each say who can answer it and what you would assume without an answer.`,
      }),
      step('combine', 'Package', { hasHeadings: true }),
      step('result', 'Requirements', {
        value: '{{Package}}',
        title: 'Requirements',
        formats: ['docx'],
      }),
    ],
    ...[
      'Feature > Document',
      'Document > Risks',
      'Document > Open questions',
      'Document > Package',
    ],
    ...['Risks > Package', 'Open questions > Package', 'Package > Requirements']
  ),
  inputs: {
    'feature idea': 'Customers can pause their subscription for up to three months.',
    'users': 'People who travel or are ill, and now cancel because they cannot pause',
  },
}
