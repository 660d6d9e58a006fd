import type { Deliverable } from '#app/prompts/domain/deliverables/deliverable'

/** Papers that offer something to somebody outside. */
export const BUSINESS_PAPERS: readonly Deliverable[] = [
  {
    id: 'pitch_deck',
    names: [
      'pitch deck',
      'investor deck',
      'pitch slides',
      'slide deck',
      'deck',
      'pitch presentation',
    ],
    contains: [
      'the problem, shown through one person who has it',
      'the reasons for doing it now and with this team',
      'proof so far, with its date and source',
      'how the business makes money',
      'the ask and what it pays for',
    ],
    form: 'Write it slide by slide: a headline that states the point, a few lines of text and what is shown.',
    length: 'Use 10 to 12 slides with at most 30 words each.',
    limits: [
      'Do not claim that there are no competitors; name what people do today instead.',
      'Show no market size without saying how it was calculated.',
    ],
    test: 'It works if the headlines, read in order, tell the whole story.',
    asks: [
      {
        label: 'Audience',
        question: 'Who will see the deck, and what should they agree to?',
        kind: 'readers',
      },
      {
        label: 'Ask',
        question: 'What are you asking for, and what will you do with it?',
        cues: ['raise', 'fund', 'seed', 'invest', 'buy'],
        kind: 'amount',
      },
      {
        label: 'Proof',
        question: 'What results, customers or figures can you show?',
        cues: ['customer', 'revenue', 'user', 'pilot', 'growth', 'sales'],
      },
    ],
  },
  {
    id: 'client_proposal',
    names: [
      'proposal',
      'client proposal',
      'project proposal',
      'service proposal',
      'consulting proposal',
      'business proposal',
      'sales proposal',
      'written offer',
      'tender',
    ],
    contains: [
      "the client's problem in the client's own words",
      'what the client will have at the end',
      'the steps, with dates and what each side contributes',
      'the price and what it does not include',
      'how to accept',
    ],
    form: "Open with the client's situation, and put a short section about us last.",
    length: 'Keep it to two pages.',
    limits: [
      'Tie every piece of work to a stated need; cut the rest.',
      'Do not promise results that others control.',
    ],
    test: 'It works if the decision-maker could defend it to a colleague who has not met us.',
    asks: [
      {
        label: 'Need',
        question: 'What does the client want to change, and what did they say about it?',
        cues: ['need', 'problem', 'want', 'ask'],
        kind: 'reason',
      },
      {
        label: 'Scope and price',
        question: 'What will you do, and at what price?',
        kind: 'amount',
      },
      {
        label: 'Timing',
        question: 'When could you start, and when must it be finished?',
        cues: ['week', 'month', 'deadline', 'start'],
        kind: 'date',
      },
    ],
  },
  {
    id: 'statement_of_work',
    names: [
      'statement of work',
      'sow',
      'scope of work',
      'scope document',
      'work order',
      'project scope',
    ],
    contains: [
      'each deliverable with its acceptance test',
      'what is out of scope',
      'what the client must supply, and by when',
      'the rounds of revisions and how extra work is priced',
      'payments tied to milestones',
    ],
    form: 'Number the sections, with deliverables and milestones in a table.',
    length: 'Keep it to two or three pages.',
    limits: [
      'Describe deliverables as things that can be handed over, never as support or assistance.',
      'Say what happens when the client is late.',
    ],
    test: 'It works if both sides, reading it after a dispute, would draw the same line between included and extra.',
    asks: [
      {
        label: 'Deliverables',
        question: 'What exactly will be delivered?',
        cues: ['deliver', 'deliverable', 'page', 'design', 'build', 'install'],
      },
      {
        label: 'Price',
        question: 'What is the price, and how will it be paid?',
        cues: ['fixed', 'hourly', 'rate', 'fee'],
        kind: 'amount',
      },
      {
        label: 'Dates',
        question: 'When does the work start and end?',
        cues: ['week', 'month', 'deadline'],
        kind: 'date',
      },
    ],
  },
]
