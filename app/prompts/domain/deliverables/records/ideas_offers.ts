import type { Deliverable } from '#app/prompts/domain/deliverables/deliverable'
import { BUDGET, TRIED } from '#app/prompts/domain/deliverables/records/ideas_asks'

/** Plans that are to win somebody, and ways to make an offer or a process better. */
export const OFFERS: Deliverable[] = [
  {
    id: 'campaign_ideas',
    names: [
      'campaign idea',
      'campaign concept',
      'marketing idea',
      'marketing campaign idea',
      'advertising angle',
      'ad concept',
      'outreach idea',
      'fundraising idea',
      'fundraiser idea',
      'press angle',
    ],
    contains: [
      'the thought behind each idea in one sentence',
      'when or where people will come across it',
      'what it takes in money and staff',
      'what people should do when they see it',
      'the number that would show whether it works',
    ],
    form: 'List each idea with its name, how it runs, what it takes and the sign that it works, first choice on top.',
    length: 'Give 8 ideas.',
    limits: [
      'Start from something true about the offer or the people, not from a channel.',
      'Do not count on a celebrity, on going viral or on money that is not mentioned.',
    ],
    test: 'It works if someone who hears an idea in passing could repeat it and would know what to do.',
    asks: [
      { label: 'Aim', question: 'What is it for, and what should people do?', kind: 'purpose' },
      {
        label: 'Audience',
        question: 'Who should it reach, and where can they be found?',
        kind: 'readers',
      },
      BUDGET,
    ],
  },
  {
    id: 'feature_ideas',
    names: [
      'feature idea',
      'feature',
      'product feature',
      'new feature',
      'feature suggestion',
      'feature brainstorm',
      'product idea',
      'app feature',
    ],
    contains: [
      'who needs it and when',
      'what they do today instead',
      'the smallest version that could be tested',
      'the effort it takes and what it could make worse',
      'the behavior that would show it is used',
    ],
    form: 'List each as problem, idea and smallest test, in order of value relative to effort.',
    length: 'Give 8 ideas.',
    limits: [
      'Do not propose a dashboard, badge or AI for its own sake.',
      'Prefer removing a step to adding a screen.',
    ],
    test: 'It works if a cheap test could prove each idea wrong.',
    asks: [
      { label: 'Product', question: 'What does the product do today?', kind: 'facts' },
      {
        label: 'Users',
        question: 'Who uses it, and what do they complain about?',
        kind: 'readers',
      },
      {
        label: 'Goal',
        question: 'What should improve, such as sign-ups, use, revenue or fewer questions?',
        kind: 'purpose',
      },
    ],
  },
  {
    id: 'improvement_ideas',
    names: [
      'improvement idea',
      'improvement',
      'improvement suggestion',
      'way to improve',
      'process improvement',
      'quick win',
      'cost saving idea',
      'saving idea',
      'retention idea',
      'growth idea',
    ],
    contains: [
      'the cause or waste that each idea removes',
      'what someone would do differently starting tomorrow',
      'effort and benefit side by side',
      'who has to agree to it',
      'what it could make worse',
    ],
    form: 'Put the ideas in order of benefit relative to effort, the quick ones first.',
    length: 'Give 8 ideas.',
    limits: [
      'Do not suggest anything that comes down to more meetings, more reminders or trying harder.',
      'Do not state savings that cannot be calculated from what is given.',
    ],
    test: 'It works if each idea names something to stop, start or change, and who does it.',
    asks: [
      {
        label: 'Problem',
        question: 'What goes wrong, takes too long or costs too much today?',
        kind: 'reason',
      },
      TRIED,
      {
        label: 'Resources',
        question: 'How much time, money and authority do you have?',
        cues: ['budget', 'cheap', 'free', 'cost', 'money'],
        kind: 'amount',
      },
    ],
  },
]
