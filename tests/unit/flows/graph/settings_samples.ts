import type { NodeKind } from '#app/flows/domain/graph/graph'
import type { Condition } from '#app/flows/domain/graph/settings'

const long: Condition = { value: '{{text}}', test: 'more-than', other: '10' }

/** Settings of each kind as a person would fill them in, with the ports that they give. */
export const SETTINGS_SAMPLES: [NodeKind, Record<string, unknown>, string[]][] = [
  [
    'ask',
    {
      fields: [
        { name: 'topic', label: 'Topic', type: 'text', isRequired: true, sample: 'Tea' },
        { name: 'tone', label: 'Tone', type: 'choice', isRequired: false, choices: ['a', 'b'] },
      ],
    },
    ['done'],
  ],
  [
    'prompt',
    { text: 'Write about {{topic}}.', model: null, maxTokens: 500, answer: 'text', fields: [] },
    ['done', 'failed'],
  ],
  ['improve', { text: 'write a mail', variant: 'structured' }, ['done', 'failed']],
  [
    'template',
    { templateId: 'email-campaign', values: { company: '{{company}}' } },
    ['done', 'failed'],
  ],
  [
    'decide',
    { rules: [{ id: 'long', label: 'Long', all: [long] }] },
    ['long', 'otherwise', 'failed'],
  ],
  [
    'sort',
    {
      ...{ text: '{{mail}}', model: 'demo' },
      categories: [
        { id: 'bug', label: 'Bug', description: 'Something does not work' },
        { id: 'wish', label: 'Wish', description: '' },
      ],
    },
    ['bug', 'wish', 'failed'],
  ],
  [
    'for-each',
    { list: '{{topics}}', parallel: 3, whenItemFails: 'skip', gather: 'Post' },
    ['done', 'failed'],
  ],
  ['combine', { separator: '\n\n', hasHeadings: true }, ['done']],
  ['format', { text: '# {{title}}', as: 'text' }, ['done', 'failed']],
  [
    'check',
    {
      ...{ text: '{{post}}', all: [long], minWords: 10, maxWords: 200, model: null },
      criteria: 'Names no customer.',
    },
    ['pass', 'fail', 'failed'],
  ],
  [
    'approval',
    {
      ...{ question: 'May this go out?', content: '{{post}}', mayEdit: true, needsAccount: false },
      ...{ expiresHours: 48, reminderHours: 24 },
    },
    ['approved', 'rejected', 'expired'],
  ],
  [
    'fetch',
    {
      ...{ url: 'https://example.com/{{page}}', method: 'POST', body: '{{text}}', read: 'json' },
      headers: [{ name: 'Accept', value: 'application/json' }],
    },
    ['done', 'failed'],
  ],
  ['flow', { flowId: 'abc', values: { topic: '{{topic}}' } }, ['done', 'failed']],
  ['result', { value: '{{post}}', title: 'Post', formats: ['docx'] }, ['done']],
]
