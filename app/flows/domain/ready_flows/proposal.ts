import { field, graphOf, step, type ReadyFlow } from '#app/flows/domain/ready_flows/ready_flow'

const NAMES = ['client', 'project', 'need', 'offer', 'price', 'timeline']
const values = Object.fromEntries(NAMES.map((name) => [name, `{{${name}}}`]))

export const proposal: ReadyFlow = {
  id: 'proposal',
  title: 'Proposal with a cover letter',
  purpose:
    'Fills in the proposal template of the library, writes the proposal, and adds a short cover letter.',
  category: 'sales',
  tags: ['proposal', 'client', 'template'],
  graph: graphOf(
    [
      step('ask', 'Deal', {
        fields: [
          field('client', 'Client'),
          field('project', 'Project'),
          field('need', 'What did they say they need?', 'long-text'),
          field('offer', 'What do you offer?', 'long-text'),
          field('price', 'Price'),
          field('timeline', 'Time'),
        ],
      }),
      step('template', 'Proposal prompt', { templateId: 'proposal-writer', values }),
      step('prompt', 'Proposal', { text: '{{Proposal prompt}}' }),
      step('prompt', 'Cover letter', {
        text: `Write a cover letter of at most 120 words to {{client}} for this proposal:

{{Proposal}}

Begin with their need in their words, name the one thing that will be different afterwards, and end with a next step. Do not repeat the price.`,
      }),
      step('combine', 'Letter and proposal', {}),
      step('result', 'Proposal file', {
        value: '{{Letter and proposal}}',
        title: 'Proposal for {{client}}',
        formats: ['docx', 'pdf'],
      }),
    ],
    ...['Deal > Proposal prompt', 'Proposal prompt > Proposal', 'Proposal > Cover letter'],
    ...['Cover letter > Letter and proposal', 'Proposal > Letter and proposal'],
    'Letter and proposal > Proposal file'
  ),
  inputs: {
    ...{ client: 'Lindholm Dental', project: 'New website', price: '8,400', timeline: 'Six weeks' },
    need: 'Patients should book online; the phone rings all morning.',
    offer: 'A website with online booking, texts and photos included.',
  },
}
