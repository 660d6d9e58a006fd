import { field, graphOf, step, type ReadyFlow } from '#app/flows/domain/ready_flows/ready_flow'

export const feedback: ReadyFlow = {
  id: 'feedback',
  title: 'Feedback to the right place',
  purpose:
    'Sorts a piece of customer feedback and writes what the team needs: a bug report, a user story or an answer.',
  category: 'product-management',
  tags: ['feedback', 'triage', 'bugs'],
  graph: graphOf(
    [
      step('ask', 'Feedback', {
        fields: [field('message', 'What did the customer write?', 'long-text')],
      }),
      step('sort', 'Kind', {
        text: '{{message}}',
        categories: [
          { id: 'bug', label: 'Bug', description: 'Something does not work as it should' },
          { id: 'wish', label: 'Wish', description: 'Something new or different is wanted' },
          { id: 'question', label: 'Question', description: 'The person needs an explanation' },
        ],
      }),
      step('prompt', 'Bug report', {
        text: `Write a bug report from this message: """{{message}}"""

Fields: title of at most ten words, steps to reproduce, expected, actual, how many people it may affect, what to ask the customer. Write [unknown] for what the message does not say; never guess versions or devices.`,
      }),
      step('prompt', 'User story', {
        text: `Write a user story from this message: """{{message}}"""

Give: the need behind the wish; "As a …, I want …, so that …"; three acceptance criteria that can be tested; one cheaper way to meet the same need; two questions to the customer. Do not promise anything.`,
      }),
      step('prompt', 'Answer', {
        text: `Draft an answer to this question of a customer: """{{message}}"""

At most 100 words, friendly and direct. Put [check: …] where you need a fact about the product, and do not invent features. End with one offer of further help.`,
      }),
      step('result', 'For the team', {
        value: '{{Bug report}}{{User story}}{{Answer}}',
        title: 'Feedback',
      }),
    ],
    ...[
      'Feedback > Kind',
      'Kind : bug > Bug report',
      'Kind : wish > User story',
      'Kind : question > Answer',
    ],
    ...['Bug report > For the team', 'User story > For the team', 'Answer > For the team']
  ),
  inputs: {
    message: 'Since Monday the export button does nothing when I choose more than 50 rows.',
  },
}
