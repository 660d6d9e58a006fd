import { field, graphOf, step, type ReadyFlow } from '#app/flows/domain/ready_flows/ready_flow'

export const meeting: ReadyFlow = {
  id: 'meeting',
  title: 'Meeting notes to actions',
  purpose:
    'Takes rough notes apart into decisions, actions and open points, and writes the follow-up email.',
  category: 'operations',
  tags: ['meeting', 'actions', 'follow-up'],
  graph: graphOf(
    [
      step('ask', 'Meeting', { fields: [field('rough notes', 'Your notes', 'long-text')] }),
      step('prompt', 'Parts', {
        text: `Take these meeting notes apart: """{{rough notes}}"""

Keep names, dates and numbers exactly. Write "none" where there is nothing. Do not add what was not said.`,
        answer: 'fields',
        fields: [
          { name: 'decisions', description: 'What was decided, one per line' },
          {
            name: 'actions',
            description: 'Who does what by when, one per line; [who] or [when] if open',
          },
          { name: 'open', description: 'What was left open, one per line' },
        ],
      }),
      step('prompt', 'Follow-up', {
        text: `Write a follow-up email of at most 150 words to everyone who was there.

Decisions: {{Parts.decisions}}
Actions: {{Parts.actions}}
Open: {{Parts.open}}

Begin with the decisions, list the actions by person, and ask for corrections by tomorrow. No thanks for the productive meeting.`,
      }),
      step('result', 'Minutes', {
        value:
          '## Decisions\n\n{{Parts.decisions}}\n\n## Actions\n\n{{Parts.actions}}\n\n## Open\n\n{{Parts.open}}\n\n## Email\n\n{{Follow-up}}',
        title: 'Minutes',
        formats: ['markdown', 'docx'],
      }),
    ],
    ...['Meeting > Parts', 'Parts > Follow-up', 'Follow-up > Minutes']
  ),
  inputs: {
    'rough notes':
      'Launch moved to May 12. Ana asks legal about the terms until Friday. Budget for ads still open.',
  },
}
