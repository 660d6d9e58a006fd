import { field, graphOf, step, type ReadyFlow } from '#app/flows/domain/ready_flows/ready_flow'

const FACTS = `Product: {{product}}
Audience: {{audience}}
Goal: {{goal}}
Message: {{message}}`

export const campaign: ReadyFlow = {
  id: 'campaign',
  title: 'Campaign from one brief',
  purpose:
    'Turns a short brief into one message, and that message into an email, posts and a landing page that agree with each other.',
  category: 'marketing',
  tags: ['campaign', 'email', 'social'],
  graph: graphOf(
    [
      step('ask', 'Brief', {
        fields: [
          field('product', 'What do you offer?', 'long-text'),
          field('audience', 'Who is it for?'),
          field('goal', 'What should people do?'),
        ],
      }),
      step('prompt', 'Message', {
        text: `You are a brand strategist. Find the one message of a campaign.

Product: {{product}}
Audience: {{audience}}
Goal: {{goal}}

Give, in at most 120 words: the problem in the audience's own words, the promise in one sentence, two reasons to believe it, and the most likely doubt with an honest answer. Use only the facts above; put [fact needed] where one is missing.`,
      }),
      step('prompt', 'Email', {
        text: `You are an email marketer. Write one campaign email.

${FACTS}

Format: three subject lines of at most 50 characters, a preview line of at most 90 characters, a body of 120 to 180 words, and one button text of at most four words. Keep the promise of the message word for word. No false urgency, no invented numbers.`,
      }),
      step('prompt', 'Posts', {
        text: `You are a social media editor. Write three posts for LinkedIn.

${FACTS}

Each post takes another angle: a question, a small story, a practical tip. At most 100 words each, the first line works alone, and each ends with the goal. No hashtag lists, no invented customers.`,
      }),
      step('prompt', 'Landing page', {
        text: `You are a conversion copywriter. Write the text of a landing page.

${FACTS}

Sections in this order: headline of at most 10 words, subheading, three benefits with one sentence each, the doubt and its answer, a call to action. Plain language, active sentences, no superlatives.`,
      }),
      step('combine', 'Campaign', { hasHeadings: true }),
      step('result', 'Campaign kit', {
        value: '{{Campaign}}',
        title: 'Campaign kit',
        formats: ['markdown', 'docx'],
      }),
    ],
    ...['Brief > Message', 'Message > Email', 'Message > Posts', 'Message > Landing page'],
    ...[
      'Email > Campaign',
      'Posts > Campaign',
      'Landing page > Campaign',
      'Campaign > Campaign kit',
    ]
  ),
  inputs: {
    product: 'A bookkeeping app that reads receipts from photos and prepares the VAT return.',
    audience: 'Self-employed designers',
    goal: 'Start the free 14-day trial',
  },
}
