import { field, graphOf, step, type ReadyFlow } from '#app/flows/domain/ready_flows/ready_flow'

const MAIL_RULES =
  'At most 90 words, one question at the end, no flattery, no false urgency, and only facts given above.'

export const outreach: ReadyFlow = {
  id: 'outreach',
  title: 'First contact by size of company',
  purpose: 'Writes a first email that fits the size of the company, and checks that it is short.',
  category: 'sales',
  tags: ['outreach', 'email', 'prospects'],
  graph: graphOf(
    [
      step('ask', 'Prospect', {
        fields: [
          field('company', 'Company and what it does'),
          field('employees', 'Employees', 'number'),
          field('offer', 'What do you offer?'),
        ],
      }),
      step('decide', 'Size', {
        rules: [
          {
            ...{ id: 'large', label: 'Large company' },
            all: [{ value: '{{employees}}', test: 'more-than', other: '250' }],
          },
        ],
      }),
      step('prompt', 'Large mail', {
        text: `Write a first email to the head of the department at {{company}}. We offer: {{offer}}.

Begin with a likely concern of a company with {{employees}} people, named as a guess. Ask who looks after it. ${MAIL_RULES}`,
      }),
      step('prompt', 'Small mail', {
        text: `Write a first email to the owner of {{company}}. We offer: {{offer}}.

Begin with what costs a small team of {{employees}} people time, named as a guess. Propose a call of 15 minutes. ${MAIL_RULES}`,
      }),
      step('format', 'Mail', { text: '{{Large mail}}{{Small mail}}' }),
      step('check', 'Length', { text: '{{Mail}}', maxWords: 120 }),
      step('result', 'Ready mail', { value: '{{Mail}}', title: 'First email' }),
      step('prompt', 'Shorter', {
        text: 'Shorten this email to at most 90 words. Keep the question at the end and every fact. Give only the email.\n\n{{Mail}}',
      }),
      step('result', 'Shortened mail', { value: '{{Shorter}}', title: 'First email' }),
    ],
    ...['Prospect > Size', 'Size : large > Large mail', 'Size : otherwise > Small mail'],
    ...['Large mail > Mail', 'Small mail > Mail', 'Mail > Length', 'Length : pass > Ready mail'],
    ...['Length : fail > Shorter', 'Shorter > Shortened mail']
  ),
  inputs: {
    company: 'Nordwind, a regional bus operator',
    employees: 420,
    offer: 'Shift planning software',
  },
}
