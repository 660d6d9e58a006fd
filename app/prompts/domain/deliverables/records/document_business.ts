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
      'the problem shown through one person who has it',
      'the reason for now and for this team',
      'proof so far with its date and source',
      'how the money comes in',
      'the ask and what it pays for',
    ],
    form: 'Write it slide by slide: a headline that states the point, a few lines of text, what is shown.',
    length: 'Use 10 to 12 slides with at most 30 words each.',
    limits: [
      'Make no claim of having no competitors, and name what people do today instead.',
      'Show no market size without saying how it was counted.',
    ],
    test: 'It works if the headlines read one after another tell the whole case.',
    asks: [
      {
        label: 'Audience',
        question: 'Who sees the deck, and what should they agree to?',
        kind: 'readers',
      },
      {
        label: 'Ask',
        question: 'What do you ask for, and what will you do with it?',
        cues: ['raise', 'fund', 'seed', 'invest', 'buy'],
        kind: 'amount',
      },
      {
        label: 'Proof',
        question: 'Which results, customers or figures can you show?',
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
      "the reader's problem in the reader's own words",
      'what they will have at the end',
      'steps with dates and what each side contributes',
      'the price with what it does not include',
      'how to say yes',
    ],
    form: 'Open with their situation and put who we are last and short.',
    length: 'Keep it to two pages.',
    limits: [
      'Tie every piece of work to a need that was named; cut the rest.',
      'Promise no result that others control.',
    ],
    test: 'It works if the person who decides could defend it to a colleague who has not met us.',
    asks: [
      {
        label: 'Need',
        question: 'What does the client want to change, and what did they say about it?',
        cues: ['need', 'problem', 'want', 'ask'],
        kind: 'reason',
      },
      { label: 'Scope and price', question: 'What will you do, at what price?', kind: 'amount' },
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
      'deliverables with the test for accepting each',
      'what is out of scope',
      'what the client must supply and by when',
      'rounds of changes and how extra work is priced',
      'payments tied to milestones',
    ],
    form: 'Number the sections, with deliverables and milestones in a table.',
    length: 'Keep it to two or three pages.',
    limits: [
      'Write deliverables as things that can be handed over, never as support or assistance.',
      'Say what happens when the client is late.',
    ],
    test: 'It works if both sides, reading it after a quarrel, would draw the same line between included and extra.',
    asks: [
      {
        label: 'Deliverables',
        question: 'What exactly is handed over?',
        cues: ['deliver', 'deliverable', 'page', 'design', 'build', 'install'],
      },
      {
        label: 'Price',
        question: 'What is the price, and how is it paid?',
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
