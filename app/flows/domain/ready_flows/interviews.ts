import { field, graphOf, step, type ReadyFlow } from '#app/flows/domain/ready_flows/ready_flow'

export const interviews: ReadyFlow = {
  id: 'interviews',
  title: 'What the interviews say',
  purpose:
    'Reads interview notes one by one, finds what they have in common, and checks that every finding names its evidence.',
  category: 'business-analysis',
  tags: ['research', 'interviews', 'synthesis'],
  graph: graphOf(
    [
      step('ask', 'Research', {
        fields: [
          field('question', 'What do you want to find out?'),
          field('notes', 'Notes, one interview per line', 'list'),
        ],
      }),
      step('for-each', 'Readings', { list: '{{notes}}', gather: 'Reading' }),
      step(
        'prompt',
        'Reading',
        {
          text: `You are a careful qualitative researcher. Our question: {{question}}

Notes of interview {{index}}: """{{item}}"""

List at most five observations that bear on the question. For each give what was said, as a short quote from the notes, and what it may mean, marked as an interpretation. If the notes say nothing about the question, answer exactly: nothing relevant.`,
        },
        'Readings'
      ),
      step('prompt', 'Synthesis', {
        text: `You are a business analyst. Answer this question from the observations below: {{question}}

Observations, one interview after the other:
{{Readings}}

Write: the answer in two sentences; three to five patterns, each with how many interviews support it and one quote; what contradicts them; what we still do not know. Count only what is there. Do not generalize beyond these interviews.`,
      }),
      step('check', 'Evidence', {
        text: '{{Synthesis}}',
        criteria: 'Every pattern names how many interviews support it and has a quote.',
      }),
      step('result', 'Findings', {
        value: '{{Synthesis}}',
        title: 'Findings',
        formats: ['docx', 'pdf'],
      }),
      step('result', 'Findings to review', {
        value: 'Check the evidence by hand before you use this.\n\n{{Synthesis}}',
        title: 'Findings to review',
      }),
    ],
    ...['Research > Readings', 'Readings > Synthesis', 'Synthesis > Evidence'],
    ...['Evidence : pass > Findings', 'Evidence : fail > Findings to review']
  ),
  inputs: {
    question: 'Why do small shops stop using our till software?',
    notes: [
      'Owner says the export takes an hour every Friday; her accountant asks for another format.',
      'Left after the price went up; had used two of ten features; support was friendly.',
    ],
  },
}
